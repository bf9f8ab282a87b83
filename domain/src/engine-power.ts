const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})*\+$/;
const PLAIN = /^[1-9]\d*\+$/;

/** The pattern of all numbers from this one up, for '300+'; undefined for other words. Engines of over 999 hp are written '1,550' or '1550'. */
export function powerAtLeast(word: string): string | undefined {
  if (!THOUSANDS.test(word) && !PLAIN.test(word)) return undefined;
  const digits = word.replace(/[,+]/g, '');
  const larger = [...digits].flatMap((digit, index) =>
    digit === '9' ? [] : [`${digits.slice(0, index)}[${Number(digit) + 1}-9]${any(digits.length - index - 1)}`],
  );
  const longer = `[1-9]${any(digits.length)}[0-9]*`;
  const all = [digits, ...larger, longer].flatMap((pattern) => [pattern, ...grouped(pattern)]);
  return `(${all.join('|')})([^0-9,]|$)`;
}

const any = (count: number) => '[0-9]'.repeat(count);

/** The same number with a comma behind the thousands. */
function grouped(pattern: string): string[] {
  const places = pattern.match(/\[[^\]]+\]\*?|\d/g) ?? [];
  const isOpen = places.at(-1)?.endsWith('*');
  const fixed = isOpen ? places.slice(0, -1) : places;
  const missing = Math.max(4 - fixed.length, 0);
  if (missing > 0 && !isOpen) return [];
  const whole = [...fixed, ...Array<string>(missing).fill('[0-9]')];
  return [`${whole.slice(0, -3).join('')},${whole.slice(-3).join('')}`];
}
