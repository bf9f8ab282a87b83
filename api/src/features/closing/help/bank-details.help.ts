import type { HelpTopic } from '../../../platform/help.ts';

const BANK_DETAILS =
  /\b(?:wir(?:e|ing) (?:\w+ )?(?:instructions?|info\w*|details|account|address)|(?:bank|payment) (?:account|details|info\w*|instructions?|number)|account (?:number|details|info\w*)|routing numbers?|iban|trust account|(?:wire|wiring|wired)\b.*\b(?:accounts?|banks?|instructions?|details)|(?:accounts?|banks?|instructions?|details)\b.*\b(?:wire|wiring|wired|deposit|balance))\b/;
const CHANGED =
  /\b(?:new|chang\w+|updat\w+|different|other|another|revised|replac\w+|correct(?:ed)?|switch\w*|instead|amended|moved)\b/;
const BY_MESSAGE =
  /\b(?:texts?|texted|sms|e ?-? ?mail(?:s|ed)?|mail(?:ed)?|message[ds]?|messages|chat|whats ?app|telegram|dm(?:ed)?|called|phoned|call|sent|sends|sending|got|received|wrote|writes|says?|said|told|claims?|asks?|asked|wants?|gave|given|came|letter|fax)\b/;
const NOT_OTHER =
  /^(?!.*\b(?:how (?:do|can|to|would) (?:i|we) (?:change|update|edit|enter|add)|(?:change|update|edit|enter|add) my|my (?:new |own )?(?:bank|account|payout)|i (?:changed|switched|moved)|login|password|codes?|pin)\b)/;

