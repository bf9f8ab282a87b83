import { spelledNumbers } from '../../eddy/facts/number-words.ts';

const DIGITS = /^(?<count>\d{1,3}(?:,\d{3})+|\d{1,4}) (?<rest>.+)$/u;
/** 'Twelve red hens': a number, and soon a word for several. */
const SEVERAL = /^(?:\p{L}[\p{L}'’-]* ){0,2}\p{L}{2,}(?:[^s\P{L}]s|men|cattle|sheep|geese|deer|fish)\b/iu;
/** '18 karat earrings', '40 foot containers', '2 years of slip fees' measure instead of counting. */
const MEASURE =
  /^(?:karats?|carats?|k|ft|foot|feet|inch(?:es)?|mm|cm|hours?|days?|nights?|weeks?|months?|years?|percent|hp|horsepower|gauge|oz|ounces?|lbs?|pounds?|tons?|gallons?|miles?|bedrooms?|person|people|piece|pc|speed|door|seat)\b/i;
const YEARS = { from: 1850, to: 2100 };

/** How many things a title says that it stands for. Undefined if it counts nothing. */
export function countInTitle(title: string): number | undefined {
  const digits = DIGITS.exec(title)?.groups;
  const [spelled] = spelledNumbers(title);
  const isSpelled = spelled?.start === 0 && title[spelled.end] === ' ';
  const count = digits ? Number(digits.count?.replaceAll(',', '')) : isSpelled ? spelled.value : undefined;
  const rest = digits?.rest ?? (isSpelled ? title.slice(spelled.end + 1) : '');
  if (count === undefined || !Number.isInteger(count) || count < 2) return undefined;
  if (count >= YEARS.from && count <= YEARS.to && !digits?.count?.includes(',')) return undefined;
  return SEVERAL.test(rest) && !MEASURE.test(rest) ? count : undefined;
}
