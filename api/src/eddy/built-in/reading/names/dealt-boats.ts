import type { Named, NamedBoat, NamedDeal } from '../../../../platform/names.ts';
import type { Chunk, Line } from '../line.ts';

/** Words of an agreed trade: beside them, a make means the boat of that trade. */
const CLOSING_WORDS =
  /\b(?:surveys?|inspect\w*|sea trial|deposits?|escrow|closing|release[ds]?|keys|title|papers?|paperwork|broker|disputes?|frozen|reserved|pending|tied up|stuck|locked|the deal|our deal)\b/;
/** 'What's the latest on the Gale'. */
const NEWS =
  /(?:_sort_|\b(?:latest|news|updates?|word|status|story|happening|going on|movement|progress|how far (?:are|is) (?:we|it))) (?:on|with|about|of|regarding) (?:the |our )?_(?:make|boat)_(?: (?:deal|trade|closing|purchase|sale|thing|now|yet))*[?.! ]*$/;
const OTHER_TRADE = /\b(?:another|other|different|second|similar|offer\w*|find|search|looking for|compare)\b/;

const isIn = (list: NamedDeal['list'], ...lists: readonly NamedDeal['list'][]) => lists.includes(list);

/** A boat of a trade, as far as its title tells of it. */
export function boatOfDeal({ boatId, boatTitle }: NamedDeal['boats'][number]): NamedBoat {
  const [year = '', make = '', ...model] = boatTitle.split(' ');
  return { id: boatId, title: boatTitle, make, model: model.join(' '), year: Number(year) || 0 };
}

/** 'Gale 24' is the boat of a trade, which the catalog no longer lists, if no listed boat of that make has the number. */
export function readTradedBoats(line: Line, deals: readonly NamedDeal[]): void {
  const boats = deals.flatMap(({ boats: traded }) => traded);
  line.chunks.forEach(({ meaning, text }, index) => {
    const name = meaning?.is === 'make' ? meaning.make : meaning?.is === 'strange' ? text : undefined;
    const number = line.chunks[index + 1]?.meaning;
    if (name === undefined || (number?.is !== 'n' && number?.is !== 'quantity')) return;
    const words = (title: string) => title.toLowerCase().split(/[\s-]+/);
    const [boat, ...others] = [...new Map(boats.map((one) => [one.boatId, one])).values()].filter(
      ({ boatTitle }) =>
        words(boatTitle).includes(name.toLowerCase()) && words(boatTitle).includes(String(number.value)),
    );
    if (!boat || others.length > 0) return;
    if (meaning?.is === 'make' && meaning.boats.some(({ model }) => words(model).includes(String(number.value))))
      return;
    line.replace(index, index + 2, { is: 'boat', name: boat.boatTitle, boats: [boatOfDeal(boat)], count: 1 });
  });
}

/**
 * A make that several boats have means the one of the user's trade if the message names somebody of that trade, or speaks of a
 * closing.
 */
export function readDealtBoats(line: Line, named: readonly Named[], deals: readonly NamedDeal[]): void {
  const people = line.all('person').map(({ name }) => name);
  const all = deals.filter((deal) => deal.people.some(({ name }) => people.includes(name)));
  const running = all.filter(({ list }) => !isIn(list, 'ended'));
  const withThem = running.length > 0 ? running : all;
  const isClosing = (line.has(CLOSING_WORDS) || line.has(NEWS)) && !line.has(OTHER_TRADE);
  const closing = isClosing ? deals.filter(({ list }) => isIn(list, 'agreed', 'closing')) : [];
  const meant = people.length > 0 ? withThem : closing;
  if (meant.length === 0) return;
  const own = named.flatMap((name) => (name.kind === 'own' ? [name.boat] : []));
  for (const [index, chunk] of line.chunks.entries()) {
    const found = isNumbered(line.chunks, index) ? undefined : dealtBoat(chunk, meant, own);
    if (!found) continue;
    const isMine = own.some(({ id }) => id === found.id);
    line.replace(
      index,
      index + 1,
      isMine ? { is: 'own', boats: [found], named: true } : { is: 'boat', name: found.title, boats: [found], count: 1 },
    );
  }
}

/** 'Dorado 31' tells which one. */
const isNumbered = (chunks: readonly Chunk[], index: number) =>
  ['n', 'bound', 'quantity'].includes(chunks[index + 1]?.meaning?.is ?? '');

function dealtBoat({ meaning }: Chunk, deals: readonly NamedDeal[], own: readonly NamedBoat[]): NamedBoat | undefined {
  if ((meaning?.is !== 'make' && meaning?.is !== 'boat') || meaning.count < 2) return undefined;
  const dealt = new Set(deals.flatMap(({ boats }) => boats.map(({ boatId }) => boatId)));
  const name = (meaning.is === 'make' ? meaning.make : meaning.name).toLowerCase();
  const mine = own.filter(({ make, title }) => make.toLowerCase() === name || title.toLowerCase().includes(name));
  const all = new Map([...meaning.boats, ...mine].map((boat) => [boat.id, boat]));
  const [only, ...more] = [...all.values()].filter(({ id }) => dealt.has(id));
  return only && more.length === 0 ? only : undefined;
}
