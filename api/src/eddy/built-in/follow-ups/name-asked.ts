import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { isFamiliar } from '../reading/words/spelling.ts';

const NAME =
  /^\s*(?:(?:and|or|then|ok(?:ay)?|what about|how about)[\s,]+)*(?:an? |any )?(?<name>\p{L}{4,})\s*\?+\s*$/iu;

/** 'Fenwick?' behind a search asks for boats of that name, whether there are any or not; behind the boats of an owner, for an owner's. */
export function withNameAsked(message: string, { last, cardIsLast }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  if (call?.name !== 'search_boats' || cardIsLast) return undefined;
  const name = matchOf(NAME, message)?.groups?.name;
  if (!name || isFamiliar(name.toLowerCase())) return undefined;
  return 'seller' in call.input ? `what boats has ${name} listed?` : `got any ${name}`;
}
