import type { NamedDeal } from '../../../../platform/names.ts';
import type { Situation } from '../../situation.ts';
import { dealsOfBoth } from './deals-named.ts';

const NAMES = /_(?:person|boat|make|id)_/;
/** A trade of the user's without any name: 'my sale', 'the deal I'm in'. */
const OWN_DEAL =
  /\b(?:my|our|this|that) (?:\w+ ){0,2}(?:deal|trade|closing|swap|exchange|sale|purchase|offer|bid)\b|\b(?:deal|trade|closing|swap|sale|purchase) (?:that )?(?:i am|i have|we are|we have|of mine)\b|\bmy (?:buyer|seller)\b|\b(?:boat|one) (?:that )?i am (?:\w+ )?(?:buying|selling|getting|giving)\b/;
const SELLS = /\b(?:my|our|the) (?:\w+ )?(?:sale|buyer)\b|\b(?:boat|one) (?:that )?i am (?:\w+ )?(?:selling|giving)\b/;
const BUYS =
  /\b(?:my|our|the) (?:\w+ )?(?:purchase|seller)\b|\b(?:boat|one) (?:that )?i am (?:\w+ )?(?:buying|getting)\b/;

const isRunning = ({ list }: NamedDeal) => list !== 'ended' && list !== 'closed';
const gives = ({ boats }: NamedDeal) => boats.some(({ isMine }) => isMine);
const gets = ({ boats }: NamedDeal) => boats.some(({ isMine }) => !isMine);

/** The running trades of the user's own that the words name, by people, boats or their part in them, else the one that Eddy told of last. */
export function ownDealsMeant(situation: Situation): readonly NamedDeal[] {
  const { line, deals, memory } = situation;
  const running = deals.filter(isRunning);
  const named = dealsOfBoth(situation, running);
  const withAll = withEverything(situation, named);
  if (withAll.length > 0) return withAll;
  if (NAMES.test(line.text) || line.all('own').some((one) => one.named)) return [];
  const waiting = running.filter(({ list }) => list === 'waiting');
  if (EACH.test(situation.reading.words)) {
    const agreed = running.filter(({ list }) => list === 'agreed' || list === 'closing');
    const all = /\b(?:agreed|closings?)\b/.test(situation.reading.words) ? agreed : waiting;
    if (all.length > 1) return all;
  }
  const told = dealsTold(running, memory);
  if (told.length === 1 && line.chunks.length <= SHORT) return told;
  if (!OWN_DEAL.test(line.text)) return [];
  const [sells, buys] = [SELLS.test(line.text), BUYS.test(line.text)];
  const meant = running.filter((deal) => (!sells || (gives(deal) && !gets(deal))) && (!buys || gets(deal)));
  return meant.length === 1 ? meant : [];
}

/** 'Does either of them meet my price'. */
const EACH =
  /\b(?:either|both|each|neither|any|which)(?: one| offer)? of (?:them|those|these|the (?:two|three|offers|deals)|my (?:\w+ )?(?:offers|deals))\b|\b(?:both|all|each|the two|any ?(?:one|body)(?: 's)?) (?:\w+ ){0,2}(?:offers?|deals?|trades?)\b/;
const SHORT = 16;
const TOOLS = /^(?:explain_trade|my_trades|my_closings)$/;

/** The trades of which the last answer told. */
function dealsTold(running: readonly NamedDeal[], { last, told }: Situation['memory']): readonly NamedDeal[] {
  const text = last?.text ?? '';
  if (!last?.calls.some(({ name }) => TOOLS.test(name))) return [];
  const explained = last.calls.flatMap(({ output }) => ('handsOver' in output ? [output.tradeId] : []));
  return running.filter(
    ({ tradeId, people, boats }) =>
      told.some((one) => one.tradeId === tradeId) ||
      explained.includes(tradeId) ||
      (people.every(({ name }) => text.includes(name)) && boats.some(({ boatTitle }) => text.includes(boatTitle))),
  );
}

/** Of several trades, those with everybody and every boat that is named. */
function withEverything({ line }: Situation, named: readonly NamedDeal[]): readonly NamedDeal[] {
  const people = [...new Set(line.all('person').map(({ name }) => name))];
  const said = [
    ...line.all('boat'),
    ...line.all('make'),
    ...line.all('own').filter((own) => own.named && own.boats.length === 1),
  ];
  const hasAll = ({ people: parties, boats }: NamedDeal) =>
    people.every((name) => parties.some((one) => one.name === name)) &&
    said.every((one) => one.boats.some(({ id }) => boats.some(({ boatId }) => boatId === id)));
  const all = named.filter(hasAll);
  return all.length > 0 ? all : named;
}

const THOUSAND = 1_000;

/** Whether every figure of the message stands in one of the trades: another one supposes a trade that there is not. */
export function isOfFigures({ line }: Situation, deals: readonly NamedDeal[]): boolean {
  const titles = deals.flatMap(({ boats }) => boats.map(({ boatTitle }) => boatTitle)).join(' ');
  const amounts = deals.flatMap(({ amounts: all = [] }) => all);
  const isKnown = (value: number) =>
    value < 1 ||
    titles.split(/[\s-]+/).includes(String(value)) ||
    amounts.some(
      (amount) =>
        Math.abs(amount - value) < 1 || Math.floor(amount / THOUSAND) === value || amount === value * THOUSAND,
    );
  return line.chunks.every(({ meaning }) => {
    if (meaning?.is === 'n' || meaning?.is === 'money') return isKnown(meaning.value);
    return meaning?.is !== 'bound' || meaning.field !== 'price' || isKnown(meaning.max ?? meaning.min ?? 0);
  });
}
