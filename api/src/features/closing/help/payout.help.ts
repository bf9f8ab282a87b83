import { STANDARD_DAYS } from '@tradewind/contract/standard-terms';
import type { HelpTopic } from '../../../platform/help.ts';

const GENERAL = /^(?!.*_(?:boat|make|money|bound|person|id|own)_)/;

/** Closings in general: how sellers are paid, the time to inspect, and registration. */
export const payoutHelp: readonly HelpTopic[] = [
  {
    id: 'paid-out',
    asks: [],
    ideas: [
      [
        /\bhow (?:do|does|will|would|am|can|are) (?:i|we|sellers?|the sellers?|a seller|owners?)\b.*\b(?:get|be|getting|gets) (?:paid|my money|their money|the money|the cash)\b/,
        /^(?!.*\b(?:when|how much|bitcoin|coins|crypto|back|refund\w*|soon|quick\w*|fast|long)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'By wire from the brokerage’s trust account, once papers and money are released together. You tell the broker your payout account by phone during the closing, and it must be in your name. A loan on the boat is paid off first. If you close directly, you settle the payment with the other side yourself.',
      es: 'Por transferencia desde la cuenta fiduciaria de la correduría, cuando se entregan a la vez papeles y dinero. Dices al corredor tu cuenta por teléfono durante el cierre, y debe estar a tu nombre. Un préstamo sobre el barco se paga primero. Si cierras directamente, acuerdas el pago con la otra parte.',
      fr: 'Par virement du compte séquestre du courtier, quand papiers et argent sont remis ensemble. Vous dites votre compte au courtier par téléphone pendant la clôture, et il doit être à votre nom. Un prêt sur le bateau est remboursé d’abord. En direct, vous réglez le paiement avec l’autre côté.',
      de: 'Per Überweisung vom Treuhandkonto des Maklers, sobald Papiere und Geld gemeinsam freigegeben sind. Dein Konto nennst du dem Makler während des Abschlusses am Telefon, und es muss auf deinen Namen lauten. Ein Kredit auf dem Boot wird zuerst abgelöst. Schließt ihr direkt ab, regelt ihr die Zahlung selbst.',
    },
  },
  {
    id: 'inspection-period',
    asks: [],
    ideas: [
      [
        /\b(?:inspection|survey|due diligence|acceptance) (?:period|window|time ?frame|deadline|contingency period)\b|\bhow (?:long|many days|much time) (?:do|does|is|for|will|would|to) ?(?:i|we|a buyer|the buyer|you|people)? ?(?:have|get)? ?(?:to|for) (?:the |an? )?(?:inspect\w*|survey|have (?:it|the boat|her) (?:surveyed|inspected|checked))\b/,
        /^(?!.*\b(?:cost|costs|much is|price|my|our|extend\w*|take|takes|last|lasts)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: `By the standard terms, ${STANDARD_DAYS.acceptDays} days after everyone has signed the agreement to inspect the boat and accept it in writing; you can agree on another time in the offer. Until you accept, you can reject it and get your deposit back, less the costs you authorized.`,
      es: `Según los términos estándar, ${STANDARD_DAYS.acceptDays} días desde que todos firman el acuerdo para inspeccionar el barco y aceptarlo por escrito; podéis acordar otro plazo en la oferta. Hasta que lo aceptes, puedes rechazarlo y recuperar el depósito, menos los gastos que autorizaste.`,
      fr: `Selon les conditions standard, ${STANDARD_DAYS.acceptDays} jours après la signature de tous pour inspecter le bateau et l’accepter par écrit ; vous pouvez convenir d’un autre délai dans l’offre. Avant l’acceptation, vous pouvez le refuser et récupérer le dépôt, moins les frais autorisés.`,
      de: `Nach den Standardbedingungen ${STANDARD_DAYS.acceptDays} Tage ab der Unterschrift aller, um das Boot zu besichtigen und schriftlich anzunehmen; im Angebot könnt ihr eine andere Frist vereinbaren. Bis dahin kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der freigegebenen Kosten.`,
    },
  },
  {
    id: 'register-boat',
    asks: [],
    ideas: [
      [
        /\b(?:register|registering|registration|title|titling|document)\b/,
        /\b(?:the|a|my|it|new|our) ?(?:new )?(?:boat|yacht|vessel|it)\b/,
        /^(?:(?:so|and|hey|hi|okay|but) )*(?:(?:do|can|could|will|would|does) (?:you|tradewind|the (?:broker|brokerage))|who|where do i|how do i|do i have to|must i)\b/,
        /\bregist\w+\b|\bdocument (?:the|my|a)\b/,
        /^(?!.*\b(?:account|sign up|email|list|listing|number|numbers|cost|costs|much|papers|check|checks|verify|search)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'The brokerage can do that as a service: State Registration files it with your state, Documentation with the Coast Guard. Ask me what they cost. In a closing, filing the boat in your name is one of your last tasks, and you can also do it yourself at your state’s office.',
      es: 'La correduría puede hacerlo como servicio: State Registration lo tramita en tu estado, Documentation en la Guardia Costera. Pregúntame cuánto cuestan. En un cierre, inscribir el barco a tu nombre es una de tus últimas tareas, y también puedes hacerlo tú en la oficina de tu estado.',
      fr: 'Le courtier peut le faire comme service : State Registration auprès de votre État, Documentation auprès des garde-côtes. Demandez-moi les prix. Dans une clôture, l’inscription à votre nom est une de vos dernières tâches, et vous pouvez aussi la faire vous-même.',
      de: 'Der Makler kann das als Dienst erledigen: State Registration bei deinem Staat, Documentation bei der Küstenwache. Frag mich nach den Preisen. Beim Abschluss ist die Eintragung auf deinen Namen eine deiner letzten Aufgaben, und du kannst sie auch selbst erledigen.',
    },
  },
  {
    id: 'trust-account-insured',
    asks: [],
    ideas: [
      [
        /\b(?:money|deposit|funds|cash|escrow|trust account)\b/,
        /\b(?:insured|fdic|insurance on|bonded|guaranteed by|goes? bankrupt|goes? (?:bust|under|broke)|bankruptcy)\b/,
        /^(?!.*\b(?:boat insurance|insure (?:the|my) boat|boat insured|title)\b)/,
        GENERAL,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I don’t know whether the trust account is insured: ask your broker, or the team on the Contact page. What I know is that a licensed broker holds the money there, apart from the brokerage’s own, and that it leaves only at the release or the end of the trade.',
      es: 'No sé si la cuenta fiduciaria está asegurada: pregunta a tu corredor o al equipo en la página Contact. Sé que un corredor con licencia guarda allí el dinero, separado del de la correduría, y que solo sale con la entrega o al final del intercambio.',
      fr: 'Je ne sais pas si le compte séquestre est assuré : demandez à votre courtier ou à l’équipe sur la page Contact. Je sais qu’un courtier agréé y garde l’argent, à part de celui de la maison, et qu’il n’en sort qu’à la remise ou à la fin de l’échange.',
      de: 'Ob das Treuhandkonto versichert ist, weiß ich nicht: Frag deinen Makler oder das Team auf der Seite Contact. Ich weiß, dass ein lizenzierter Makler das Geld dort hält, getrennt vom eigenen, und dass es nur bei der Freigabe oder am Ende des Tauschs hinausgeht.',
    },
  },
];
