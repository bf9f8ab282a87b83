import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import { DEPOSIT_SHARES } from '@tradewind/domain/closing/deposits';
import type { HelpTopic } from '../../../platform/help.ts';

const percent = (share: number) => `${share / 100} %`;
const SHARES = { paid: percent(DEPOSIT_SHARES.ofCashPaid), received: percent(DEPOSIT_SHARES.ofValueReceived) };

/** First questions about a closing: its deposit, its keys. */
export const closingBasicsHelp: readonly HelpTopic[] = [
  {
    id: 'deposit-size',
    asks: [],
    ideas: [
      [
        /\b(?:deposits?|earnest money|down payment|money down|put down)\b/,
        /\b(?:how (?:much|big|large|high)|what (?:size|percent\w*|share)|percent\w*|minimum|least|usual\w*|typical\w*)\b/,
        /\b(?:do|does|is|are|must|should|need|have to|has to|would|will|required|put)\b/,
        /^(?!.*\b(?:my deposit|did|already|paid|get|lose|back|refund\w*|loans?|financ\w*|monthly|lender|bank|mortgage|wants?|asks?|asked|says?|said|told|zelle|venmo|he|she|they|sellers?|owners?|buyers?|offers? (?:need|require)|(?:do|does) (?:\w+ ){0,2}need a|left|still|rest|interest)\b|.*_(?:boat|make|person|money|bound|id|ref|own|type)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `An offer needs no deposit. It’s due after everyone has signed the agreement, by wire to the brokerage’s trust account, and it’s credited at closing. ${STANDARD_DEPOSIT_RULE} Your agreement and the closing page say the amount.`,
      es: `Una oferta no pide depósito. Vence después de que todos hayan firmado el acuerdo, por transferencia a la cuenta fiduciaria de la correduría, y se descuenta al cerrar. Normalmente es lo mayor entre el ${SHARES.paid} del dinero que pagas y el ${SHARES.received} del valor de todo lo demás que recibes. El acuerdo y la página del cierre dicen el importe.`,
      fr: `Une offre ne demande pas de dépôt. Il est dû après la signature de tous, par virement sur le compte séquestre du courtier, et il est déduit à la clôture. D’habitude, c’est le plus grand de ${SHARES.paid} de l’argent que vous payez et de ${SHARES.received} de la valeur de tout ce que vous recevez d’autre que de l’argent. L’accord et la page de la clôture disent le montant.`,
      de: `Ein Angebot braucht keine Anzahlung. Sie ist fällig, nachdem alle unterschrieben haben, per Überweisung auf das Treuhandkonto des Maklers, und wird am Ende angerechnet. Üblich ist der größere Betrag von ${SHARES.paid} des Geldes, das du zahlst, und ${SHARES.received} des Werts von allem, was du außer Geld bekommst. Die Vereinbarung und die Seite des Abschlusses nennen den Betrag.`,
    },
  },
  {
    id: 'picked-up-by-another',
    asks: [],
    ideas: [
      [
        /\b(?:some(?:one|body) else|(?:my|our) (?:\w+ )?(?:wife|husband|son|daughter|brother|sister|dad|father|mom|mother|friend|buddy|captain|driver|partner|hauler|transporter)|a (?:captain|driver|friend|hauler|transporter|delivery captain))\b/,
        /\b(?:pick (?:up (?:the|my|our|it|her)|(?:it|her|the boat|the keys) up)|collect (?:the|my|it|her)|take (?:delivery|possession)|get the keys|receive the (?:keys|boat))\b/,
        /\b(?:can|could|may|is it|allowed|okay|ok|possible|have|must|should)\b/,
        /^(?!.*\b(?:costs?|how much|price|buyers?|seller wants|he|she|they)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I know of no rule for that. After the release, you and the other side agree on a time and place for the boat and its keys, and you confirm on the trade’s page that you got them. If somebody else is to pick them up for you, settle it with the other side in writing and ask the broker first.',
      es: 'No conozco una regla para eso. Después de la liberación acuerdas con la otra parte hora y lugar para el barco y sus llaves, y confirmas en la página del intercambio que los tienes. Si otra persona los recoge por ti, acuérdalo por escrito con la otra parte y pregunta antes al corredor.',
      fr: 'Je ne connais pas de règle pour cela. Après la libération, vous convenez avec l’autre partie d’une heure et d’un lieu pour le bateau et ses clés, et vous confirmez la remise sur la page de l’échange. Si quelqu’un d’autre vient pour vous, convenez-en par écrit avec elle et demandez d’abord au courtier.',
      de: 'Dafür kenne ich keine Regel. Nach der Freigabe machst du mit der anderen Seite Zeit und Ort für Boot und Schlüssel aus und bestätigst den Empfang auf der Seite des Tauschs. Soll jemand anders sie für dich abholen, kläre es schriftlich mit der anderen Seite und frag vorher den Makler.',
    },
  },
  {
    id: 'handover',
    asks: [],
    ideas: [
      [
        /\bhand(?:ing)? ?-? ?overs?\b/,
        /\b(?:how (?:does|do|is|will|would)|what happens|explain|tell me about|where|who)\b/,
        /^(?!.*\b(?:my (?:trade|deal|closing)|how (?:soon|long)|problem|wrong|damaged?|late|cost|ask|message|difference)\b)/,
      ],
    ],
    isWhole: true,
    tells: /\b(?:keys|who|when|where|confirm)\b/i,
    answer: {
      en: 'The hand-over comes after the release, never before. You and the other side agree on a time and place; the one who gives the boat hands over the boat, its keys and inventory, and the one who gets it checks them, best with photos. Then both of you confirm it on the trade’s page.',
      es: 'La entrega viene después de la liberación, nunca antes. Acordáis hora y lugar; quien da el barco entrega el barco, las llaves y el inventario, y quien lo recibe lo comprueba, mejor con fotos. Luego los dos lo confirmáis en la página del intercambio.',
      fr: 'La remise vient après la libération, jamais avant. Vous convenez d’une heure et d’un lieu ; celui qui donne le bateau remet le bateau, les clés et l’inventaire, et celui qui le reçoit vérifie, de préférence avec des photos. Puis chacun confirme sur la page de l’échange.',
      de: 'Die Übergabe kommt nach der Freigabe, nie vorher. Ihr macht Zeit und Ort aus; wer das Boot gibt, übergibt Boot, Schlüssel und Inventar, und wer es bekommt, prüft alles, am besten mit Fotos. Dann bestätigen es beide auf der Seite des Tauschs.',
    },
  },
  {
    id: 'keys-by-whom',
    asks: [],
    ideas: [
      [
        /\b(?:who|whom|where|how)\b/,
        /\bkeys\b/,
        /\b(?:hands?|handed|gives?|given|get|got|receive|brings?|has|have|holds?|keeps?|pick up|change hands|collect|turned over|turns? over|exchanged?)\b/,
        /^(?!.*\b(?:when|how (?:soon|long|many|fast|quickly)|which day|florida|lower|upper|island|islands|slips?|marinas?|lost|my keys|spare|ignition|tell|ask|message|boats? in|near|key west|key largo)\b|.*_(?:place|type)_)/,
      ],
    ],
    answer: {
      en: 'The one who gives the boat hands the keys over to the one who gets it, after the release. You two agree on a time and place, and both of you confirm it on the trade’s page.',
      es: 'Quien entrega el barco da las llaves a quien lo recibe, después de la liberación. Acordáis hora y lugar, y los dos lo confirmáis en la página del intercambio.',
      fr: 'Celui qui cède le bateau remet les clés à celui qui le reçoit, après la libération. Vous convenez d’une heure et d’un lieu, et chacun le confirme sur la page de l’échange.',
      de: 'Wer das Boot abgibt, übergibt nach der Freigabe die Schlüssel an den, der es bekommt. Ihr macht Zeit und Ort aus, und beide bestätigen es auf der Seite des Tauschs.',
    },
  },
];
