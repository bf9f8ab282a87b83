const COUNTS: Readonly<Record<string, number>> = {
  ...{ single: 1, one: 1, twin: 2, two: 2, dual: 2, triple: 3, three: 3, quad: 4, four: 4 },
};
const POWER =
  /^(?:(single|one|twin|two|dual|triple|three|quad|four|[1-6])\b(?: x)?)?[^\d,;/+&]{0,40}?(\d{2,4}) ?(?:hp|horsepower)\b/i;

/** The horsepower of all engines together, if the listing's words give it: 'Twin 300 HP outboards' have 600. */
export function totalHorsepower(engine: string | null): number | undefined {
  const [, count, each] = POWER.exec(engine?.trim() ?? '') ?? [];
  if (each === undefined) return undefined;
  return Number(each) * (count === undefined ? 1 : (COUNTS[count.toLowerCase()] ?? Number(count)));
}
