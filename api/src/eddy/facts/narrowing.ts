import { isInOrder, superlativeBoats, superlativesIn } from './comparisons.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ReadSentence } from './sentence-parts.ts';
import type { Assigned } from './subjects.ts';

/** Every part with a superlative is about the boat that it fits. */
export function narrowed(assigned: readonly Assigned[], read: ReadSentence, known: KnownFacts): Assigned[] | undefined {
  const named = read.mentions.flatMap(({ boats }) => (boats.length === 1 ? boats : []));
  const order = isInOrder(
    read.text,
    named.flatMap((id) => known.boats.get(id) ?? []),
  );
  if (order !== undefined) return order ? [...assigned] : undefined;
  const parts = assigned.map((one) => {
    const extreme = superlativeBoats(one.part.text, known, groupOf(assigned.filter(({ all }) => all)));
    return extreme ? narrowedBy(one, assigned, extreme) : one;
  });
  const found = parts.filter((one) => one !== undefined);
  return found.length === assigned.length ? carried(found) : undefined;
}

/** Figures of several kinds without a name are about one boat: 'for $90,000 you get 30 ft and 200 hours'. */
export function isOneBoat(parts: readonly { one: Assigned; boats: readonly number[] | undefined }[]): boolean {
  const open = parts.filter(
    ({ one, boats }) => !one.isNamed && !one.all && (boats?.length ?? 0) > 0 && one.part.quantities.length > 0,
  );
  const units = open.flatMap(({ one }) => one.part.quantities.map(({ unit }) => unit));
  if (open.length < 2 || new Set(units).size < units.length) return true;
  return (
    open.reduce<readonly number[]>(
      (left, { boats = [] }) => left.filter((id) => boats.includes(id)),
      open[0]?.boats ?? [],
    ).length > 0
  );
}

export const groupOf = (assigned: readonly Assigned[]): readonly number[] => {
  const group = assigned.find(({ all, each, boats }) => (all || each) && boats.length > 1)?.boats;
  if (group) return group;
  return [...new Set(assigned.flatMap(({ part, boats }) => (part.mention && boats.length === 1 ? boats : [])))];
};

/** 'The cheapest is in Erie and asks …': the rest of the sentence is about that boat, too. */
function carried(parts: readonly Assigned[]): Assigned[] {
  let subject: readonly number[] | undefined;
  return parts.map((one) => {
    if (!one.isNamed && superlativesIn(one.part.text) === 1) subject = one.boats;
    else if (one.isNamed) subject = undefined;
    else if (subject && !one.all) return { ...one, boats: subject };
    return one;
  });
}

const DENIED =
  /\b(?:not|isn't|nicht|pas|no es)\b[^,;]{0,20}(?:cheap|expens|price|long|big|new|old|small|fast|few|low|high)/i;

/** 'The cheapest asks …' is about the cheapest; if a boat is named with it, that one must be it. */
function narrowedBy(one: Assigned, all: readonly Assigned[], extreme: readonly number[]): Assigned | undefined {
  if (DENIED.test(one.part.text)) return one;
  const next = all.find(({ part }) => part.mention && part.start > one.part.start);
  const own = one.isNamed ? one.boats : (next?.boats ?? []);
  if (own.length > 0) return own.some((id) => extreme.includes(id)) ? one : undefined;
  if (extreme.length === 0) return superlativesIn(one.part.text) > 1 ? one : undefined;
  return one.all ? one : { ...one, boats: extreme };
}
