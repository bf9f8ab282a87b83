import { paymentWarningTexts } from '@tradewind/contract/payment-warnings';
import type { HelpTopic } from '../../platform/help.ts';
import { secretsHelp } from './secrets.help.ts';

const OTHER =
  /\b(?:he|she|they|him|her|them|fellas?|dude|buyers?|sellers?|owners?|someone|somebody|guy|person|man|woman|lady|broker)\b/;
const CHECK =
  /\b(?:cashiers?|certified|bank|personal|the|a|his|her|their|big|mailed|sent) (?:checks?|cheques?)\b|\bcheques?\b/;
const CHECK_SUM = /\b(?:checks?|cheques?) (?:is|was|that is|thats|for)\b/;

const CRYPTO = /\b(?:crypto\w*|bitcoins?|btc|usdt|usdc|tether|ether|ethereum|eth|coins?|stablecoins?|wallets?)\b/;
const PAYS = /\b(?:pay\w*|paid|send\w*|sent|transfer\w*|wir(?:e|es|ed|ing)|deposit\w*|cash|move)\b/;
const DIRECTLY =
  /\b(?:direct\w*|straight|personally|myself|wallet|cash|(?:his|her|their) (?:\w+ )?(?:account|bank|iban)|wir(?:e|ing) (?:him|her|them|it|the)|(?:pay|send) (?:him|her|them))\b/;
/** Less money for somebody who pays in a way that nobody can undo. */
const DISCOUNT =
  /\b(?:discount|cheaper|less|knock\w*|off(?! the (?:table|market|list|water))|drop\w*|lower\w*|cut|shave\w*|reduc\w+|better (?:price|deal)|come down|deduct\w*|save me|for \d+ under)\b/;

