import type { Chunk, Line } from '../line.ts';

/** How far up the low, middle and high parts of six figures reach. */
const PARTS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  low: [1, 3.5],
  lower: [1, 3.5],
  mid: [3.5, 7],
  high: [7, 10],
  upper: [7, 10],
};

const numberIn = (chunks: readonly Chunk[]): number => {
  const meaning = chunks.find((chunk) => chunk.meaning?.is === 'n')?.meaning;
  return meaning?.is === 'n' ? meaning.value : 0;
};

/** 'Six figures', 'under seven figures', 'low six figures'. */
export function readFigures(line: Line): void {
  line.each(
    /(?:\b(under|below|less than|sub|low|lower|mid|high|upper)(?: -)? )?_n_ (?:- )?figures?\b(?: (max(?:imum)?|tops|budget|at most))?/,
    ({ groups, chunks }) => {
      const digits = numberIn(chunks);
      if (digits < 4 || digits > 9) return undefined;
      const least = 10 ** (digits - 1);
      if (/^(?:under|below|less|sub)/.test(groups[1] ?? '')) return { is: 'bound', field: 'price', max: least - 1 };
      const [low, high] = PARTS[groups[1] ?? ''] ?? [1, 10];
      const most = high === 10 ? least * 10 - 1 : least * high;
      return { is: 'bound', field: 'price', ...(!groups[2] && { min: least * low }), max: most };
    },
  );
}

/** The tenths of ten or a hundred thousand dollars. */
const TENTHS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  low: [0, 4],
  lower: [0, 4],
  mid: [3, 7],
  middle: [3, 7],
  high: [6, 10],
  upper: [6, 10],
};
const OF_PRICE = /\b(?:price\w*|pay\w*|spend\w*|budget|limit|asking|costs?|money|dollars|worth|afford)\b/;
const OF_YEAR = /\b(?:built|made|vintage|from|year|model|manufactured)(?: (?:in|the|of))* $/;

const OF_LENGTH = /\b(?:feet|foot|ft|footers?|length|long|loa|size)\b/;
const TENS_OF_YEARS =
  /\b(?:built|made|vintage|classics?|old|older|retro|antique|years?|model|manufactured|era|decade)\b|\bfrom (?:the )?$/;

/** 'Somewhere in the 60s' are feet or thousands of dollars, unless the message speaks of years. */
export function readTens(line: Line): void {
  line.each(
    /(?:\b(?:in|at|around|about) )?\bthe (\$ )?_n_(?: (k|grand|thousands?))? ?'? ?s\b(?: (?:feet|foot|ft|footers?|grand|k|thousands?)\b)?/,
    ({ groups, chunks }) => {
      const [tens, before] = [numberIn(chunks), line.text.slice(0, groups.index)];
      if (tens < 20 || tens > 90 || tens % 10 !== 0) return undefined;
      if (line.has(OF_LENGTH)) return { is: 'bound', field: 'length', min: tens, max: tens + 9.9 };
      const bound = { is: 'bound', field: 'price', min: tens * 1_000, max: tens * 1_000 + 9_999 } as const;
      if (groups[1] || groups[2] || line.has(OF_PRICE) || /(?:grand|k|thousands?)$/.test(groups[0])) return bound;
      return line.has(TENS_OF_YEARS) || TENS_OF_YEARS.test(before) || !/^(?:in|at|around|about)\b/.test(groups[0])
        ? undefined
        : { ...bound, or: 'length' };
    },
  );
}

/** 'In the high 80s' is a price in thousands. 'The mid 80s' are years, unless the message speaks of money. */
export function readTensOfPrice(line: Line): void {
  line.each(
    /(?:\b(?:in|at|around|about) )?(?:\bthe )?\b(low|lower|mid|middle|high|upper)(?: -)? (\$ )?_n_(?: k)? ?'? ?s\b/,
    ({ groups, chunks }) => {
      const [tens, part = '', sign] = [numberIn(chunks), groups[1], groups[2]];
      const [from, to] = TENTHS[part] ?? [0, 10];
      if (tens < 20 || tens > 900 || tens % 10 !== 0 || OF_YEAR.test(line.text.slice(0, groups.index)))
        return undefined;
      if (tens < 100 && !sign && line.has(OF_LENGTH))
        return { is: 'bound', field: 'length', min: tens + from, max: tens + to };
      if (/^mid/.test(part) && tens < 100 && !sign && !line.has(OF_PRICE)) return undefined;
      const width = tens < 100 || tens % 100 !== 0 ? 1_000 : 10_000;
      return { is: 'bound', field: 'price', min: tens * 1_000 + from * width, max: tens * 1_000 + to * width };
    },
  );
}
