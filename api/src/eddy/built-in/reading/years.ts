import { type Bounds, pattern, TO } from './bounds.ts';
import type { Text } from './text.ts';

const YEAR = '((?:19[5-9]|20[0-3])\\d)';
const NO_MONEY = '(?![\\d,.]*\\d| ?(?:k|grand|thousand|dollars|usd|bucks|million|ft|feet|foot)\\b)';
const NO_PRICE = '(?<![$\\d,.]|under |below |budget of |offer |pay |for )';

/** Reads the year of construction. "Five years old" counts back from `thisYear`. */
export function readYear(text: Text, thisYear: number): Bounds | undefined {
  const young = text.take(
    /(?:less|younger|newer|not older|no older|no more|not more) than (\d{1,2}) years?(?: old)?|(?:in|from|within|of) the (?:last|past) (\d{1,2}) years|(?:up to|under|at most|max(?:imum)?) (\d{1,2}) years(?: old)?/,
  );
  if (young) return { min: thisYear - Number(young[1] ?? young[2] ?? young[3]) };
  const old = text.take(/(?:older than|more than|over|at least) (\d{1,2}) years(?: old)?/);
  if (old) return { max: thisYear - Number(old[1]) };
  const between = text.take(pattern(`(?:between |from |built )?\\b${YEAR}${TO}${YEAR}${NO_MONEY}`));
  if (between) return { min: Number(between[1]), max: Number(between[2]) };
  const newer = text.take(pattern(`(?:newer|younger|later) than (?:a )?${YEAR}|after ${YEAR}`));
  if (newer) return { min: Number(newer[1] ?? newer[2]) + 1 };
  const from = text.take(
    pattern(
      `\\b${YEAR} ?(?:(?:or|and) (?:newer|later|younger|up|above|after)|onwards?|\\+)|(?:since|from|at least|not older than|no older than|starting(?: in)?) (?:a )?${YEAR}(?: onwards?| on\\b| or (?:newer|later))?`,
    ),
  );
  if (from) return { min: Number(from[1] ?? from[2]) };
  const older = text.take(pattern(`(?:older|earlier) than (?:a )?${YEAR}|before ${YEAR}`));
  if (older) return { max: Number(older[1] ?? older[2]) - 1 };
  const until = text.take(
    pattern(`\\b${YEAR} ?(?:or|and) (?:older|earlier|before)|(?:until|up to) ${YEAR}${NO_MONEY}`),
  );
  if (until) return { max: Number(until[1] ?? until[2]) };
  const exactly = text.take(pattern(`(?:built in |made in |from |of )?${NO_PRICE}\\b${YEAR}\\b${NO_MONEY}(?: model)?`));
  return exactly && { min: Number(exactly[1]), max: Number(exactly[1]) };
}
