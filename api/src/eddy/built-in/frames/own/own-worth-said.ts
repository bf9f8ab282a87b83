import type { OwnWorthInput } from '@tradewind/contract/eddy-tools';
import { assetKeyOf } from '../../reading/assets.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

const EVERYTHING =
  /\b(?:everything|all|whatever)(?: (?:that|what|of what))? (?:i|we) (?:\w+ ){0,2}(?:own|have|got|hold|possess|trade|give|offer|swap|put up|put in|throw in|bring)\b|\beverything (?:of mine|(?:that is )?mine)\b|\b(?:all|the sum|total|value|worth) of (?:my|our) (?:stuff|belongings|possessions|property|holdings)\b|\ball (?:my|our) (?:stuff|belongings|possessions|holdings)\b|\b(?:my|our) (?:whole|entire) (?:lot|stuff|kit|inventory|holdings|portfolio)\b|\b(?:gave|give|put up|put in|threw in|throw in|offer|offered|trade|traded|gave up|handed over) (?:them |it )?(?:all of (?:it|that|this|them)|it all|the (?:whole )?lot|everything|the whole (?:thing|shebang))\b/;
const GARAGE =
  /\bgarage\b|\ball (?:of )?(?:my|our) (?:things|goods|assets|valuables)\b|\b(?:my|the|our|other|garage) (?:things|stuff|goods|assets)\b/;
const BOATS =
  /\b(?:my|our|the|both|all|these|those) (?:\w+ )?boats\b|\bboats (?:and|plus|&|\+)|(?:and|plus|&|\+|,) (?:the |both |all )?boats\b/;

/** Starts the words of what is left out. */
const LEAVES =
  /^(?:without|minus|except|excluding|exclude|excl|apart|besides|sans|skip|drop|remove|subtract|lose|forget|ignore|not|no|leave|leaving|take|taking|keep|keeping)$/;
/** Ends them, unless another thing follows. */
const STAYS = /^(?:[,.;:?!]|what|how|worth|for|versus|vs|against|would|is|are|and|plus|then)$/;

export type Selection = Omit<OwnWorthInput, 'boatId'>;

/** The part of the user's own that a message tells, and what it leaves out. */
export function selectionIn({ line }: Situation): Selection {
  const left = leftOutOf(line.chunks);
  const counted = line.chunks.filter((chunk) => !left.has(chunk));
  const out = line.chunks.filter((chunk) => left.has(chunk));
  const text = counted.map((chunk) => chunk.text).join(' ');
  const all = EVERYTHING.test(text);
  const isAllBoats = counted.some(({ meaning }) => meaning?.is === 'own' && !meaning.named);
  const selected: Selection = {
    ...((all || isAllBoats || BOATS.test(text)) && { boats: true }),
    ...((all || GARAGE.test(text)) && { garage: true }),
    ...some('myBoatIds', boatsIn(counted)),
    ...some('assets', thingsIn(counted)),
    ...some('withoutBoatIds', boatsIn(out)),
    ...some('withoutAssets', thingsIn(out)),
  };
  const cash = cashIn(counted);
  return cash === undefined ? selected : { ...selected, cash };
}

const some = <Key extends string, Value>(key: Key, values: readonly Value[]) =>
  values.length > 0 ? { [key]: [...new Set(values)] } : {};

/** The chunks behind 'without' and its like, or between 'take' and 'out'. */
function leftOutOf(chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const left = new Set<Chunk>();
  chunks.forEach((chunk, index) => {
    if (isThing(chunk) && chunk.negated) left.add(chunk);
    if (chunk.meaning || !LEAVES.test(chunk.text)) return;
    const behind = chunks.slice(index + 1);
    const isTaking = /^(?:tak|leav|keep)/.test(chunk.text);
    if (isTaking && !behind.some(({ text }) => /^(?:out|off|away|aside|back|home)$/.test(text))) return;
    const end = behind.findIndex(
      (next, at) => STAYS.test(next.text) && !isThing(behind[at + 1]) && !isThing(behind[at + 2]),
    );
    for (const one of end < 0 ? behind : behind.slice(0, end)) left.add(one);
  });
  return left;
}

const isThing = (chunk: Chunk | undefined) =>
  chunk !== undefined &&
  (['asset', 'coins'].includes(chunk.meaning?.is ?? '') || (chunk.meaning?.is === 'own' && chunk.meaning.named));

const boatsIn = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ meaning }) =>
    meaning?.is === 'own' && meaning.named && meaning.boats.length === 1 ? meaning.boats.map(({ id }) => id) : [],
  );

/** Things by the user's words for them, without what only says how many. */
const thingsIn = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ meaning, written }) =>
    meaning?.is === 'asset' || meaning?.is === 'coins' ? [assetKeyOf(written) ? written.toLowerCase() : written] : [],
  );

function cashIn(chunks: readonly Chunk[]): number | undefined {
  for (const { meaning } of chunks) {
    if (meaning?.is === 'money') return Math.round(meaning.value);
    if (meaning?.is === 'bound' && meaning.field === 'price' && !meaning.about) {
      const amount = meaning.bare ?? meaning.min ?? meaning.max;
      if (amount !== undefined) return Math.round(amount);
    }
  }
  return undefined;
}

/** How many kinds of own things a selection adds up. */
export const partsOf = ({ boats, garage, myBoatIds = [], assets = [], cash }: Selection): number =>
  (boats ? 1 : 0) + (garage ? 1 : 0) + myBoatIds.length + assets.length + (cash ? 1 : 0);

/** A sum with more, or with less. */
export function changed(before: Selection, { boats, garage, cash, ...more }: Selection): Selection {
  const both = <Key extends 'myBoatIds' | 'assets' | 'withoutBoatIds' | 'withoutAssets'>(key: Key) =>
    some(key, [...((before[key] ?? []) as (string | number)[]), ...((more[key] ?? []) as (string | number)[])]);
  const sum = (before.cash ?? 0) + (cash ?? 0);
  return {
    ...((before.boats || boats) && { boats: true }),
    ...((before.garage || garage) && { garage: true }),
    ...both('myBoatIds'),
    ...both('assets'),
    ...both('withoutBoatIds'),
    ...both('withoutAssets'),
    ...(sum > 0 && { cash: sum }),
  };
}
