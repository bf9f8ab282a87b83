import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { isFamiliar } from '../reading/words/spelling.ts';

const NAME =
  /^\s*(?:(?:and|or|then|ok(?:ay)?|what about|how about)[\s,]+)*(?:an? |any )?(?<name>\p{L}{4,})\s*\?+\s*$/iu;

/** 'Fenwick?' behind a search asks for boats of that name, whether there are any or not. */
export function withNameAsked(message: string, { last, cardIsLast }: Memory): string | undefined {
  if (last?.calls.at(-1)?.name !== 'search_boats' || cardIsLast) return undefined;
  const name = matchOf(NAME, message)?.groups?.name;
  return name && !isFamiliar(name.toLowerCase()) ? `got any ${name}` : undefined;
}
