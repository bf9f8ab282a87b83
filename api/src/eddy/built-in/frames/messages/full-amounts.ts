import { wholeNumber } from '@tradewind/domain/numbers';
import { ONES, sumOfWords, TEENS, TENS } from '../../../number-words.ts';
import { dollarsOf } from '../../memory.ts';

const NOT_MONEY =
  '(?!\\s*(?:miles|mi\\b|hours?|hrs?|km|rpm|pounds|lbs|gallons|nm|people|feet|ft|foot|days?|weeks?|months?|years?|am\\b|pm\\b|%|percent|knots|mph|hp|:))';
const SCALED = new RegExp(
  `(?<![\\w$.,])\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(grand|thousand|thou|mil|million)\\b(?:\\s(?:dollars|bucks|usd)\\b)?${NOT_MONEY}`,
  'gi',
);
const IN_WORDS = new RegExp(
  `\\b(?:(hundred)|(${TENS})(?:[ -](${ONES}))?|(${TEENS}|${ONES})) (grand|thousand|million)\\b(?: (?:dollars|bucks|usd)\\b)?${NOT_MONEY}`,
  'gi',
);
const PAID = new RegExp(
  `\\b((?:pay|give|offer|bid|take|accept|do|settle for|sell (?:it|her)? ?for|(?:go|goes|stretch|come|comes|get|went)(?: up| down| as high as| as low as)?(?: to)?|(?:go|going|pay|paying) (?:above|over|past|beyond|under|below|more than|less than)|let (?:it|her) go for|(?:take|have|buy|get) (?:it|her|(?:the|your) [\\w ]{2,30}?) for|manage|afford|(?:happy|fine|ok|okay|good|comfortable) (?:with|at))(?: up to| around| about| maybe| like)? )(\\d{2,3}(?:\\.\\d)?)(?=[\\s?!]|[,.](?!\\d)|$)${NOT_MONEY}(?!\\s+(?:of|on (?:mon|tues|wednes|thurs|fri|satur|sun)|or so (?:miles|hours)|point))`,
  'gi',
);
const SCALES: Readonly<Record<string, number>> = { mil: 1_000_000, million: 1_000_000 };

const dollars = (value: number) => `$${wholeNumber(Math.round(value))}`;
const scaleOf = (unit: string) => SCALES[unit.toLowerCase()] ?? 1_000;

/** Amounts as an owner should read them: '85 thousand' becomes '$85,000', and so does 'I could do 85' beside a price like that. */
export function inFullAmounts(text: string, price: string | number | undefined): string {
  const asking = typeof price === 'string' ? dollarsOf(price) : (price ?? 0);
  const isPrice = (value: number) => asking > 0 && value >= asking * 0.3 && value <= asking * 2;
  return text
    .replace(SCALED, (_all, digits: string, unit: string) =>
      dollars(Number(digits.replaceAll(',', '')) * scaleOf(unit)),
    )
    .replace(IN_WORDS, (_all, hundred, tens, ones, only, unit: string) => {
      const value = hundred ? 100 : sumOfWords(tens, ones, only);
      return dollars(value * scaleOf(unit));
    })
    .replace(PAID, (all, verb: string, digits: string) =>
      isPrice(Number(digits) * 1_000) ? `${verb}${dollars(Number(digits) * 1_000)}` : all,
    );
}
