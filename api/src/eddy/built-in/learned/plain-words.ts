import type { Situation } from '../situation.ts';
import type { Ask } from './asks.ts';

const SLOT = /\{(\w+)\}/g;

/** A request in words that the reader knows, if the message or the conversation has the names that it needs. */
export function plainWords({ plain, besideCard, afterList }: Ask, situation: Situation): string | undefined {
  const { memory } = situation;
  const short = memory.cardIsLast ? besideCard : memory.search ? afterList : undefined;
  return (short && filled(short, situation)) ?? (plain && filled(plain, situation));
}

const MY_BOAT = /\bmy boats?\b/;
const IT = /\b(?:it|her|she|its|that one|this one|hers)\b/;

/** The boat of the user's own that the message names, or speaks of behind an answer about it. */
function ownNamed({ line, own, memory: { focus }, message }: Situation): string | undefined {
  const chunk = line.chunks.find(({ meaning }) => meaning?.is === 'own' && meaning.named && meaning.boats.length > 0);
  if (chunk) {
    const written = message.slice(chunk.at, chunk.end);
    return /^(?:my|our|mine)\b/i.test(written) ? written : `my ${written.replace(/^the /i, '')}`;
  }
  const isFocus = focus !== undefined && own.some(({ id }) => id === focus.id) && line.has(IT);
  return isFocus ? `my ${focus.make} ${focus.model}` : undefined;
}

function filled(words: string, situation: Situation): string | undefined {
  const { line, memory, message } = situation;
  const writtenOf = (...kinds: string[]) => {
    const chunk = line.chunks.find(({ meaning }) => meaning && kinds.includes(meaning.is));
    return chunk && message.slice(chunk.at, chunk.end);
  };
  const slots: Readonly<Record<string, string | undefined>> = {
    person: line.first('person')?.name,
    boat:
      writtenOf('boat', 'make', 'id', 'own') ?? (memory.focusId === undefined ? undefined : `boat #${memory.focusId}`),
    n: writtenOf('money', 'n', 'bound'),
  };
  const needed = [...words.matchAll(SLOT)].map(([, name = '']) => slots[name]);
  if (needed.includes(undefined)) return undefined;
  const own = MY_BOAT.test(words) ? ownNamed(situation) : undefined;
  return words.replace(SLOT, (_all, name: string) => slots[name] ?? '').replace(MY_BOAT, own ?? '$&');
}
