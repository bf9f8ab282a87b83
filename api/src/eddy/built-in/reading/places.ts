import { isUsState, STATE_NAMES, US_STATES, type UsState } from '@tradewind/domain/geography';
import type { Text } from './text.ts';

interface Place {
  state?: UsState;
  location?: string;
  zip?: string;
}

/** State codes that are also words count only in capitals, after a comma or 'in'. */
const WORDLIKE = new Set('AL CO DE HI ID IN LA MA ME MO MS OH OK OR PA'.split(' '));
const NAMES = US_STATES.map((state) => STATE_NAMES[state].toLowerCase());
const STATE = new RegExp(
  `(?:(?:in|near|around|from|to|of|for) )?(?:the )?(?:south |north |southern |northern )?(?<!\\b(?:port|fort|mount|lake|point) )\\b(${NAMES.join('|')})\\b`,
);
const BEFORE = '(?:in|near|around|from|at|close to|outside)';

const NICKNAMES: readonly [RegExp, UsState][] = [
  [/(?:in )?the (?:florida )?keys\b/, 'FL'],
  [/\bso ?cal\b/, 'CA'],
  [/\bchesapeake(?: bay)?\b/, 'MD'],
  [/\bouter banks\b/, 'NC'],
  [/\blong island\b|\bthe hamptons\b/, 'NY'],
];

/** Cities with boats, searched for by name. */
const CITIES =
  'miami beach|miami|fort lauderdale|ft\\.? lauderdale|lauderdale|tampa bay|tampa|st\\.? petersburg|clearwater|sarasota|naples|fort myers|key west|key largo|marathon|palm beach|jupiter|stuart|orlando|jacksonville|pensacola|destin|panama city|cape coral|daytona|san diego|los angeles|newport beach|marina del rey|long beach|san francisco|sausalito|santa barbara|houston|galveston|corpus christi|dallas|austin|new york city|sag harbor|montauk|new york|wilmington|morehead city|charleston|hilton head|myrtle beach|savannah|annapolis|baltimore|norfolk|virginia beach|seattle|newport|boston|chicago|detroit|mobile|orange beach|gulf shores|new orleans|biloxi|nassau|bahamas|portland|atlantic city|cape may|honolulu';
const CITY = new RegExp(
  `(?:${BEFORE} )?\\b(${CITIES})\\b(?:,? ?\\b(?:fl|florida|ca|california|tx|texas|ny|nc|sc|md|va|wa|ri|ga|al|la|ma|nj)\\b)?`,
);

export const readPlace = (text: Text): Place | undefined => readKnownPlace(text) ?? readUnknownCity(text);

/** Reads a ZIP code, a state, or a city from the list above. */
export function readKnownPlace(text: Text): Place | undefined {
  const zip = text.take(
    /(?:\b(?:near|around|close to|from|in|to|by|zip(?: code)?(?: is)?|miles of|distance (?:from|to)) )+(\d{5})\b(?!,?\d| ?(?:dollars|k|usd|ft|feet)\b)/,
  );
  if (zip?.[1]) return { zip: zip[1] };
  for (const [pattern, state] of NICKNAMES) if (text.take(pattern)) return { state };
  const city = text.take(CITY);
  if (city?.[1] && city[1] !== 'new york') return { location: titled(city[1].replace(/^ft\.? /, 'fort ')) };
  if (city) return { state: 'NY' };
  const named = text.take(STATE);
  const state = US_STATES.find((code) => STATE_NAMES[code].toLowerCase() === named?.[1]);
  if (state) return { state };
  return readCode(text);
}

function readCode(text: Text): Place | undefined {
  const written = /(?:\b[Ii]n |, ?|\b[Nn]ear |\b[Ff]rom )([A-Z]{2}|[a-z]{2})\b(?!')/.exec(text.original);
  const code = written?.[1]?.toUpperCase() ?? '';
  const isCode = isUsState(code) && (written?.[1] === code || !WORDLIKE.has(code));
  const bare = /\b([A-Z]{2})\b/.exec(text.original)?.[1] ?? '';
  const found = isCode ? code : isUsState(bare) && !WORDLIKE.has(bare) && /[a-z]/.test(text.original) ? bare : '';
  if (!isUsState(found)) return undefined;
  text.take(new RegExp(`(?:\\b${BEFORE} |, ?)?\\b${found.toLowerCase()}\\b`));
  return { state: found };
}

function readUnknownCity(text: Text): Place | undefined {
  const match = text.takeAsWritten(/\b(?:[Ii]n|[Nn]ear|[Aa]round) ([A-Z][a-z]+(?: [A-Z][a-z]+){0,2})\b/);
  return match?.[1] ? { location: match[1] } : undefined;
}

const titled = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