/** Warnings about fraud. */
export const scamHelp: readonly HelpTopic[] = [
  {
    id: 'phishing',
    asks: ['text link account locked', 'phishing email', 'suspicious link', 'verify account link'],
    ideas: [
      [
        /\b(?:e ?-? ?mails?|mail|text|sms|call|letter|message)\b/,
        /\b(?:from (?:tradewind|you|your (?:team|site|company))|in your name|claim\w* to be|says? it is (?:you|tradewind))\b/,
        /\b(?:confirm|verify|update|enter|give|send|bank|login|password|account|card|code|details|log in|click)\b/,
        /\b(?:is (?:it|that|this)|real|legit|from you|yours|you|should i|asking|asks|wants?|scam|fake|phishing)\b/,
        /^(?!.*\b(?:stop|fewer|unsubscribe|too many|never (?:came|got)|reset)\b)/,
      ],
      [
        /\b(?:links?|click\w*|attachment|qr code)\b/,
        /\b(?:text|sms|e ?-? ?mail|mail|message|call|sent|sends?|got|suspicious|weird|strange|phishing|locked|verify|confirm|suspended)\b/,
        /\b(?:account|locked|verify|confirm|suspended|phishing|suspicious|weird|strange|fake|scam|login|log in|password)\b/,
        /^(?!.*\b(?:unsubscribe|reset|forgot)\b|.*\bclick (?:\w+ )?(?:confirm|send|it|yes) for me\b)/,
      ],
    ],
    answer: {
      en: 'That sounds like phishing. Don’t press the link and enter nothing there. Open Tradewind yourself in your browser: if your account works, the message was fake. If you already entered your password, change it at once under Account, Profile, Sign-in; that signs out all other devices. Report messages that came through Tradewind.',
      es: 'Eso suena a phishing. No abras el enlace ni escribas nada allí. Abre Tradewind tú mismo en el navegador: si tu cuenta funciona, el mensaje era falso. Si ya escribiste tu contraseña, cámbiala enseguida en Account, Profile, Sign-in; eso cierra la sesión en los demás dispositivos. Denuncia los mensajes que llegaron por Tradewind.',
      fr: 'Cela ressemble à de l’hameçonnage. N’ouvrez pas le lien et n’y entrez rien. Ouvrez Tradewind vous-même dans le navigateur : si votre compte marche, le message était faux. Si vous avez déjà entré votre mot de passe, changez-le tout de suite sous Account, Profile, Sign-in ; cela déconnecte les autres appareils. Signalez les messages reçus par Tradewind.',
      de: 'Das klingt nach Phishing. Öffne den Link nicht und gib dort nichts ein. Öffne Tradewind selbst im Browser: Wenn dein Konto geht, war die Nachricht falsch. Hast du dein Passwort schon eingegeben, ändere es sofort unter Account, Profile, Sign-in; das meldet alle anderen Geräte ab. Melde Nachrichten, die über Tradewind kamen.',
    },
  },
  {
    id: 'fake-escrow',
    asks: ['escrow site link seller', 'escrow company seller chose'],
    ideas: [
      [
        /\bescrow\b|_service_/,
        /\b(?:links?|sites?|websites?|company|companies|page|url|www|provider|\w+escrow\w*|escrow\.com)\b/,
        /\b(?:he|she|they|his|her|their|seller|buyer|owner|guy|sent|sends|own|called|named|legit|real|another|other|different|recommend\w*|picked|chose|wants)\b/,
        /\bescrow\w*\b/,
        /^(?!.*\b(?:your (?:escrow|company|site)|you charge|cost)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Don’t pay there: an escrow site that the other side picks is a well-known scam, often a copy of a real one. Escrow here is part of a closing on the trade’s page, and your broker gives you the bank details by phone. Report the message, and keep the conversation on Tradewind.',
      es: 'No pagues allí: una página de depósito en garantía que elige la otra parte es una estafa conocida, a menudo copia de una real. Aquí el depósito en garantía es parte de un cierre en la página del intercambio, y tu corredor te da los datos bancarios por teléfono. Denuncia el mensaje y sigue hablando por Tradewind.',
      fr: 'N’y payez pas : un site de séquestre choisi par l’autre partie est une arnaque connue, souvent la copie d’un vrai. Ici, le séquestre fait partie d’une clôture sur la page de l’échange, et votre courtier vous donne les coordonnées bancaires par téléphone. Signalez le message et restez sur Tradewind.',
      de: 'Zahle dort nicht: Eine Treuhandseite, die die andere Seite aussucht, ist eine bekannte Betrugsmasche, oft die Kopie einer echten. Treuhand gehört hier zum Abschluss auf der Seite des Tauschs, und dein Makler nennt dir die Bankdaten am Telefon. Melde die Nachricht, und bleib auf Tradewind.',
    },
  },
  {
    id: 'pay-outside',
    asks: [
      'pay outside platform',
      'zelle directly skip fee',
      'seller wants wire money his account',
      'pay venmo cash app',
      'asks deposit before see',
      'send deposit hold',
      'skip escrow pay directly',
      'pay owner directly save fee',
      'wire transfer seller',
      'wants payment crypto front',
      'send money through paypal friends family',
      'avoid closing fee paying directly',
      'seller sent payment link',
      'pay cash outside closing save fees',
      'pay cash skip',
      'pay seller without guys',
      'wire deposit hold',
    ],
    ideas: [
      [
        OTHER,
        /\b(?:wants?|asks?|asked|asking|demands?|insists?|says?|said|needs?|requires?)\b/,
        /\b(?:deposit|money|cash|half|payment|down payment|pay|bitcoins?|crypto\w*|\d[\d.,]*k?)\b/,
        /\b(?:up ?-? ?front|in advance|before (?:i|we)(?: \w+)? (?:see|saw|look|inspect|visit|meet|view)|sight unseen)\b/,
        /^(?!.*\b(?:tell|message|write|counter)\b)/,
      ],
      [
        OTHER,
        /\b(?:wants?|asks?|asked|asking|demands?|insists?|says?|said|needs?|requires?|will (?:only|not)|only)\b/,
        /\b(?:deposit|money|cash|half|payment|pay\w*|bitcoins?|btc|crypto\w*|coins?|send|wire|transfer)\b|_(?:asset|coins|money)_/,
        /\b(?:first|before|beforehand|until (?:i|we|he|she|they))\b/,
        /\b(?:then|title|papers?|keys?|boat|shows?|sends?|ships?|delivers?|hand\w*|visit|see|look|inspect\w*|view\w*)\b|_(?:boat|make|ref)_/,
        /^(?!.*\b(?:tell|message|write|counter|offer|draft|closing|broker|who|which|boats|survey\w*|insurance|lender|bank)\b)/,
      ],
      [
        OTHER,
        /\b(?:title|keys?|papers?|bill of sale|boat|paperwork)\b/,
        /\b(?:sign\w*|hand\w*|transfer\w*|give|gives|release\w*)\b/,
        /\b(?:before|without|ahead of)\b.*\b(?:money|paid|pays?|payment|funded|funds|escrow|wire[sd]?|deposit|closing)\b/,
        /\b(?:wants?|asks?|asked|says?|insists?|demands?)\b/,
      ],
      [
        OTHER,
        /\b(?:skip|skipping|without|avoid|no|forget)\b (?:the |any |your |an )?(?:escrow|closing|brokerage|paperwork)\b/,
        /\b(?:gold|cash|bars|coins?|bitcoins?|btc|dock|parking lot|in person|briefcase|deliver\w*)\b|_(?:asset|coins)_/,
        /\b(?:wants?|asks?|says?|said|offers?|suggests?|insists?)\b/,
      ],
      [
        /\b(?:settle|pay|do (?:it|this)|meet|finish|close)\b/,
        /\bcash\b/,
        /\b(?:dock|parking lot|marina|in person|hand to hand|under the table)\b/,
        /\b(?:skip\w*|without|instead|avoid|forget|just)\b/,
      ],
      [
        DISCOUNT,
        /\b(?:pay\w*|send\w*|transfer\w*|wir(?:e|es|ed|ing)|settle|do (?:it|half|part|some|the rest))\b/,
        /\b(?:outside|off (?:the )?(?:site|platform|app|books|record)|elsewhere|privately|on the side|under the table|in private)\b/,
        /^(?!.*\b(?:survey\w*|storage|stored|kept|of florida|the us|country)\b)/,
      ],
      [
        OTHER,
        /\b(?:skip|skipping|without|cut(?:ting)? out|leav(?:e|ing) out|around|bypass|avoid)\b (?:you|you guys|tradewind|the (?:site|broker\w*|closing|fee)|your (?:fee|closing))\b/,
        /\b(?:off|less|discount|cheaper|lower|save|saves|knock\w*|deal|offer\w*)\b/,
      ],
      [
        /\b(?:says?|claims?|told|tells|pretends?)\b/,
        /\b(?:wife|husband|brother|sister|son|daughter|father|mother|cousin|friend|partner|assistant|secretary|agent|lawyer|captain)\b/,
        /\b(?:pay|wire|send|transfer|give)\b.*\b(?:him|her|them|me|money|deposit|cash)\b/,
        /^(?!.*\b(?:broker|closing|sign for|insurance)\b)/,
      ],
      [
        /\b(?:forget|skip|without|never mind|screw|instead of|avoid)\b.*\b(?:closing|escrow|brokerage|survey|inspection)\b|_service_/,
        /\b(?:fastest|quickest|best|easiest) way\b/,
        /\b(?:pay|cash|money|wire|send|transfer)\b/,
      ],
      [
        /\b(?:safe|secure|okay|ok|wise|smart|risky|dangerous|good idea|advisable|should i|can i|may i)\b/,
        /\b(?:pay|wire|send|transfer)\b/,
        /\b(?:transfer|wire|zelle|venmo|paypal|cash ?app|directly|direct|cash|money|bank)\b/,
        /\b(?:to )?(?:the |an? |his |her )?(?:owners?|sellers?|him|her|them)\b/,
        /^(?!.*\b(?:through|closing|escrow|broker|insurance|offer|message|how much|licen[cs]e|id|passport|identity)\b)/,
      ],
      [
        OTHER,
        /\b(?:wants?|asks?|asked|says?|said|told|insists?|demands?|tells?|wanted)\b/,
        PAYS,
        /\b(?:direct\w*|straight|privately|personally|in private|(?:his|her|their) (?:own )?(?:bank )?account)\b/,
        /^(?!.*\b(?:login|log in|password|codes?|social security|ssn|tell|message|write to|ask him|ask her|message me directly|write me directly|contact me)\b)/,
      ],
      [
        OTHER,
        /\b(?:ship\w*|transport\w*|freight|delivery)\b/,
        PAYS,
        /\b(?:another country|abroad|overseas|sends? (?:it|the boat|her)|if i pay)\b/,
      ],
      [
        OTHER,
        PAYS,
        /\b(?:says?|said|told|wants?|asks?|asked|insists?|demands?|tells?|threatens?)\b/,
        /\b(?:hold (?:it|her|the boat|that)|to (?:hold|reserve|secure)|right now|today|immediately|or (?:else )?(?:he|she|they)|otherwise|someone else|another buyer|somebody else|other buyers?|first come)\b/,
        /^(?!.*\b(?:tell (?:him|her|them)|message|write to|offer|deposit (?:due|account))\b)/,
      ],
      [
        /\b(?:crypto\w*|bitcoins?|btc|coins?|ethereum)\b|_(?:asset|coins)_/,
        /\bwallets?\b/,
        /\b(?:he|she|they|owner|seller|guy|wants?|asks?|told|tells?|says?)\b/,
        /\b(?:send|sending|pay|transfer\w*|move|put)\b/,
      ],
      [CRYPTO, /\b(?:wallet|straight to|direct\w*|personally|upfront|up front|in advance)\b/, PAYS],
      [OTHER, CRYPTO, PAYS, DISCOUNT],
      [OTHER, PAYS, DIRECTLY, DISCOUNT],
      [
        OTHER,
        /\b(?:escrow|closing|brokerage|broker)\b/,
        /\b(?:too slow|slow|instead|takes? (?:too long|forever|ages)|too long|hassle|unnecessary|not (?:need|necessary|worth)|skip|without|avoid|around)\b/,
        /\b(?:money|cash|pay|paid|payment|wire|deposit|send|transfer)\b/,
      ],
      [
        /\b(?:clos(?:e|ing)|deal|trade|sale|sell|buy|finish|settle|do (?:it|this|that|everything))\b/,
        /\b(?:outside|off (?:of )?(?:the |your |this )?(?:site|platform|app|website|books|record)|offline|privately|in private|under the table|behind your back|on our own|between (?:us|ourselves)|(?:skip|bypass)\w*)\b/,
        /\b(?:save|saves|saving|avoid|skip|dodge|not (?:have to )?pay|without paying|cheaper|get around|no)\b.*\b(?:fees?|commission|percent|cut|charges?)\b/,
      ],
      [
        /\b(?:clos(?:e|ing)|deal|trade|sale|finish|settle|pay|paying|paid|payment|buy)\b/,
        /\b(?:outside(?: of)?|off|without|away from) (?:of )?(?:the |your |this )?(?:site|platform|app|website|tradewind|marketplace|closing|escrow|brokerage)\b|\b(?:off ?line|privately|in private|under the table|behind your back|between ourselves)\b/,
      ],
      [
        OTHER,
        /\b(?:wire|send|pay|transfer)\b.*\b(?:him|her|them|his|her|their|friend|brother|cousin|wife|account)\b/,
        /\b(?:deposit|money|payment|half|the rest|full (?:price|amount))\b/,
        /\b(?:says?|said|told|wants?|asks?|asked|insists?)\b/,
        /^(?!(?:(?:please|hey|ok|okay|can you|could you) )*(?:tell|ask|message|write|text|let)\b)(?!.*\b(?:(?:will|would|does|do|did) ?not|wont|won['’]?t|refus\w+|never) (?:to )?pay\b)(?!.*\bkeep (?:her|his|their) deposit\b)/,
      ],
      [
        OTHER,
        /\b(?:shipping (?:agent|company)|shippers?|movers?|couriers?|transporters?|haulers?|freight\w*|delivery (?:agent|company))\b/,
        PAYS,
        /\b(?:first|upfront|up front|before|wants?|asks?|says?|said|should|advance|fee|insist\w*)\b/,
      ],
      [
        OTHER,
        /\b(?:deposit|down payment|money|cash|fee|\d[\d.,]*k?)\b|\$/,
        /\b(?:hold|reserve|secure|keep|take (?:it|her) off)\b(?:.*\b(?:boat|it|her|market|listing|me)\b)/,
        /\b(?:wants?|asks?|asked|asking|says?|said|insist\w*|requires?|needs?|demands?)\b/,
        /^(?!.*\b(?:tell|message|write|offer|counter) )/,
      ],
      [
        /\b(?:cash|pay|paying|paid|money)\b/,
        /\b(?:parking (?:lot|garage|spot)|gas station|street corner|brown bag|envelope)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: `Please don’t. ${paymentWarningTexts.outside.replace('This message asks for payment outside of a closing. ', '')} Paying a stranger directly is the most common boat scam: the boat may not exist, may not be theirs or may carry a loan, and then nobody can return your money. Through a closing, it’s held until you have inspected the boat and the papers are in. That’s what the fee pays for.`,
      es: 'Por favor, no lo hagas. El dinero enviado por transferencia, aplicación de pago, tarjeta regalo o cripto es difícil de recuperar. Pagar directamente a un desconocido es la estafa más común: el barco puede no existir o no ser suyo. Con un cierre, el dinero se guarda hasta que revises el barco y los papeles.',
      fr: 'Ne faites pas cela. L’argent envoyé par virement, application de paiement, carte cadeau ou crypto est difficile à récupérer. Payer directement un inconnu est l’arnaque la plus courante : le bateau peut ne pas exister ou ne pas lui appartenir. Avec une clôture, l’argent est gardé jusqu’à l’inspection et aux papiers.',
      de: 'Bitte nicht. Geld per Überweisung, Bezahl-App, Geschenkkarte oder Krypto bekommst du kaum zurück. Direkt an Fremde zu zahlen ist die häufigste Betrugsmasche: Das Boot gibt es vielleicht nicht oder gehört anderen. Beim Abschluss über uns wird das Geld gehalten, bis Boot und Papiere geprüft sind.',
    },
  },
  {
    id: 'already-paid',
    asks: [],
    ideas: [
      [
        /\b(?:i|we)(?: (?:have|ve|did))?(?: (?:already|just))? (?:paid|sent|wired|zelled|venmoed|transferred|gave)\b/,
        /\b(?:zelle|zelled|venmo|venmoed|cash ?app|paypal|western union|money ?gram|gift cards?|crypto|(?:his|her|their) (?:own |private |personal )?(?:bank )?account|directly|in cash)\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please send nothing more. Call your bank or the payment service right now and ask them to stop the payment or get it back. Keep every message, and report the person from the conversation or their profile. Money paid outside of a closing isn’t held by the brokerage, so nobody here can return it.',
      es: 'No envíes nada más. Llama ahora mismo a tu banco o al servicio de pago y pide que detengan o devuelvan el pago. Guarda todos los mensajes y denuncia a la persona desde la conversación o su perfil. El dinero pagado fuera de un cierre no lo guarda la correduría, así que aquí nadie puede devolverlo.',
      fr: 'N’envoyez plus rien. Appelez tout de suite votre banque ou le service de paiement et demandez d’arrêter ou de rappeler le paiement. Gardez tous les messages et signalez la personne depuis la conversation ou son profil. L’argent payé hors d’une clôture n’est pas gardé par le courtier, donc personne ici ne peut le rendre.',
      de: 'Schick bitte nichts mehr. Ruf sofort deine Bank oder den Zahlungsdienst an und bitte sie, die Zahlung zu stoppen oder zurückzuholen. Heb alle Nachrichten auf und melde die Person im Gespräch oder auf ihrem Profil. Geld, das außerhalb eines Abschlusses gezahlt wurde, liegt nicht beim Makler, deshalb kann es hier niemand zurückgeben.',
    },
  },
  {
    id: 'paid-outside',
    asks: ['buyer wants pay me zelle', 'buyer wants pay me personal check', 'take cash buyer'],
    ideas: [
      [
        /\b(?:(?:pays?|paying|gives?|giving|sends?|sending|hands?|mails?|mailing|writes?|writing|brings?|offers?|offering) (?:me|us)|(?:pay|paid) by|buyers?|for my (?:boat|\w+)|(?:accept|take|cash|deposit) (?:a|his|her|their|the|an?) )/,
        /\b(?:(?:personal|bank|certified|paper|cashiers?) (?:'s )?(?:checks?|cheques?)|(?:by|with|in|a|the|his|her|their) (?:checks?|cheques?)|cheques?|venmo|zelle|cash ?app|paypal|money orders?)\b/,
        /^(?!.*\b(?:more than|too much|extra|difference|rest|back|refund\w*|overpa\w+|shipper|movers?|wants? me to (?:pay|send|wire)|asks? me (?:to|for)|i (?:pay|send|wire|paid|sent)|can i pay|dispute|seller|bigger|larger|higher|over|above|exceeds?|balance|forward|deposit (?:on|for|to)|hold|check (?:out|if|on|boats?|the (?:boat|title|engine|price|hours|listing|photos?)))\b)/,
      ],
      [
        /\b(?:pay|pays|paying|give|gives|giving|send|sends|sending|mail|hand) (?:me|us)\b/,
        /\b(?:checks?|cheques?|zelle|venmo|paypal|cash ?app|money order|western union)\b/,
        /\b(?:wants?|offers?|asks?|insists?|says?|said|would|will|can|could|should|okay|safe|fine|accept)\b/,
        /^(?!.*\b(?:more than|extra|difference|refund|send back|back)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please don’t accept it. A check can bounce weeks after your bank showed the money, payment apps can take a payment back, and nobody checks cash that changes hands in private. In a closing, the buyer wires the money into the brokerage’s trust account, and you’re paid from there by wire once every paper is in.',
      es: 'Mejor no lo aceptes. Un cheque puede rebotar semanas después de que el banco muestre el dinero, las aplicaciones de pago pueden revertir un pago y nadie comprueba el efectivo entregado en privado. En un cierre, el comprador transfiere el dinero a la cuenta fiduciaria de la correduría, y cobras desde allí por transferencia cuando están todos los papeles.',
      fr: 'N’acceptez pas. Un chèque peut être rejeté des semaines après que la banque a montré l’argent, une application de paiement peut reprendre un paiement, et personne ne contrôle des espèces remises en privé. Dans une clôture, l’acheteur vire l’argent sur le compte fiduciaire du courtier, et vous êtes payé de là par virement quand tous les papiers sont là.',
      de: 'Nimm das bitte nicht an. Ein Scheck kann Wochen platzen, nachdem die Bank das Geld gezeigt hat, Bezahl-Apps können eine Zahlung zurückholen, und privat übergebenes Bargeld prüft niemand. Beim Abschluss überweist der Käufer auf das Treuhandkonto des Maklers, und von dort wirst du per Überweisung bezahlt, sobald alle Papiere da sind.',
    },
  },
  ...secretsHelp,
  {
    id: 'id-photo',
    asks: ['wants photo passport', 'asks picture driver license', 'send copy id'],
    ideas: [
      [
        /\b(?:photos?|pictures?|pics?|copy|copies|scans?|images?|selfie|snapshot)\b/,
        /\b(?:driver 's license|drivers? licen[sc]e|licen[sc]e|passport|id|identity card|social security card)\b/,
        /\b(?:asks?|asked|asking|wants?|wanted|needs?|requests?|requested|send|sending|sent|give|share|show)\b/,
        /^(?!.*\b(?:broker|closing|list|listing|title)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please don’t send it. With a photo of your ID, somebody can pose as you, and no offer or message needs one. In a closing through the brokerage, only the broker checks who everyone is. Report the message, and keep the conversation on Tradewind.',
      es: 'Por favor, no la envíes. Con una foto de tu documento alguien puede hacerse pasar por ti, y ninguna oferta ni mensaje la necesita. En un cierre por la correduría, solo el corredor comprueba quién es cada uno. Denuncia el mensaje.',
      fr: 'Ne l’envoyez pas. Avec une photo de votre pièce d’identité, quelqu’un peut se faire passer pour vous, et aucune offre ni message n’en a besoin. Dans une clôture par le courtier, lui seul contrôle les identités. Signalez le message.',
      de: 'Bitte schick es nicht. Mit einem Foto deines Ausweises kann sich jemand als du ausgeben, und kein Angebot und keine Nachricht braucht es. Bei einem Abschluss über den Makler prüft nur er, wer alle sind. Melde die Nachricht.',
    },
  },
  {
    id: 'overpayment',
    asks: [
      'buyer sent check than price',
      'wants send back difference',
      'buyer overpaid asks refund',
      'cashier check too',
      'buyer wants pay cashier check forward money shipper',
      'offers than ask wants wire rest',
      'overpayment',
      'sent check wants part back',
      'buyer mail check send movers',
      'sending cashiers check extra shipper',
      'check extra money transporter',
    ],
    ideas: [
      [
        CHECK,
        /\b(?:more than|too much|over) (?:the |my |our )?(?:\w+ )?(?:price|amount|sum|asking)\b/,
        /\b(?:send|return|refund|forward|wire|pay)\w*\b.*\b(?:back|rest|remainder|difference|extra|surplus|balance)\b/,
      ],
      [OTHER, CHECK, /\b(?:more than|bigger|larger|higher|too much|too high|over|above|exceeds?|extra)\b/],
      [CHECK_SUM, /\b(?:more than|bigger|larger|higher|too much|too high|over|above|exceeds?)\b/],
      [
        OTHER,
        /\b(?:pay\w*|paid|overpa\w+|checks?|cheques?|money orders?|offer(?:s|ed|ing)?)\b/,
        /\b(?:send|sending|sent|return|returning|refund\w*|wire|wiring|forward\w*|pass|passing|remit|hand)\b.*\b(?:balance|difference|rest|remainder|extra|leftovers?|left over|change|excess|surplus|overage)\b|\bgiv(?:e|ing) (?:\w+ ){0,3}back\b/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'That’s a scam. Overpayment checks bounce, often weeks after your bank showed the money, and whatever you sent on is gone. Don’t deposit the check, don’t forward or refund anything, and report the message. A real buyer pays exactly the agreed amount through a closing.',
      es: 'Eso es una estafa. Los cheques por más dinero rebotan, a menudo semanas después, y lo que hayas enviado se pierde. No deposites el cheque, no reenvíes nada y denuncia el mensaje.',
      fr: 'C’est une arnaque. Ces chèques sont rejetés, souvent des semaines plus tard, et l’argent envoyé est perdu. N’encaissez pas le chèque, ne renvoyez rien et signalez le message.',
      de: 'Das ist Betrug. Solche Schecks platzen, oft Wochen später, und das weitergeleitete Geld ist weg. Löse den Scheck nicht ein, leite nichts weiter und melde die Nachricht.',
    },
  },
];
