import { WIRING_NOTICE } from '@tradewind/contract/closing-words';
import { STANDARD_DAYS } from '@tradewind/contract/standard-terms';
import { type HelpTopic, meaningOf } from '../../../platform/help.ts';

const HELD_IN_TRUST: HelpTopic['answer'] = {
  en: 'In a closing through the brokerage, a licensed broker holds the money in a trust account, apart from the brokerage’s own. It comes in by wire only, and it leaves at the release, after every boat is accepted and every paper is in. A trade that you close directly has nobody who holds the money.',
  es: 'En un cierre por la correduría, un corredor con licencia guarda el dinero en una cuenta fiduciaria, aparte del de la correduría. Entra solo por transferencia y sale con la liberación, cuando cada barco está aceptado y cada papel está. En un intercambio que cerráis directamente nadie guarda el dinero.',
  fr: 'Dans une clôture par le courtier, un courtier agréé garde l’argent sur un compte séquestre, à part du sien. Il arrive seulement par virement et part à la libération, quand chaque bateau est accepté et chaque papier présent. Dans un échange conclu directement, personne ne garde l’argent.',
  de: 'Bei einem Abschluss über den Makler hält ein lizenzierter Makler das Geld auf einem Treuhandkonto, getrennt von seinem eigenen. Es kommt nur per Überweisung und geht bei der Freigabe hinaus, wenn jedes Boot angenommen ist und jedes Papier vorliegt. Bei einem direkten Abschluss hält niemand das Geld.',
};

