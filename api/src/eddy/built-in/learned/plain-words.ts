import type { Situation } from '../situation.ts';
import type { Ask } from './asks.ts';

const SLOT = /\{(\w+)\}/g;

/** A request in words that the reader knows, if the message or the conversation has the names that it needs. */
export function plainWords({ plain, besideCard, afterList }: Ask, situation: Situation): string | undefined {
  const { memory } = situation;
  const short = memory.cardIsLast ? besideCard : memory.search ? afterList : undefined;
  return (short && filled(short, situation)) ?? (plain && filled(plain, situation));
}

function filled(words: string, { line, memory, message }: Situation): string | undefined {
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
  return words.replace(SLOT, (_all, name: string) => slots[name] ?? '');
}
