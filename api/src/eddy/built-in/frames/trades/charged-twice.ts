import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';

const NO_REFUND: Record<Language, string> = {
  en: 'I see only what has arrived in the trust account, and I can’t refund anything. If more left your bank, write to the broker on the trade’s page and attach your bank statement.',
  es: 'Solo veo lo que llegó a la cuenta fiduciaria y no puedo devolver nada. Si salió más de tu banco, escribe al bróker en la página del intercambio y adjunta tu extracto.',
  fr: 'Je ne vois que ce qui est arrivé sur le compte de séquestre, et je ne peux rien rembourser. Si davantage a quitté votre banque, écrivez au courtier sur la page de l’échange avec votre relevé.',
  de: 'Ich sehe nur, was auf dem Treuhandkonto angekommen ist, und kann nichts erstatten. Wenn von deiner Bank mehr abging, schreib dem Broker auf der Seite des Tauschs und füge den Kontoauszug bei.',
};

const TWICE =
  /\b(?:charged|billed|debited|took|taken|deducted|withdrawn|paid|wired|sent|pulled)\b[^.?!]{0,40}\b(?:twice|double|two times|2 times|2x|a second time|too much)\b|\b(?:double|twice|over) ?-? ?(?:charged?|billed|paid)\b|\b(?:duplicate|second|double|extra) (?:charges?|payments?|deposits?|wires?|debits?)\b/;
const OURS = /\b(?:you|tradewind|i|we|me|my|deposit|wire|fee|closing|balance)\b/;
const OF_OTHERS = /\b(?:he|she|they|seller|owner|buyer) (?:\w+ )?(?:charged|asks?|wants?|demands?)\b|\bwould|what if\b/;

/** 'I was charged twice for the deposit': what is recorded, and who can look into it. */
export const chargedTwiceFrame: Frame = (situation) => {
  const { reading, deals } = situation;
  const isClosing = deals.some(({ list }) => list === 'agreed' || list === 'closing');
  if (!isClosing || !matches(TWICE, reading.words) || !OURS.test(reading.words) || OF_OTHERS.test(reading.words))
    return undefined;
  return {
    intent: 'closing',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:refund|back|return)\b/i,
    plan: chargedPlan(situation),
  };
};

const chargedPlan =
  ({ phrases, language }: Situation): Plan =>
  ([agreed]) => {
    if (!agreed) return use('my_closings');
    const closings = (agreed.output.closings ?? []) as KnownClosing[];
    const text = closings.length > 0 ? closingText(closings, closings.length, 'held', phrases) : phrases.noClosings;
    return say(errorOf(agreed.output) ?? `${text} ${NO_REFUND[language]}`);
  };
