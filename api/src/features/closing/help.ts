import { WIRING_NOTICE } from '@tradewind/contract/closing-words';
import { STANDARD_DAYS, STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import type { HelpTopic } from '../../platform/help.ts';

/** 'What is a …', 'what does … mean', 'how does … work' and nothing else. */
const meaningOf = (term: string) =>
  new RegExp(
    `^(?:(?:so|and|okay|hey|hi|eddy|please|sorry|but|can you|could you|tell me) ,? ?)*(?:(?:what|whats|who) (?:exactly )?(?:is|are|was|does|do|s)?(?: (?:people|brokers?|sellers?|owners?|they|_service_|you) mean by)?|define|explain|describe|how (?:do|does)|(?:the )?meaning of)(?: me| to me)? ?(?:meant by )?(?:an? |the |by )?(?:term |word )?${term}s?(?: (?:mean|means|work|works|exactly|even|here|this|site|tradewind|anyway|good|in|on|when|for|with|during|to|as|if|of|by|a|an|the|you|we|i|people|someone|owners?|sellers?|brokers?|used|boats?|yachts?|closings?|trades?|trading|deals?|offers?|contracts?|listings?|ads?|sales?|me|buy|buying|sell|selling|say|says|write|writes))*[?.! ]*$`,
  );

export const closingHelp: readonly HelpTopic[] = [
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
    id: 'closing-steps',
    asks: ['steps closing', 'stages of closing', 'what happens during closing'],
    ideas: [
      [
        /\b(?:steps?|stages?|phases?|order|process|checklist|sequence)\b/,
        /\bclos(?:ing|e)\b/,
        /^(?!.*\b(?:my|our|next|this|which step|where)\b)/,
      ],
    ],
    answer: {
      en: 'A closing goes through these steps: everyone signs the agreement; deposits are wired; each boat is inspected and accepted; documents and the rest of the money come in; then the broker releases papers and money together, the wires are paid out, and the keys change hands. The trade’s page shows what is next and by when.',
      es: 'Un cierre tiene estos pasos: todos firman el acuerdo; se transfieren los depósitos; cada barco se inspecciona y se acepta; llegan los documentos y el resto del dinero; entonces el corredor libera papeles y dinero a la vez, se pagan las transferencias y se entregan las llaves. La página del intercambio dice qué toca y hasta cuándo.',
      fr: 'Une clôture suit ces étapes : tous signent l’accord ; les dépôts sont virés ; chaque bateau est inspecté et accepté ; les documents et le reste de l’argent arrivent ; puis le courtier libère papiers et argent ensemble, les virements partent et les clés changent de mains. La page de l’échange montre la suite et les délais.',
      de: 'Ein Abschluss hat diese Schritte: Alle unterschreiben die Vereinbarung; Anzahlungen werden überwiesen; jedes Boot wird besichtigt und angenommen; Unterlagen und das restliche Geld kommen; dann gibt der Makler Papiere und Geld zusammen frei, die Überweisungen gehen hinaus, und die Schlüssel wechseln. Die Seite des Tauschs zeigt, was als Nächstes kommt und bis wann.',
    },
  },
  {
    id: 'title-transfer',
    asks: ['title transfer', 'who handles title', 'transfer ownership papers'],
    ideas: [
      [
        /\b(?:titles?|ownership|registration)\b/,
        /\b(?:transfer\w*|handles?|takes? care|takes care|change hands|paperwork|sign over)\b/,
        /\b(?:who|how|when|do you|does)\b/,
        /^(?!.*\b(?:cost|price|much)\b)/,
      ],
    ],
    answer: {
      en: 'In a closing through the brokerage, the title is part of it: the owner assigns the title and signs the bill of sale, the broker checks the papers, and they are released together with the money. Afterward the filing in your name is one of the tasks on the trade’s page. If you close directly, you do this yourselves.',
      es: 'En un cierre por la correduría, el título va incluido: el dueño cede el título y firma el contrato de compraventa, el corredor revisa los papeles y se liberan junto con el dinero. Después, el registro a tu nombre es una de las tareas de la página del intercambio. Si cerráis directamente, lo hacéis vosotros.',
      fr: 'Dans une clôture par le courtier, le titre est compris : le propriétaire cède le titre et signe l’acte de vente, le courtier contrôle les papiers, et ils sont libérés avec l’argent. Ensuite, l’enregistrement à votre nom est une tâche de la page de l’échange. Si vous concluez directement, vous le faites vous-mêmes.',
      de: 'Bei einem Abschluss über den Makler gehört der Titel dazu: Der Besitzer überträgt den Titel und unterschreibt den Kaufvertrag, der Makler prüft die Papiere, und sie werden mit dem Geld freigegeben. Danach ist die Eintragung auf deinen Namen eine Aufgabe auf der Seite des Tauschs. Schließt ihr direkt ab, macht ihr das selbst.',
    },
  },
  {
    id: 'insurance-when',
    asks: ['need insurance before closing', 'insurance required closing'],
    ideas: [
      [
        /\binsur(?:ance|ed|e)\b/,
        /\b(?:need|must|have to|required?|when|before|until|should)\b/,
        /^(?!.*\b(?:cost|price|quote|much)\b)/,
      ],
    ],
    answer: {
      en: 'Yes: in a closing you upload your insurance binder before the release. From the release on, the risk is yours, so your insurance must start at that moment.',
      es: 'Sí: en un cierre subes tu póliza antes de la liberación. Desde la liberación el riesgo es tuyo, así que tu seguro debe empezar en ese momento.',
      fr: 'Oui : dans une clôture, vous déposez votre attestation d’assurance avant la libération. Dès la libération, le risque est à vous : votre assurance doit commencer à ce moment.',
      de: 'Ja: Bei einem Abschluss lädst du vor der Freigabe deine Versicherungsbestätigung hoch. Ab der Freigabe liegt das Risiko bei dir, deine Versicherung muss also in dem Moment beginnen.',
    },
  },
  {
    id: 'who-pays-inspection',
    asks: ['who pays inspection', 'who pays survey'],
    ideas: [
      [
        /\bwho (?:pays|has to pay|covers|is paying|must pay)\b/,
        /\b(?:inspections?|surveys?|sea trials?|surveyor|haul ?-? ?outs?|_service_)\b/,
      ],
    ],
    answer: {
      en: 'Whoever orders an inspection, a survey or another service pays for it. You can agree otherwise in your offer.',
      es: 'Quien encarga una inspección, un peritaje u otro servicio lo paga. En la oferta podéis acordar otra cosa.',
      fr: 'Celui qui commande une inspection, une expertise ou un autre service le paie. Vous pouvez en convenir autrement dans l’offre.',
      de: 'Wer eine Besichtigung, ein Gutachten oder einen anderen Dienst bestellt, zahlt ihn. Im Angebot könnt ihr etwas anderes vereinbaren.',
    },
  },
  {
    id: 'deposit-meaning',
    asks: ['deposit refundable', 'get deposit back', 'lose deposit', 'size deposit', 'deposit amount trade'],
    ideas: [
      [meaningOf('(?:closing |escrow |security |earnest money )?(?:deposit|earnest money)')],
      [
        /\b(?:deposit|earnest money)\b/,
        /\b(?:refund\w*|get (?:it|mine|that|them) back|back|lose|lost|forfeit\w*|at risk|non ?-? ?refundable|returned?)\b/,
        /^(?!.*\b(?:my deposit|wants?|asks?|asked|zelle|venmo|check|hold (?:it|the boat)|seller|owner|he|she|they)\b)/,
      ],
    ],
    answer: {
      en: `Everyone in a closing wires a deposit to the brokerage’s trust account, and it’s credited at closing. ${STANDARD_DEPOSIT_RULE} Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk.`,
    },
  },
  {
    id: 'deposit-when',
    asks: ['deposit due', 'when pay deposit'],
    ideas: [
      [
        /\b(?:deposit|earnest money|down payment)\b/,
        /\b(?:when|how (?:soon|long|quickly|fast)|by when|due|deadline|how many days)\b/,
        /^(?!.*\b(?:my deposit|wants?|asks?|asked|zelle|venmo|back|refund\w*|return\w*|seller|owner|he|she|they)\b)/,
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
    id: 'who-holds-money',
    asks: ['trust account', 'escrow account', 'money held closing'],
    ideas: [
      [
        /\b(?:who|where|which bank|what account)\b/,
        /\b(?:holds?|holding|held|keeps?|kept|sits?|parked|stored|goes|go|has|have|got)\b/,
        /\b(?:money|funds|deposits?|cash|payment)\b/,
        /^(?!.*\b(?:my (?!money|funds|cash|payment|deposit)|wants?|asks?|asked|told|zelle|venmo))/,
      ],
      [meaningOf('(?:escrow|escrow account|trust account|escrow service)')],
    ],
    answer: {
      en: 'In a closing through the brokerage, a licensed broker holds the money in a trust account, apart from the brokerage’s own. It comes in by wire only, and it leaves at the release, after every boat is accepted and every paper is in. A trade that you close directly has nobody who holds the money.',
      es: 'En un cierre por la correduría, un corredor con licencia guarda el dinero en una cuenta fiduciaria, aparte del de la correduría. Entra solo por transferencia y sale con la liberación, cuando cada barco está aceptado y cada papel está. En un intercambio que cerráis directamente nadie guarda el dinero.',
      fr: 'Dans une clôture par le courtier, un courtier agréé garde l’argent sur un compte séquestre, à part du sien. Il arrive seulement par virement et part à la libération, quand chaque bateau est accepté et chaque papier présent. Dans un échange conclu directement, personne ne garde l’argent.',
      de: 'Bei einem Abschluss über den Makler hält ein lizenzierter Makler das Geld auf einem Treuhandkonto, getrennt von seinem eigenen. Es kommt nur per Überweisung und geht bei der Freigabe hinaus, wenn jedes Boot angenommen ist und jedes Papier vorliegt. Bei einem direkten Abschluss hält niemand das Geld.',
    },
  },
  {
    id: 'holdback-meaning',
    asks: ['holdback', 'hold back part money repair'],
    ideas: [[meaningOf('hold ?-? ?back')]],
    answer: {
      en: 'A holdback is a part of the money that stays in the trust account after the release until a condition is met, such as a repair. The two sides agree on its amount, its condition and its date.',
      es: 'Una retención (holdback) es una parte del dinero que se queda en la cuenta fiduciaria después de la liberación hasta que se cumple una condición, como una reparación. Las dos partes acuerdan su importe, su condición y su fecha.',
      fr: 'Une retenue (holdback) est une part de l’argent qui reste sur le compte séquestre après la libération jusqu’à ce qu’une condition soit remplie, par exemple une réparation. Les deux parties conviennent du montant, de la condition et de la date.',
      de: 'Ein Einbehalt (holdback) ist ein Teil des Geldes, der nach der Freigabe auf dem Treuhandkonto bleibt, bis eine Bedingung erfüllt ist, etwa eine Reparatur. Beide Seiten vereinbaren Betrag, Bedingung und Datum.',
    },
  },
  {
    id: 'release-meaning',
    asks: ['release closing', 'settlement closing', 'difference release settlement'],
    ideas: [
      [meaningOf('(?:the )?(?:release|releasing|release of (?:the )?(?:money|funds))')],
      [meaningOf('(?:the )?settlement')],
      [/\brelease\b/, /\bsettle\w*\b/, /\b(?:difference|mean|what|between)\b/],
    ],
    answer: {
      en: 'The release is the moment when everything changes hands at once: the broker releases papers and money together, after every boat is accepted and every document and wire is in. The settlement follows: all wires are paid out, lenders first, until nothing is left in the trust account. Keys change hands after the release.',
    },
  },
  {
    id: 'agreement-meaning',
    asks: ['exchange agreement', 'letter of intent', 'purchase agreement'],
    ideas: [[meaningOf('(?:exchange agreement|letter of intent|loi|purchase agreement)')]],
    answer: {
      en: 'We use no letter of intent: an accepted offer states the terms, and the exchange agreement puts in writing who gives what to whom. It binds once everyone has signed it, which must happen within 72 hours.',
    },
  },
  {
    id: 'co-broke',
    asks: ['co broke', 'co brokerage', 'split commission own broker'],
    ideas: [[/\bco ?-? ?brok(?:e|er|ers|ing|erage)\b/]],
    answer: {
      en: 'A co-broke is a sale in which two brokers share one commission. On Tradewind, owners deal with each other and the brokerage only closes the trade for its fee, so there is no commission to share. Please ask the brokerage’s team if your own broker takes part.',
    },
  },
  {
    id: 'less-after-survey',
    asks: ['renegotiate after survey'],
    answer: {
      en: 'If a survey finds something, you can propose an amendment of the price or a holdback on the trade’s page. It counts once everyone has agreed. Until you have accepted the boat in writing, you can also reject it and get your deposit back, less the costs you authorized.',
    },
  },
  {
    id: 'ring-meaning',
    asks: ['ring trade', 'three trade', 'trade between three people', 'multi party swap'],
    ideas: [
      [
        meaningOf(
          '(?:ring|ring trade|trade ring|ring swap|(?:three|3|_n_|multi) ?-? ?way (?:trade|swap|deal|exchange)|circular trade|chain trade)',
        ),
      ],
    ],
    answer: {
      en: 'In a ring, three or more owners trade at once: each gives a boat to the next. It happens only if everyone accepts, and it stands for 72 hours. Until the release it is all or nothing: if one side leaves, everyone keeps what they had.',
    },
  },
  {
    id: 'keys',
    asks: ['keys', 'get keys', 'take possession boat', 'pick up boat closing', 'boat mine'],
    ideas: [
      [
        /\b(?:when|how (?:soon|long|fast|quickly)|at what point|which day|where|how)\b/,
        /\b(?:(?:the|her|its|my|boat|get|have|hand over|handed) keys|(?:take|get|hand over|change) (?:possession|ownership|title)|(?:is|becomes?) (?:it |she |the boat )?(?:really |officially |legally )?mine|take (?:it|her|the boat) home|pick (?:it|her|the boat) up|drive off)\b/,
        /^(?!.*\b(?:prove|proof|show that|florida keys|in the keys|lower keys|upper keys|message|ask|tell)\b)/,
      ],
    ],
    answer: {
      en: 'Keys change hands after the release: once every boat is accepted and every document and wire is in, papers and money are released together, and the boat is yours then. Until you accept, an inspection and a sea trial come first. The dates are in your agreement, and the trade’s page shows what is still missing.',
      es: 'Las llaves se entregan después de la liberación: cuando cada barco está aceptado y están todos los documentos y transferencias, papeles y dinero se liberan a la vez, y el barco es tuyo. Antes vienen la inspección y la prueba de mar. Las fechas están en vuestro acuerdo, y la página del intercambio dice lo que falta.',
      fr: 'Les clés changent de mains après la libération : quand chaque bateau est accepté et que chaque document et virement est là, papiers et argent sont libérés ensemble, et le bateau est à vous. L’inspection et l’essai en mer viennent avant. Les dates sont dans votre accord, et la page de l’échange montre ce qui manque.',
      de: 'Die Schlüssel gibt es nach der Freigabe: Wenn jedes Boot angenommen ist und alle Unterlagen und Überweisungen da sind, werden Papiere und Geld zusammen freigegeben, und das Boot gehört dir. Vorher kommen Besichtigung und Probefahrt. Die Termine stehen in eurer Vereinbarung, und die Seite des Tauschs zeigt, was fehlt.',
    },
  },
  {
    id: 'as-is',
    asks: ['sold as is', 'as is clause'],
    ideas: [
      [meaningOf('["“”]? ?as ?-? ?is ?["“”]?(?: (?:clause|sale|condition|where is))?')],
      [
        /\bas ?-? ?is\b/,
        /\b(?:mean|means|sold|sell|selling|sale|buy|buying|bought|clause|warranty|return|guarantee)\b/,
        /^(?!.*\bas is the\b)/,
      ],
    ],
    answer: {
      en: '“As is” means that a boat changes hands in the condition it is in, with no promise about what breaks later. So have it surveyed and take it on a sea trial first: until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized.',
    },
  },
  {
    id: 'contingency',
    asks: ['contingency', 'contingent offer', 'survey contingency', 'subject to survey', 'conditional acceptance'],
    ideas: [
      [meaningOf('(?:survey |inspection |financing |sea trial )?(?:contingenc(?:y|ies)|contingent|subject to survey)')],
      [
        /\b(?:contingen(?:t|cy|cies)|subject to|conditional|depends?) (?:on |upon )?(?:a |the |my )?(?:survey|inspection|sea trial|financing|loan)\b/,
        /\b(?:can|could|how|is|may|what|do|does)\b/,
      ],
    ],
    answer: {
      en: 'A contingency is a condition that must be met before a deal binds. Here every closing has one built in: you can have the boat inspected and take it on a sea trial, and until you have accepted it in writing you can reject it and get your deposit back, less the costs you authorized. Other conditions, such as financing, belong in the note of your offer.',
    },
  },
  {
    id: 'sea-trial-right',
    asks: ['sea trial before closing', 'test drive before accept'],
    ideas: [
      [meaningOf('sea ?-? ?trial')],
      [
        /\b(?:sea trials?|test (?:drive|ride|run))\b/,
        /\b(?:do i get|can i|could i|am i|will i|is there|when|before|allowed|entitled|have to|must|required|include[sd]?)\b/,
        /^(?!.*\b(?:cost|costs|price|fee|much|charge|ask|tell|message)\b)/,
      ],
    ],
    answer: {
      en: 'A sea trial is a run in open water to see how the boat and its engines do. In a closing, the inspection and the sea trial come before you accept the boat. If you don’t like the result, you can reject it and get your deposit back, less the costs you authorized.',
    },
  },
  {
    id: 'pay-bitcoin',
    asks: ['pay bitcoin', 'pay crypto', 'buy with bitcoin'],
    ideas: [
      [
        /\b(?:can|could|may|how|is it|possible|allowed|able|do you (?:guys |all )?(?:let|allow|support)|what about|am i)\b/,
        /\b(?:pay|paying|paid|payment|buy|buying|purchase|close|closing)\b/,
        /\b(?:crypto\w*|bitcoins?|btc)\b/,
        /^(?!.*\b(?:he|she|they|seller|owner|wants?|asks?|asked|insists?|told|taxes?|taxable|front|upfront|outside)\b)/,
      ],
    ],
    answer: {
      en: 'Bitcoin can be part of an offer if the owner takes it: press Make Offer on the boat, then Add Bitcoin, and enter the coins and the price per coin. We never hold coins: in a closing they go straight from you to the other side, after a test payment, while dollars come in by wire only. Other coins go into your garage as something you trade.',
      es: 'Bitcoin puede ser parte de una oferta si el dueño lo acepta: pulsa Make Offer en el barco, luego Add Bitcoin, y escribe las monedas y el precio por moneda. Nosotros nunca guardamos monedas: en un cierre van directamente de ti a la otra parte, tras un pago de prueba, y los dólares entran solo por transferencia.',
      fr: 'Le Bitcoin peut faire partie d’une offre si le propriétaire l’accepte : choisissez Make Offer sur le bateau, puis Add Bitcoin, et indiquez les pièces et leur prix. Nous ne gardons jamais de pièces : à la clôture, elles vont directement de vous à l’autre partie, après un paiement d’essai, et les dollars arrivent seulement par virement.',
      de: 'Bitcoin kann Teil eines Angebots sein, wenn der Besitzer es nimmt: Wähle beim Boot Make Offer, dann Add Bitcoin, und trage Coins und Preis je Coin ein. Wir halten nie Coins: Beim Abschluss gehen sie nach einer Probezahlung direkt von dir an die andere Seite, und Dollar kommen nur per Überweisung.',
    },
  },
];
