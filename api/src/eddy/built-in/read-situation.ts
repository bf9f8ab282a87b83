import type { HelpTopic } from '../../platform/help.ts';
import type { Named, NamedBoat, NamedPerson } from '../../platform/names.ts';
import { dollarsOf, type Memory } from './memory.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { readBuyers } from './reading/names/buyers.ts';
import { readDealtBoats, readTradedBoats } from './reading/names/dealt-boats.ts';
import { readDescribedOnes } from './reading/names/described-ones.ts';
import { readKeptBoats } from './reading/names/kept-boats.ts';
import { readLeftOut } from './reading/names/left-out.ts';
import { readNamedTakers } from './reading/names/named-takers.ts';
import { readNumberedAlone, readNumberedSister } from './reading/names/numbered-boats.ts';
import { readOwnUnsaid } from './reading/names/own-unsaid.ts';
import { readPlacedBoats } from './reading/names/placed-boats.ts';
import { readSavedNames } from './reading/names/saved-names.ts';
import { readShapedDeals } from './reading/names/shaped-deals.ts';
import { type FindNames, read } from './reading/reader.ts';
import type { Situation } from './situation.ts';

/** Everything that reading a message takes besides the conversation. */
export interface Surroundings {
  findNames: FindNames;
  help: readonly HelpTopic[];
  thisYear: number;
}

/** Reads a message: its words, and the boats, people and trades that they mean in this conversation. */
export async function situationOf(
  message: string,
  memory: Memory,
  { findNames, help, thisYear }: Surroundings,
): Promise<Situation> {
  let own: Situation['own'] = [];
  let owned: Situation['owned'] = [];
  let deals: Situation['deals'] = [];
  let all: readonly Named[] = [];
  const people = peopleShown(memory);
  const reading = await read(
    message,
    async (mentioned) => {
      const named = await findNames({
        ...mentioned,
        own: mentioned.own || asksOwn(memory),
        // 'The one with the awning' is one of the list.
        described: memory.shown.length > 1 ? [] : mentioned.described,
      });
      all = named;
      own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
      owned = named.flatMap((name) => (name.kind === 'own' ? [name.boat] : []));
      deals = named.flatMap((name) => (name.kind === 'deal' ? [name] : []));
      return [...named, ...people, ...partnersIn(deals)];
    },
    thisYear,
    memory.before,
  );
  readOwnUnsaid(reading.line, all, (boats) => isOtherDiscussed(boats, memory));
  readDescribedOnes(reading.line, memory.shown);
  readKeptBoats(reading.line, all, deals);
  readLeftOut(reading.line, deals);
  readTradedBoats(reading.line, deals);
  readShapedDeals(reading.line, deals);
  readDealtBoats(reading.line, all, deals);
  readNamedTakers(reading.line, memory);
  await readPlacedBoats(reading.line, memory, findNames);
  readBuyers(reading.line, deals);
  const isFresh = memory.shown.length === 0 && !memory.focus;
  const taken = isFresh ? readSavedNames(reading.line, all) : undefined;
  if (isFresh) readNumberedAlone(reading.line, all);
  if (memory.focus && memory.shown.length < 2) readNumberedSister(reading.line, all, memory.focus);
  const language = reading.language === 'other' ? 'en' : reading.language;
  return {
    message,
    reading,
    line: reading.line,
    memory,
    language,
    phrases: phrasesIn(language),
    help,
    thisYear,
    own,
    owned,
    deals,
    ...(taken && { taken }),
  };
}

/** Whether another boat of the same name is discussed. */
const isOtherDiscussed = (boats: readonly NamedBoat[], { focus }: Memory) =>
  focus !== undefined && boats.some(({ id, make }) => id !== focus.id && make === focus.make);

/** A question for one's own boat, a drafted offer that may give one, and words after an answer about own listings. */
const asksOwn = ({ asked, card, last, listedBy }: Memory) =>
  asked === 'whichOwnBoat' ||
  listedBy === 'my_boats' ||
  card?.name === 'draft_offer' ||
  (last?.calls ?? []).some(({ name }) => name === 'my_boats' || name === 'listing_to_edit');

/** The owners of the boats shown. */
const peopleShown = ({ shown, focus }: Memory): NamedPerson[] =>
  [...shown, ...(focus ? [focus] : [])].flatMap((boat) => {
    const { owner, ownerId, price } = boat;
    if (!owner) return [];
    const boats = [{ ...boat, owner, price: dollarsOf(price) }];
    return [{ kind: 'person', name: owner, userId: ownerId, boats, count: 1, known: true }];
  });

/** The people of the user's trades, who may have no boats listed. */
const partnersIn = (deals: Situation['deals']): NamedPerson[] =>
  deals.flatMap(({ people }) =>
    people.map(({ name, userId }) => ({ kind: 'person', name, userId, boats: [], count: 0, known: true })),
  );
