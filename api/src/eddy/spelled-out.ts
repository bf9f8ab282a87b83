const NUMBERS: Record<string, number> = {
  a: 1,
  un: 1,
  una: 1,
  ein: 1,
  eine: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const numberWords = Object.keys(NUMBERS).join('|');

/** 'half a million' becomes '500 thousand', 'two hundred thousand' becomes '200 thousand'. */
export function spelledOut(text: string): string {
  return text
    .replace(/\bhalf a mil(?:lion)?\b/gi, '500 thousand')
    .replace(/\b(?:a )?quarter (?:of a )?million\b/gi, '250 thousand')
    .replace(/\b(?:a|one) million and a half\b|\bone and a half million\b/gi, '1.5 million')
    .replace(
      new RegExp(`\\b(${numberWords})[ -]hundred(?: and)?(?: (${numberWords}))?(?= (?:thousand|grand|k)\\b)`, 'gi'),
      (_all, hundreds: string, rest?: string) => String(numberOf(hundreds) * 100 + (rest ? numberOf(rest) : 0)),
    )
    .replace(
      new RegExp(
        `\\b(${numberWords})(?=[ -](?:thousand|grand|million|millón|millionen|tausend|mil|feet|foot|ft|years?)(?![\\p{L}]))`,
        'giu',
      ),
      (word: string) => String(numberOf(word)),
    );
}

const numberOf = (word: string) => NUMBERS[word.toLowerCase()] ?? 0;
