import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Meaning } from '../../reading/meanings.ts';
import type { Situation } from '../../situation.ts';
import type { Recipient } from './message-text.ts';

const OF_DEAL =
  /\b(?:my|our|the|that|this|his|her|their) (?:\w+ )?(?:offer|bid|proposal|counter\w*|deal|trade|closing|deposit)\b|\b(?:wire the (?:rest|money|balance)|hand ?over|survey(?:or)?|sea trial|inspection|bank statement|source of funds|funds letter|proof of funds|bill of sale|yard letters?|title papers?|paperwork|escrow|keys)\b/;
const RUNNING: ReadonlySet<NamedDeal['list']> = new Set(['open', 'waiting', 'agreed', 'closing']);

/** The only boat of a running trade with the recipient that the text speaks of, whatever else the two have written about. */
export function dealBoat({ line, deals, message }: Situation): Recipient | InRing | undefined {
  const [person, ...others] = line.all('person');
  if (!person || others.length > 0) return undefined;
  const running = deals.filter(
    ({ list, people }) => RUNNING.has(list) && people.some(({ name }) => name === person.name),
  );
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('own').filter((own) => own.named)];
  const numbered = named.length === 0 ? numberedIn(line, running) : [];
  const ids = new Set([...numbered, ...named.flatMap(({ boats }) => boats.map(({ id }) => id))]);
  const makes = line.all('make').map(({ make }) => make.toLowerCase());
  const isMeant = ({ boatId, boatTitle }: NamedDeal['boats'][number]) =>
    ids.size === 0 && named.length === 0
      ? matches(OF_DEAL, message.toLowerCase()) || hasNoTalk(person, deals)
      : ids.has(boatId) || makes.some((make) => boatTitle.toLowerCase().includes(make));
  const [deal, ...more] = running.filter(({ boats }) => boats.some(isMeant));
  const other = deal?.people.find(({ name }) => name === person.name);
  const subject = deal?.boats.filter(({ boatId }) => boatId === deal.subjectId) ?? [];
  // A ring has no subject: the boat that the words name is the one to write about.
  const [boat, ...boats] = subject.length > 0 ? subject : (deal?.boats.filter(isMeant) ?? []);
  if (!boat || !deal || !other || more.length > 0) return undefined;
  if (boats.length > 0) return deal.subjectId === undefined ? unnamedInRing(person, deal.boats, message) : undefined;
  // About one's own boat, the owner writes first only to somebody who has said yes.
  const hasAccepted = deal.list !== 'open';
  const { aboutOwn } = person;
  if (boat.isMine && !hasAccepted && aboutOwn && aboutOwn.boatId !== boat.boatId) return undefined;
  if (boat.isMine && deal.subjectId === undefined && aboutOwn?.boatId !== boat.boatId)
    return inRing(boat.boatTitle, person, deal.boats);
  return { id: boat.boatId, owner: person.name, title: boat.boatTitle, ...(boat.isMine && { to: other.userId }) };
}

/** A boat of the user's own in a ring, and the one that the two may write about, if there is any. */
export interface InRing {
  name: string;
  mine: string;
  about: Recipient | undefined;
}

/** In a ring, nobody has asked for the user's own boat by itself: the two write about the other's. */
function inRing(mine: string, { name, boats, talk }: Person, traded: NamedDeal['boats']): InRing {
  const theirs = traded.find(({ boatId }) => boats.some(({ id }) => id === boatId));
  const known = theirs ?? talk;
  return {
    name,
    mine,
    about: known && { id: known.boatId, owner: name, title: known.boatTitle, mine },
  };
}

const READY =
  /\b(?:ready|cleaned|washed|waxed|fueled|gassed up|waiting for (?:him|her|them)|fertig|bereit|geputzt|vollgetankt|abholbereit|list[oa]|limpi[oa]|pr[eê]te?|nettoy\p{L}+)(?!\p{L})/iu;

/** Without a name, the two write about the boat that the other gives; somebody who gives none has to write first. */
function unnamedInRing(person: Person, traded: NamedDeal['boats'], message: string): Recipient | InRing | undefined {
  const own = traded.find(({ isMine }) => isMine);
  // The giver of a boat says that it is ready.
  if (own && READY.test(message)) return inRing(own.boatTitle, person, traded);
  const theirs = traded.find(({ boatId }) => person.boats.some(({ id }) => id === boatId));
  if (theirs) return { id: theirs.boatId, owner: person.name, title: theirs.boatTitle };
  return own && !person.talk && !person.aboutOwn && person.count === 0
    ? inRing(own.boatTitle, person, traded)
    : undefined;
}

const titleWords = (title: string) =>
  title
    .toLowerCase()
    .split(/[\s-]+/)
    .slice(1);
/** Words of titles that people also use for other things. */
const COMMON = /^(?:sport|open|express|classic|custom|family|the|in|of|and|center|console|deck|grand|cabin|cc|dc)$/;

/** 'The 34' and 'the bay boat': the only boat of the trades that has the number or the word in its name. */
function numberedIn({ chunks }: Situation['line'], deals: readonly NamedDeal[]): readonly number[] {
  const boats = new Map(deals.flatMap((deal) => deal.boats.map((boat) => [boat.boatId, boat.boatTitle] as const)));
  const said = chunks.flatMap(({ meaning, written, text }, index) => {
    const isPointed = /^(?:the|my|his|her|their|our|that)$/.test(chunks[index - 1]?.text ?? '');
    if (meaning?.is === 'n') return isPointed ? [String(meaning.value)] : [];
    const words = (meaning ? written : text).toLowerCase().split(/\s+/);
    return meaning === undefined || meaning.is === 'type' || meaning.is === 'kind' || meaning.is === 'strange'
      ? words.filter((word) => word.length > 2 && !COMMON.test(word))
      : [];
  });
  const found = [...boats].filter(([, title]) => titleWords(title).some((word) => said.includes(word)));
  return found.length === 1 ? found.map(([id]) => id) : [];
}

type Person = Extract<Meaning, { is: 'person' }>;

/** Whether the two write about nothing, or last about a boat whose trade has ended. */
function hasNoTalk({ talk, aboutOwn, name }: Person, deals: readonly NamedDeal[]): boolean {
  const ids = [talk, aboutOwn].flatMap((one) => one?.boatId ?? []);
  const over = deals.filter(({ list, people }) => list === 'ended' && people.some((one) => one.name === name));
  return ids.every((id) => over.some(({ boats }) => boats.some(({ boatId }) => boatId === id)));
}
