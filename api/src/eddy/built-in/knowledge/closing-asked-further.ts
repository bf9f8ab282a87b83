import { STANDARD_DAYS } from '@tradewind/contract/standard-terms';
import type { AskedFurther } from './asked-further.ts';

/** Answers about the steps of a closing and their deadlines, in all languages. */
const AFTER_STEPS =
  /after everyone has signed|standard terms|goes through these steps|says who wires a deposit|Whoever orders an inspection|both sides accept, you can close|de que todos (?:hayan firmado|firman)|términos estándar|que tous ont signé|signature de tous|conditions standard|alle (?:die Vereinbarung )?unterschrieben haben|Unterschrift aller|Standardbedingungen/;
const AFTER_REST = /^The rest comes by wire|^El resto llega|^Le reste arrive|^Der Rest kommt/;
const AFTER_PAYER = /\bwho (?:\w+ ){0,2}(?:pays?|covers?|owes?)\b/i;
const AFTER_DEPOSIT = /\bdeposit\b|\bdepósito\b|\bdépôt\b|\bAnzahlung\b/;

const OPENS =
  '^(?:(?:and|so|but|okay|then|well|or|what about|how about|how long|how many days|how much time|when|by when|is it the same|same)(?: ?,)? ?)*(?:(?:do|does|must|is|are|will|would|should|can) (?:i|we|it|you|they|people|there) )?(?:have |get |need |given |allowed |due )*';
const ENDS = '(?: (?:then|it|that|the boat|her|up|money|after that|take|due|all|exactly|usually|by))*[?.! ]*$';
const step = (words: string) =>
  new RegExp(`${OPENS}(?:(?:to|for|till|until|before|with|the|a|we|on) )*(?:${words})${ENDS}`);

const WHO_PAYS =
  /^(?:(?:and|so|but|okay|then) )*(?:who|which (?:side|one|of us)) (?:\w+ )?(?:pays?|owes?|wires?|sends?|puts?)(?: \w+)? (?:it|that|this|one|the deposit|a deposit|up|down)[?.! ]*$|^(?:(?:and|so|but|okay) )*(?:do|does|must) (?:i|we|both(?: of us)?|the (?:seller|owner|buyer|other side)|he|she|they|everyone|both sides) (?:\w+ )?pay (?:it|that|this|one)(?: (?:too|as well|also))?[?.! ]*$/;

/** Short questions for another step after one of them: 'and to inspect?'. */
export const CLOSING_ASKED_FURTHER: readonly AskedFurther[] = [
  {
    after: AFTER_PAYER,
    asks: [step('inspect\\w*|survey\\w*|sea trial')],
    topic: 'who-pays-inspection',
  },
  {
    after: AFTER_REST,
    asks: [WHO_PAYS],
    answer: {
      en: 'Whoever gives cash in the trade wires it to the brokerage’s trust account; in a swap without cash there is no rest.',
      es: 'Quien da dinero en el intercambio lo transfiere a la cuenta fiduciaria de la correduría; en un cambio sin dinero no hay resto.',
      fr: 'Celui qui donne de l’argent dans l’échange le vire sur le compte séquestre du courtier ; dans un échange sans argent, il n’y a pas de reste.',
      de: 'Wer im Tausch Geld gibt, überweist es auf das Treuhandkonto des Maklers; in einem Tausch ohne Geld gibt es keinen Rest.',
    },
  },
  {
    after: AFTER_DEPOSIT,
    asks: [WHO_PAYS],
    topic: 'deposit-meaning',
  },
  {
    after: AFTER_STEPS,
    asks: [step('inspect\\w*|survey\\w*|look (?:at|over)|check|sea trial|accept\\w*|reject\\w*')],
    topic: 'inspection-period',
  },
  {
    after: AFTER_STEPS,
    asks: [
      step(
        '(?:pay |paying |wire |send )?(?:the )?(?:rest|balance|remainder|remaining|other (?:money|part|half)|whole (?:amount|sum|price)|full (?:amount|sum|price))|pay|paying',
      ),
    ],
    answer: {
      en: `The rest comes by wire before the release. The standard terms give ${STANDARD_DAYS.closeDays} days from the acceptance until closing; the trade’s page shows the date.`,
      es: `El resto llega por transferencia antes de la liberación. Los términos estándar dan ${STANDARD_DAYS.closeDays} días desde la aceptación hasta el cierre; la fecha está en la página del intercambio.`,
      fr: `Le reste arrive par virement avant la libération. Les conditions standard donnent ${STANDARD_DAYS.closeDays} jours de l’acceptation à la clôture ; la date figure sur la page de l’échange.`,
      de: `Der Rest kommt per Überweisung vor der Freigabe. Nach den Standardbedingungen sind es ${STANDARD_DAYS.closeDays} Tage von der Annahme bis zum Abschluss; das Datum steht auf der Seite des Tauschs.`,
    },
  },
  {
    after: AFTER_STEPS,
    asks: [
      step(
        'clos\\w+|_service_|finish\\w*|releas\\w*|settle\\w*|complet\\w*|be done|done|over|own it|hand ?over|get the (?:keys|boat)|the (?:whole|entire) thing|everything|deposit',
      ),
    ],
    topic: 'how-long',
  },
  {
    after: AFTER_STEPS,
    asks: [
      /^(?:(?:and|so|but|okay) )*(?:then|after that|afterwards|what then|and then what|then what|what (?:happens|comes|is) (?:then|next|after(?: that)?)|what next|the (?:other|next|remaining) steps?)[?.! ]*$/,
    ],
    topic: 'closing-steps',
  },
];