/** Means of payment that a trust account doesn't take. */
const NOT_WIRED =
  /\b(?:cashiers?(?: 's)?|certified|bank|personal|paper|tellers?|business|company) (?:checks?|drafts?)\b|\b(?:a|by|with|via|mail|send|write|paper|another|in) (?:\w+ )?checks?\b|\bmy (?:checks?|check ?-? ?book)\b|\bmoney orders?\b|\b(?:credit|debit|prepaid|bank) ?cards?\b|\b(?:amex|visa|mastercard|master card|american express|discover card|apple pay|google pay|ach|e ?-? ?checks?|western union|money ?gram|affirm|klarna)\b|\b(?:by|with|on|use|using) (?:a |my |our )(?:\w+ )?cards?\b/;

const COINS =
  /\b(?:crypto\w*|bitcoins?|btc|coins|eth|ether|ethereum|usdt|usdc|tether|stable ?-? ?coins?|doge\w*|litecoin|solana|xrp|monero)\b/;

/** Deposits, wires and coins of a closing. */
export const closingMoneyHelp: readonly HelpTopic[] = [
  {
    id: 'pay-cash',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|am|is|do|would|will)\b/,
        /\b(?:i|we|you|people|it)\b/,
        /\b(?:pay|pays|paying|buy|buying|accept|take|purchase)\b/,
        /\b(?:in |with |by |using |for |all |only )?cash\b/,
        /^(?!.*\b(?:he|she|they|him|her|them|sellers?|owners?|buyers?|guy|guys|someone|somebody|me|outside|direct\w*|skip|avoid|without|fees?|closing|deposit|bills?|app|bank|check|boats (?:for|with)|trade|swap|plus|and my|on top|subscription|difference|back|part|half)\b|.*_(?:money|bound|own|type)_)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Yes, an offer can be cash alone, for any boat. In a closing that money comes by wire, from an account in your name: bills aren’t taken. Don’t hand cash to an owner you don’t know, because nobody could get it back.',
      es: 'Sí, una oferta puede ser solo dinero, para cualquier barco. En un cierre, ese dinero entra por transferencia desde una cuenta a tu nombre: no se admiten billetes. No entregues efectivo a un dueño que no conoces, porque nadie podría devolvértelo.',
      fr: 'Oui, une offre peut être seulement de l’argent, pour tout bateau. Dans une clôture, cet argent arrive par virement d’un compte à votre nom : pas de billets. Ne remettez pas d’espèces à un propriétaire inconnu, car personne ne pourrait vous les rendre.',
      de: 'Ja, ein Angebot kann nur aus Geld bestehen, für jedes Boot. Beim Abschluss kommt dieses Geld per Überweisung von einem Konto auf deinen Namen: Bargeld wird nicht angenommen. Gib einem unbekannten Besitzer kein Bargeld, denn niemand könnte es zurückholen.',
    },
  },
  {
    id: 'wire-only',
    asks: ['pay closing by card', 'pay closing by check'],
    ideas: [
      [
        /\b(?:buyers?|he|she|they|guy|someone|somebody)\b/,
        /\b(?:pays?|paying|brings?|bringing|come|comes|hand|give|wants to)\b.*\bcash\b|\bcash\b.*\b(?:pays?|paying|brings?)\b/,
        /\b(?:marina|dock|boat ramp|in person|in hand|at my (?:house|place|slip)|parking|meet|bag|suitcase|envelope|bills)\b/,
      ],
      [
        /\b(?:bitcoins?|btc|crypto\w*|coins|credit cards?|cards?|checks?|cash|paypal|venmo|zelle)\b/,
        /\b(?:fees?|closing|deposit|service|survey|subscription)\b/,
        /\b(?:do|does|can|could|may|will|would) (?:you|i|we|the broker\w*)\b.*\b(?:take|accept|pay|use)\b/,
        /^(?!.*\b(?:subscription|listing|monthly|he|she|they|seller|owner|buyer|check (?:the|my|if|on)|check out|how much)\b)/,
      ],
      [
        /\b(?:debit|credit) ?(?:cards?)?\b|\b(?:a|my|by|with) cards?\b/,
        /\b(?:okay|ok|fine|accepted|taken|possible|works?|good enough|allowed)\b/,
        /\b(?:deposit|balance|rest|closing|boat|fees?|payment|down payment)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|subscription|monthly|listing|loan|score|check|report|good credit|bad credit|credit for)\b)/,
      ],
      [
        /\b(?:pay|paying|payment)\b/,
        /\b(?:by|with|use|using) (?:a |my |the )?(?:credit |debit )?(?:cards?|checks?|visa|mastercard|amex|apple pay)\b/,
        /\b(?:closing|fee|fees|deposit|balance|rest|remainder|boat|you|it)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|cashier|subscription)\b)/,
      ],
      [
        /\b(?:pay|paying|payment|bring|buy|buying|settle|hand over|put down)\b/,
        /\b(?:(?:actual|physical|paper|real|dollar|hard|cold hard) (?:bills?|cash|money|dollars)|(?:like|with|in|using) bills|banknotes|bank notes|(?:suitcase|briefcase|bag|stacks?|pile|envelope) (?:of|full of|with) (?:\w+ )?(?:cash|money|bills|dollars))\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|buyer|wants?|asks?|asked|insists?)\b)/,
      ],
      [
        /\b(?:i|we|my|our|you)\b/,
        /\b(?:pay\w*|paid|mail|mailing|send|sending|put|drop|bring|bringing|use|using|charge|write|cover|settle|take|accept|do|split)\b/,
        NOT_WIRED,
        /\b(?:rest|balance|remainder|remaining|deposit|closing|fees?|down payment|final payment|boat|you(?: guys| all)?|what i owe|purchase|difference)\b/,
        /^(?!.*\b(?:he|she|they|wants?|asks?|asked|insists?|buyers?|pays? me|pay me|subscription|monthly|listing|check (?:if|whether|on|out|the|my)|draft (?:an?|the)|send the card|finance|loan|more than|too much|send back)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'No: in a closing, money comes in by wire only, from an account in your name. Cash, checks, cards and coins aren’t taken into the trust account.',
      es: 'No: en un cierre, el dinero entra solo por transferencia, desde una cuenta a tu nombre. La cuenta fiduciaria no admite efectivo, cheques, tarjetas ni monedas.',
      fr: 'Non : dans une clôture, l’argent arrive seulement par virement, depuis un compte à votre nom. Le compte séquestre ne prend ni espèces, ni chèques, ni cartes, ni pièces.',
      de: 'Nein: Bei einem Abschluss kommt Geld nur per Überweisung, von einem Konto auf deinen Namen. Bargeld, Schecks, Karten und Coins nimmt das Treuhandkonto nicht.',
    },
  },
  {
    id: 'payment-methods',
    asks: [],
    ideas: [
      [
        /\b(?:payment (?:methods?|options?|types?|forms?)|(?:ways?|methods?|means) (?:of |to )pay\w*|how (?:can|do|should|must|may|could) (?:i|we) pay\b|which payments?)\b/,
        /^(?!.*\b(?:he|she|they|subscription|monthly|listing|loan|installments?|fees?|back|less|tax(?:es)?|survey|how much|sellers?|owners?|buyers?|bitcoins?|crypto|checks?|cards?)\b)/,
      ],
      [
        /\b(?:what|which) (?:kinds? of |sorts? of |forms? of )?payments? (?:do|does|can|will|is|are)\b/,
        /\b(?:accept|accepted|take|taken|possible|allowed)\b/,
        /^(?!.*\b(?:subscription|monthly|listing|sellers?|owners?|he|she|they)\b)/,
      ],
      [
        /\bwho(?:m)? (?:do|should|would|must) (?:i|we) (?:\w+ )?pay\b(?! for)/,
        /\b(?:or|boat|you|money|seller|owner|when i buy|if i buy|in a closing)\b/,
        /^(?!.*\b(?:tax(?:es)?|fees?|survey\w*|how much|he|she|they|wants?|asks?|asked|says?|said|told)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'In a closing you pay by wire, from an account in your own name, into the brokerage’s trust account; your broker tells you the account by phone. Cash, checks, cards and payment apps aren’t taken. Bitcoin and things can be part of an offer if the owner takes them.',
      es: 'En un cierre pagas por transferencia, desde una cuenta a tu nombre, a la cuenta fiduciaria de la correduría; tu corredor te dice la cuenta por teléfono. No se aceptan efectivo, cheques, tarjetas ni aplicaciones de pago. Bitcoin y otras cosas pueden formar parte de una oferta si el dueño las acepta.',
      fr: 'Dans une clôture, vous payez par virement, d’un compte à votre nom, sur le compte séquestre du courtier ; il vous donne le compte par téléphone. Espèces, chèques, cartes et applications de paiement ne sont pas acceptés. Bitcoin et d’autres biens peuvent faire partie d’une offre si le propriétaire les prend.',
      de: 'Bei einem Abschluss zahlst du per Überweisung von einem Konto auf deinen Namen auf das Treuhandkonto des Maklers; dein Makler nennt dir das Konto am Telefon. Bargeld, Schecks, Karten und Bezahl-Apps werden nicht angenommen. Bitcoin und Sachen können Teil eines Angebots sein, wenn der Besitzer sie nimmt.',
    },
  },
  {
    id: 'wire-of-somebody-else',
    asks: [],
    ideas: [
      [
        /\b(?:my|our) (?:\w+ )?(?:dad|father|mom|mother|parents|wife|husband|spouse|partner|brother|sister|son|daughter|kids?|friend|buddy|company|business|llc|trust|boss|uncle|aunt|cousin|in ?-? ?laws?|girlfriend|boyfriend|fiancee?)\b/,
        /\b(?:wires?|wired|wiring|pays?|paying|sends?|sending|transfers?|covers?|account)\b/,
        /\b(?:money|rest|balance|deposit|wire|wires|boat|it|part|half|closing|instead of me|for me)\b/,
        /\b(?:can|could|may|is it|okay|ok|allowed|possible|does it matter|problem)\b/,
        /^(?!.*\b(?:sign|listing|login|password|inspection|survey|see|tell|message|sellers?|owners?|he says|she says|says?|said|asks?|asked|wants me)\b)/,
      ],
      [
        /\b(?:two|2|several|multiple|three|separate|different|more than one) (?:\w+ )?(?:wires?|transfers?|payments?|accounts|banks)\b/,
        /\b(?:balance|rest|deposit|closing|boat|money|wire|pay|send|remainder)\b/,
        /\b(?:can|could|may|is it|okay|ok|allowed|possible|split)\b/,
        /^(?!.*\b(?:password|login|listings?)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Money for a closing must come by wire from an account in your own name. Whether an account of somebody else or several wires are possible, your broker must say before anything is sent; until then, don’t send it that way.',
      es: 'El dinero de un cierre debe llegar por transferencia desde una cuenta a tu nombre. Si vale la cuenta de otra persona o varias transferencias, debe decirlo tu corredor antes de enviar nada; hasta entonces, no lo envíes así.',
      fr: 'L’argent d’une clôture doit venir par virement d’un compte à votre nom. Votre courtier doit dire si le compte d’une autre personne ou plusieurs virements sont possibles, avant tout envoi ; d’ici là, n’envoyez rien ainsi.',
      de: 'Geld für einen Abschluss muss per Überweisung von einem Konto auf deinen Namen kommen. Ob das Konto einer anderen Person oder mehrere Überweisungen gehen, muss dein Makler vorher sagen; bis dahin schick nichts auf diesem Weg.',
    },
  },
  {
    id: 'coins-to-seller',
    asks: [],
    ideas: [
      [
        /\bbuyers?\b/,
        /\b(?:pay\w*|sends?|send|transfer)\b/,
        /\b(?:crypto\w*|bitcoins?|btc|coins|usdt|ether\w*)\b/,
        /^(?!.*\b(?:more than|over|above|extra|overpay\w*|front|upfront)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Only as part of an offer that you close through the brokerage: there the coins go straight to your wallet, after a test payment, and dollars come in by wire. Outside of a closing, nobody watches over the payment or the papers, so please don’t take coins there.',
      es: 'Solo como parte de una oferta que cerráis por la correduría: allí las monedas van directamente a tu cartera, tras un pago de prueba, y los dólares llegan por transferencia. Fuera de un cierre nadie vigila el pago ni los papeles, así que no aceptes monedas allí.',
      fr: 'Seulement dans une offre conclue par le courtier : les coins vont alors directement à votre portefeuille, après un paiement test, et les dollars arrivent par virement. Hors d’une clôture, personne ne surveille le paiement ni les papiers : n’y acceptez pas de coins.',
      de: 'Nur als Teil eines Angebots, das ihr über den Makler abschließt: Dort gehen die Coins nach einer Testzahlung direkt an deine Wallet, und Dollar kommen per Überweisung. Ohne Abschluss achtet niemand auf Zahlung und Papiere, nimm dort also keine Coins an.',
    },
  },
  {
    id: 'late-wire',
    asks: ['wire late', 'deposit late'],
    ideas: [
      [
        /\b(?:miss\w*|pass(?:es)?|blow|after|too late for|not make|past|late)\b/,
        /\b(?:deadlines?|due dates?)\b/,
        /\b(?:what|if|happens?|my|we)\b/,
        /^(?!.*\b(?:his|her|their|he|she|they|seller|buyer|offer|reminder)\b)/,
      ],
      [
        /\b(?:wire|transfer|deposit|payment|money)\b/,
        /\b(?:late|delayed|not in time|too late|miss the deadline|overdue)\b/,
        /\b(?:what|if|my|our|help)\b/,
        /^(?!.*\b(?:his|her|their|he|she|they|seller|buyer)\b)/,
      ],
    ],
    answer: {
      en: 'Tell your broker at once. If a deposit doesn’t arrive in time, the broker can end the trade. On the trade’s page you can propose an extension, which counts once everyone has agreed.',
      es: 'Avisa enseguida a tu corredor. Si un depósito no llega a tiempo, el corredor puede terminar el intercambio. En la página del intercambio puedes proponer una prórroga, que vale cuando todos la aceptan.',
      fr: 'Prévenez aussitôt votre courtier. Si un dépôt n’arrive pas à temps, le courtier peut mettre fin à l’échange. Sur la page de l’échange, vous pouvez proposer une prolongation, qui compte une fois que tous l’ont acceptée.',
      de: 'Sag es sofort deinem Makler. Kommt eine Anzahlung nicht rechtzeitig, kann der Makler den Tausch beenden. Auf der Seite des Tauschs kannst du eine Verlängerung vorschlagen; sie gilt, wenn alle zugestimmt haben.',
    },
  },
  {
    id: 'wire-how',
    asks: ['how wire money', 'bank details', 'where send wire', 'account number wire'],
    ideas: [
      [
        /\b(?:wire|wires|wiring|bank|account number|routing)\b/,
        /\b(?:instructions?|details|account|how|where|info\w*|number)\b/,
        /\b(?:send|sent|money|find|get|do i|instructions?|details|changed|new|emailed|trust)\b/,
        /^(?!.*\b(?:seller|owner|buyer|he|she|guy|login|password|my bank account)\b)/,
      ],
    ],
    answer: {
      en: WIRING_NOTICE,
      es: 'Paga por transferencia, desde una cuenta a tu nombre. Tu corredor te da los datos de la cuenta por teléfono, en el número que ya conoces. Nuestros datos bancarios nunca cambian por mensaje: si un correo o un chat lo dice, no envíes nada y llámanos.',
      fr: 'Payez par virement, depuis un compte à votre nom. Votre courtier vous donne les coordonnées bancaires par téléphone, au numéro que vous connaissez déjà. Elles ne changent jamais par message : si un e-mail ou un chat le dit, n’envoyez rien et appelez-nous.',
      de: 'Zahle per Überweisung von einem Konto auf deinen Namen. Dein Makler nennt dir die Kontodaten am Telefon, unter der Nummer, die du schon kennst. Unsere Bankdaten ändern sich nie per Nachricht: Wenn eine E-Mail oder ein Chat das behauptet, überweise nichts und ruf uns an.',
    },
  },
  {
    id: 'listing-waives-deposit',
    asks: ['listing says no deposit'],
    ideas: [
      [
        /\b(?:listings?|ads?|descriptions?|posts?|messages?|notes?)\b.*\b(?:says?|said|states?|reads?|claims?|contains?|has|wrote|tells?|told)\b/,
        /\b(?:without|no|skip|waive\w*|free of|zero) (?:\w+ )?deposits?\b/,
        /\b(?:apply|applies|true|valid|counts?|binding|right|mean|for me|to me|okay|real)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `No: what somebody writes in a listing or a message changes nothing, for you or for anybody else. The deposit is due ${STANDARD_DAYS.depositDays} business days after everyone has signed the agreement, unless you agreed on another time in the offer.`,
      es: `No: lo que alguien escribe en un anuncio o un mensaje no cambia nada, ni para ti ni para nadie. El depósito vence ${STANDARD_DAYS.depositDays} días hábiles después de que todos hayan firmado el acuerdo, salvo que hayáis acordado otro plazo en la oferta.`,
      fr: `Non : ce que quelqu’un écrit dans une annonce ou un message ne change rien, ni pour vous ni pour personne. Le dépôt est dû ${STANDARD_DAYS.depositDays} jours ouvrés après que tous ont signé l’accord, sauf autre délai dans l’offre.`,
      de: `Nein: Was jemand in eine Anzeige oder eine Nachricht schreibt, ändert nichts, weder für dich noch für andere. Die Anzahlung ist ${STANDARD_DAYS.depositDays} Werktage fällig, nachdem alle die Vereinbarung unterschrieben haben, wenn im Angebot nichts anderes steht.`,
    },
  },
  {
    id: 'deposit-when',
    asks: ['deposit due', 'when pay deposit'],
    ideas: [
      [
        /\b(?:deposit|earnest money|down payment)\b/,
        /\b(?:when|how (?:soon|long|quickly|fast)|by when|due|deadline|how many days)\b/,
        /^(?!.*\b(?:my deposit|disagree\w*|who (?:gets|keeps)|fight|wants?|asks?|asked|zelle|venmo|back|refund\w*|return\w*|seller|owner|he|she|they)\b)/,
      ],
    ],
    answer: {
      en: `The deposit is due ${STANDARD_DAYS.depositDays} business days after everyone has signed the agreement, unless you agreed on another time in the offer. It goes by wire to the brokerage’s trust account. Making an offer costs nothing and needs no deposit.`,
      es: `El depósito vence ${STANDARD_DAYS.depositDays} días hábiles después de que todos hayan firmado el acuerdo, salvo que hayáis acordado otro plazo en la oferta. Va por transferencia a la cuenta fiduciaria de la correduría. Hacer una oferta no cuesta nada ni pide depósito.`,
      fr: `Le dépôt est dû ${STANDARD_DAYS.depositDays} jours ouvrés après que tous ont signé l’accord, sauf autre délai dans l’offre. Il va par virement sur le compte séquestre du courtier. Faire une offre ne coûte rien et ne demande pas de dépôt.`,
      de: `Die Anzahlung ist ${STANDARD_DAYS.depositDays} Werktage fällig, nachdem alle die Vereinbarung unterschrieben haben, wenn im Angebot nichts anderes steht. Sie geht per Überweisung auf das Treuhandkonto des Maklers. Ein Angebot selbst kostet nichts und braucht keine Anzahlung.`,
    },
  },
  {
    id: 'money-safe',
    asks: [],
    ideas: [
      [
        /\b(?:brokers?|brokerage|you(?: guys)?|tradewind|company|site)\b/,
        /\b(?:bankrupt\w*|out of business|goes? under|goes? (?:bust|belly up)|folds?|disappears?|vanish\w*|shuts? down|insolven\w*|broke)\b/,
        /\b(?:what if|what happens|if|money|deposit)\b/,
      ],
      [
        /\b(?:what|who) (?:stops|prevents|keeps (?:\w+ )?from|protects|guarantees)\b|\bhow (?:safe|secure) (?:is|are)\b|\bhow do i know\b|\b(?:is|are) (?:my|the|our) (?:deposit|money|funds|cash) (?:really |actually )?(?:safe|secure|protected|insured)\b|\bcan (?:anyone|anybody|somebody|someone|they|he|she|you) (?:just )?(?:take|steal|run off with|keep)\b/,
        /\b(?:deposit|money|funds|cash)\b/,
        /^(?!.*\b(?:zelle|venmo|wire (?:him|her|it)|directly|fdic)\b)/,
      ],
    ],
    isWhole: true,
    answer: HELD_IN_TRUST,
  },
  {
    id: 'who-holds-money',
    asks: ['trust account', 'escrow account', 'money held closing'],
    ideas: [
      [
        /\b(?:who|where|which bank|what account)\b/,
        /\b(?:holds?|holding|held|keeps?|kept|sits?|parked|stored|goes|go|has|have|got)\b/,
        /\b(?:money|funds|deposits?|cash|payment)\b/,
        /^(?!.*\b(?:not agree|disagree\w*|falls? (?:apart|through)|fell|collapses?|my (?!money|funds|cash|payment|deposit)|wants?|asks?|asked|told|zelle|venmo))/,
      ],
      [meaningOf('(?:escrow|escrow account|trust account|escrow service)')],
    ],
    answer: HELD_IN_TRUST,
  },
  {
    id: 'rest-in-coins',
    asks: [],
    ideas: [
      [
        COINS,
        /\b(?:balance|rest|remainder|remaining|outstanding|leftover|left to pay|(?:what|money|amount) (?:i|we) (?:still )?owe|final payment|deposit|closing money)\b/,
        /\b(?:pay|paid|paying|send|sending|do|settle|transfer|cover|wire|give|move|put|use|take|accept|go|be|come)\b/,
        /\b(?:wallets?|(?:to|give|send|pay) (?:him|her|them|_person_|the (?:seller|owner|buyer|other side))|direct\w*|straight|instead of (?:a |the )?wir\w+|usdt|usdc|tether|stable ?-? ?coins?|eth|ether|ethereum|doge\w*|litecoin|solana|xrp|monero)(?![\w])/,
        /^(?!.*\b(?:split|half|offers?|counter\w*|tax(?:es)?|agent|listings?|boats? (?:for|whose|with))\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'No. The dollars of a closing come in by wire only, to the broker’s trust account, and never go to the other side’s wallet. Coins count only as far as the agreed terms name them: then they go from you to the other side in a step of the closing, after a test payment. Whoever asks you to pay the rest in coins takes that protection from you, so don’t do it, and report the message.',
      es: 'No. Los dólares de un cierre entran solo por transferencia, en la cuenta fiduciaria del corredor, y nunca van a la cartera de la otra parte. Las monedas cuentan solo si están en los términos acordados: entonces van de ti a la otra parte en un paso del cierre, tras un pago de prueba. Quien te pide pagar el resto en monedas te quita esa protección: no lo hagas y denuncia el mensaje.',
      fr: 'Non. Les dollars d’une clôture arrivent seulement par virement, sur le compte séquestre du courtier, et ne vont jamais au portefeuille de l’autre partie. Les cryptomonnaies ne comptent que si les termes convenus les nomment : elles vont alors de vous à l’autre partie dans une étape de la clôture, après un paiement d’essai. Qui vous demande de payer le reste ainsi vous retire cette protection : ne le faites pas, et signalez le message.',
      de: 'Nein. Die Dollar eines Abschlusses kommen nur per Überweisung, auf das Treuhandkonto des Maklers, und gehen nie an die Wallet der anderen Seite. Coins zählen nur, soweit die vereinbarten Bedingungen sie nennen: Dann gehen sie in einem Schritt des Abschlusses nach einer Probezahlung von dir an die andere Seite. Wer den Rest in Coins verlangt, nimmt dir diesen Schutz: Tu es nicht, und melde die Nachricht.',
    },
  },
  {
    id: 'pay-bitcoin',
    asks: ['pay bitcoin', 'pay crypto'],
    ideas: [
      [
        /\b(?:can|could|may|how|is it|possible|allowed|able|do you (?:guys |all )?(?:let|allow|support)|what about|am i)\b/,
        /\b(?:pay|paying|paid|payment|buy|buying|purchase|close|closing)\b/,
        /\b(?:crypto\w*|bitcoins?|btc)\b/,
        /^(?!.*(?:\b(?:he|she|they|seller|owner|wants?|asks?|asked|insists?|told|taxes?|taxable|front|upfront|outside)\b|\b(?:what|which)\b.*\b(?:can|could|would) (?:i|we) (?:buy|get|afford|have)\b))/,
      ],
      [
        /\b(?:can|could|may|is it|what if|do you|would)\b/,
        /\b(?:split|half|part|partly|some|mix|rest|balance|remainder|deposit|cover|settle|send)\b/,
        /\b(?:crypto\w*|bitcoins?|btc|coins)\b/,
        /\b(?:wire|wired|cash|dollars|balance|rest|deposit|remainder|closing)\b/,
        /^(?!.*\b(?:he|she|they|sellers?|owners?|wants?|asks?|asked|insists?|told|tax(?:es)?|front|upfront|outside|offer|counter)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Bitcoin can be part of an offer if the owner takes it: open the boat, press Make an Offer, then Add Bitcoin, and enter the coins and the price per coin. We never hold coins: in a closing they go straight from you to the other side, after a test payment, while dollars come in by wire only. Other coins go into your garage as something you trade.',
      es: 'Bitcoin puede ser parte de una oferta si el dueño lo acepta: pulsa Make an Offer en el barco, luego Add Bitcoin, y escribe las monedas y el precio por moneda. Nosotros nunca guardamos monedas: en un cierre van directamente de ti a la otra parte, tras un pago de prueba, y los dólares entran solo por transferencia.',
      fr: 'Le Bitcoin peut faire partie d’une offre si le propriétaire l’accepte : choisissez Make an Offer sur le bateau, puis Add Bitcoin, et indiquez les pièces et leur prix. Nous ne gardons jamais de pièces : à la clôture, elles vont directement de vous à l’autre partie, après un paiement d’essai, et les dollars arrivent seulement par virement.',
      de: 'Bitcoin kann Teil eines Angebots sein, wenn der Besitzer es nimmt: Wähle beim Boot Make an Offer, dann Add Bitcoin, und trage Coins und Preis je Coin ein. Wir halten nie Coins: Beim Abschluss gehen sie nach einer Probezahlung direkt von dir an die andere Seite, und Dollar kommen nur per Überweisung.',
    },
  },
];
