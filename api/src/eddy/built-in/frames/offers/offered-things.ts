import type { Situation } from '../../situation.ts';
import { foreignThings } from './foreign-things.ts';
import { numberedThings } from './numbered-things.ts';
import { plainThings } from './plain-things.ts';

const OWN_THING =
  /\bmy ((?:[\w'’-]+ ?){1,5}?)(?=\s*(?:,|\.|!|\?|$|\+|&|and\b|plus\b|for\b|in\b|as\b|with\b|to\b|worth\b|be\b|is\b|are\b|gets?\b|covers?\b|enough\b|then\b|too\b|on\b|also\b|instead\b|out\b))/gi;
const NO_THING =
  /\b(?:boat|yacht|listing|vessel|name|behalf|offer|budget|own|max|limit|wife|husband|money|cash|last|bid|price|draft|part|mind|number|guess|final|best|top|ceiling|figure|starting|opening|opinion|word|ok|okay|approval|confirmation|permission|consent|click|say ?so|go ?ahead|end|side|way|pocket|favor)\b/i;

/** 'My 150' is an amount that was offered. */
const AMOUNT = /^\$?\d[\d.,]*\s?(?:k|m|grand|thousand|dollars|bucks)?(?: (?:cash|dollars))?$/i;

/** Things such as 'my Porsche', '2 bitcoin' or 'gold', in the user's own words. */
export function assetsIn({ message, line, language }: Situation): string[] {
  const coins = line.all('coins').map(({ words }) => words);
  const own = [...message.matchAll(OWN_THING)]
    .map(({ 1: words = '', index }) => withPlace(words.trim(), message.slice(index)))
    .filter((words) => !NO_THING.test(words) && !AMOUNT.test(words) && !isOwnBoat(words, line))
    .concat(foreignThings(line), numberedThings(line))
    .map((words) => `my ${words}`);
  const said = `${own.join(' ')} ${coins.join(' ')}`.toLowerCase();
  const bare = line.chunks.flatMap(({ meaning, written, negated }) =>
    meaning?.is === 'asset' && !negated && !said.includes(written.toLowerCase())
      ? [language === 'en' ? written : inEnglish(meaning.key)]
      : [],
  );
  const plain = plainThings(line);
  const named = [...own, ...coins, ...bare.filter((words) => !plain.some((thing) => thing.includes(words)))];
  return [...named, ...plain.filter((words) => !named.some((name) => name.includes(words)))];
}

/** The garage knows things by its owner's words and by English ones. */
const inEnglish = (key: string) => key.replaceAll('_', ' ');

/** 'My week on the lake plus 40k for the boat': the place belongs to the thing if other words still lead to the boat. */
function withPlace(words: string, message: string): string {
  const place = AT_PLACE.exec(message.slice('my '.length + words.length))?.groups?.place;
  return place && !/\d/.test(place) ? `${words} ${place}` : words;
}

const AT_PLACE =
  /^\s+(?<place>(?:on|at|near|by|in (?!trade\b|cash\b|exchange\b|return\b|full\b|for\b|place\b))\s*(?:the )?[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}?)\s+(?:plus|and|with|for|against)\b(?! cash for)/iu;

const isOwnBoat = (words: string, line: Situation['line']) =>
  line.chunks.some(
    ({ meaning, written }) =>
      meaning?.is === 'own' && written.toLowerCase().includes(words.toLowerCase().split(' ')[0] ?? ' '),
  );