/** Bank details that somebody changes by message: the way most wire fraud works. */
export const bankDetailsHelp: readonly HelpTopic[] = [
  {
    id: 'payout-account',
    asks: ['change payout account', 'enter bank account for payout', 'where do you send my money'],
    ideas: [
      [
        /\b(?:change|chang\w+|updat\w+|edit|enter|add|set|give|tell|provide|put|new|switch\w*|which|where|what)\b/,
        /\b(?:my|our|own) (?:\w+ )?(?:bank(?: account| details| info\w*)?|account (?:number|details)|payout account|iban|routing number)\b|\bpayout (?:account|bank|details)\b/,
        /\b(?:payout|paid(?: out)?|pay me|payment|proceeds|receive|get (?:my|the) money|money|wire|wired|deposit|closing|release)\b/,
        /^(?!.*\b(?:texted|emailed|asks?|asked|wants?|seller|buyer|somebody|someone|he|she|they|code|login|password|scam|hits?|lands?|arrives?|when)\b)/,
      ],
    ],
    answer: {
      en: 'You tell the broker your payout account by phone, during the closing: the broker calls the number we already know and confirms it. It’s changed the same way, never by message and not on the site. Money is paid out only to an account that was confirmed like this.',
      es: 'Tu cuenta de cobro se la dices al corredor por teléfono, durante el cierre: él llama al número que ya conocemos y la confirma. Se cambia igual, nunca por mensaje ni en el sitio. Solo se paga a una cuenta confirmada así.',
      fr: 'Vous indiquez votre compte de versement au courtier par téléphone, pendant la clôture : il appelle le numéro que nous connaissons déjà et le confirme. On le change de la même façon, jamais par message ni sur le site. L’argent n’est versé que sur un compte confirmé ainsi.',
      de: 'Dein Auszahlungskonto nennst du dem Makler während des Abschlusses am Telefon: Er ruft die Nummer an, die wir schon kennen, und bestätigt es. Geändert wird es genauso, nie per Nachricht und nicht auf der Seite. Ausgezahlt wird nur auf ein so bestätigtes Konto.',
    },
  },
  {
    id: 'changed-bank-details',
    asks: ['changed bank details', 'broker sent wire instructions', 'updated wiring instructions'],
    ideas: [
      [BANK_DETAILS, CHANGED, BY_MESSAGE, NOT_OTHER],
      [
        /\b(?:broker|brokerage|tradewind|closing agent|escrow|title company|you guys|you|your (?:team|office|broker))\b/,
        /\b(?:wir(?:e|ing) (?:instructions?|info\w*|details)|bank (?:details|info\w*|account)|account (?:number|details)|routing number)\b/,
        /\b(?:texted|emailed|e ?-? ?mail(?:ed)?|mailed|messaged|sms|text|chat|whats ?app|dm)\b/,
        NOT_OTHER,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Don’t wire anything. Our bank details never change by message, so new ones in a text, an email or a chat are a scam, whoever seems to send them. Call your broker on the number you already know: only there you get the account details. If you’ve already wired money, call your bank and your broker at once. Report messages that came through Tradewind.',
      es: 'No transfieras nada. Nuestros datos bancarios nunca cambian por mensaje: unos nuevos en un SMS, un correo o un chat son una estafa, sea quien sea el remitente. Llama a tu corredor al número que ya conoces: solo allí te dan los datos de la cuenta. Si ya has transferido dinero, llama enseguida a tu banco y a tu corredor. Denuncia los mensajes que llegaron por Tradewind.',
      fr: 'Ne virez rien. Nos coordonnées bancaires ne changent jamais par message : de nouvelles, par SMS, e-mail ou chat, sont une arnaque, quel que soit l’expéditeur. Appelez votre courtier au numéro que vous connaissez déjà : lui seul vous donne les coordonnées. Si vous avez déjà viré de l’argent, appelez aussitôt votre banque et votre courtier. Signalez les messages reçus par Tradewind.',
      de: 'Überweise nichts. Unsere Bankdaten ändern sich nie per Nachricht: Neue in einer SMS, einer E-Mail oder einem Chat sind Betrug, wer auch immer sie zu schicken scheint. Ruf deinen Makler unter der Nummer an, die du schon kennst: Nur dort bekommst du die Kontodaten. Hast du schon Geld überwiesen, ruf sofort deine Bank und deinen Makler an. Melde Nachrichten, die über Tradewind kamen.',
    },
  },
  {
    id: 'private-account',
    asks: ['seller gave bank account deposit', 'seller sent bank details', 'wire seller account'],
    ideas: [
      [
        /\b(?:sellers?|owners?|buyers?|he|she|they|guy|person|man|woman|lady|someone|somebody|dude)\b|_(?:person|ref)_/,
        /\b(?:(?:his|her|their|an?|the|own|private|personal) (?:\w+ )?(?:bank (?:account|details|info\w*)|account (?:number|details)|account|iban|routing number)|bank (?:account|details|info\w*)|iban|routing number)\b/,
        /\b(?:gave|gives?|given|sent|sends?|texted|emailed|messaged|shared|wrote|provided|passed|forwarded|handed)\b/,
        NOT_OTHER,
        /^(?!.*\b(?:delete|deleted|locked|hacked|my account|seller account|profile)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Please don’t pay into that account. In a closing, a deposit goes only to the brokerage’s trust account, and your broker tells you the account by phone. Money wired to a private account is hard to get back, and the boat may not exist, may not be theirs or may carry a loan. Report the message, and keep the conversation on Tradewind.',
      es: 'Por favor, no pagues a esa cuenta. En un cierre, un depósito va solo a la cuenta fiduciaria de la correduría, y tu corredor te dice la cuenta por teléfono. El dinero enviado a una cuenta privada es difícil de recuperar, y el barco puede no existir, no ser suyo o tener un préstamo. Denuncia el mensaje y sigue hablando por Tradewind.',
      fr: 'Ne payez pas sur ce compte. Dans une clôture, un dépôt va seulement sur le compte séquestre du courtier, et celui-ci vous donne le compte par téléphone. L’argent viré sur un compte privé est difficile à récupérer, et le bateau peut ne pas exister, ne pas lui appartenir ou porter un prêt. Signalez le message et restez sur Tradewind.',
      de: 'Bitte zahle nicht auf dieses Konto. Bei einem Abschluss geht eine Anzahlung nur auf das Treuhandkonto des Maklers, und er nennt dir das Konto am Telefon. Geld auf einem privaten Konto bekommst du kaum zurück, und das Boot gibt es vielleicht nicht, es gehört anderen oder ist beliehen. Melde die Nachricht, und bleib auf Tradewind.',
    },
  },
];
