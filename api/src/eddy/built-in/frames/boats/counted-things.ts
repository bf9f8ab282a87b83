import { mentionsEquipment } from '@tradewind/domain/equipment';
import type { KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = new RegExp(`\\b(?:\\d+|${COUNTS.join('|')})\\b`, 'i');

const numberIn = (feature: string): number | undefined => {
  const word = NUMBER.exec(feature)?.[0].toLowerCase();
  return word === undefined ? undefined : Number(word) || COUNTS.indexOf(word) + 1;
};

/** 'It has 6 staterooms, right?' beside the number that the features name. Undefined if they name none. */
export function countedText(
  boat: KnownBoat & Record<string, unknown>,
  name: string,
  { claims, details }: Phrases,
): string | undefined {
  const [, count, thing = ''] = /^(\d+) (.+)$/.exec(name) ?? [];
  if (count === undefined) return undefined;
  const feature = ((boat.features as string[] | undefined) ?? []).find(
    (one) => mentionsEquipment(one, thing) && numberIn(one) !== undefined,
  );
  if (!feature) return undefined;
  return `${numberIn(feature) === Number(count) ? claims.yes : claims.no} ${details.features([feature])}`;
}
