import type { NamedDeal } from '../../../../platform/names.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import type { KnownBoat, Memory } from '../../memory.ts';
import { NAMED_OFFERS } from '../../phrases/named-offers.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine } from './trade-line.ts';

const DONE =
  '(?:offer(?:ed)?|bid|bids|made|make|put|placed?|sent|send|submit(?:ted)?|propos(?:e|ed)|negotiat(?:e|ed|ing|ions?)|dealing|trading|bidding|offering|got|have|had|going)';
/** 'Have I bid on either of them', 'which one is my offer on'. */
const ASKS: readonly RegExp[] = [
  new RegExp(`\\b(?:did|have|had|do|am|was) (?:i|we) (?:\\w+ ){0,2}${DONE}\\b`),
  new RegExp(`\\b(?:i|we) (?:(?:have|had|already|did|just|am|are) )*${DONE}\\b`),
  /\b(?:is|are|was|were|do|does|has|have)\b.{0,40}\b(?:my|our) (?:\w+ )?(?:offers?|bids?)\b|\b(?:an?|any|open) (?:\w+ )?(?:offers?|bids?) (?:of (?:mine|_own_)|from me|by me)\b/,
];
const OFFER = /\b(?:offer|offers|offered|offering|bid|bids|bidding|propos\w+|negotiat\w+|dealing over|trading for)\b/;
/** The boats told last, without their names. */
const TOLD =
  /\b(?:which|either|any|one|some|both|none|neither) (?:(?:one|ones|boats?|of) )*(?:them|these|those|the (?:two|boats|others?)|both)\b|\b(?:on|for|over) (?:either|any|both|them|these|those|it|this|that)\b|^(?:(?:and|so|okay|but|wait|hm+|,) )*(?:on )?which (?:one|boat|ones)\b|_ref_/;
/** Another order, a rule, or a boat that is named. */
const OTHER =
  /_(?:boat|make|person|saved|money|type|asset|coins|place|service|bound)_|\b(?:should|could|would|can|may|how do|how can|how to|if i|best|better|let us|want|draft|send (?:it|him|her|them)|make (?:it|him|her|them|an?) offers? (?:of|at|for)|instead|receive\w*|got from)\b/;
const LONGEST = 24;
const MOST = 3;

/** Which of the boats told last the user has made an offer on. */
export const offeredOnToldFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (memory.cardIsLast || line.chunks.length > LONGEST || OTHER.test(line.text)) return undefined;
  if (line.all('own').some(({ named }) => named)) return undefined;
  if (!OFFER.test(line.text) || !TOLD.test(line.text) || !ASKS.some((one) => one.test(line.text))) return undefined;
  const boats = boatsTold(situation);
  if (boats.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.97,
    ...EVERYTHING,
    whole: true,
    tells: /\bhow (?:much|high|many)\b|\bwhat\b/i,
    plan: plan(boats, situation),
  };
};

function boatsTold(situation: Situation): readonly KnownBoat[] {
  const { line, memory } = situation;
  const known = [...memory.shown, ...memory.pair, memory.focus, memory.focusBefore].filter((one) => one !== undefined);
  const meant = line.has(/_(?:ref|id|sort)_/) ? boatsMeant(situation) : undefined;
  const ids = idsMeant(meant);
  if (ids.length > 0) return ids.flatMap((id) => known.find((boat) => boat.id === id) ?? []);
  return several(memory, line.has(/\b(?:on|for|over) (?:it|this|that)\b/));
}

/** Two boats that were told one by one come before a longer list. */
function several({ shown, pair, focus }: Memory, isOne: boolean): readonly KnownBoat[] {
  if (isOne) return focus ? [focus] : [];
  if (pair.length === 2) return pair;
  return shown.length > 0 ? shown : focus ? [focus] : [];
}

const ORDER: readonly NamedDeal['list'][] = ['open', 'waiting', 'agreed', 'closing', 'closed', 'ended'];

/** The trades in which the user would get one of the boats; those that are open come first. */
function plan(boats: readonly KnownBoat[], situation: Situation): Plan {
  const { deals, language } = situation;
  const about = ({ id }: KnownBoat) =>
    deals.filter((deal) => deal.boats.some(({ boatId, isMine }) => boatId === id && !isMine));
  const meant = [...new Set(boats.flatMap(about))]
    .toSorted((a, b) => ORDER.indexOf(a.list) - ORDER.indexOf(b.list))
    .slice(0, MOST);
  const without = boats.filter((boat) => about(boat).length === 0).map(({ title }) => title);
  const said = NAMED_OFFERS[language];
  if (meant.length === 0) return () => say(said.noneOn(without));
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const texts = done.map(({ output }) =>
      [
        output.startedBy === 'other' ? said.theyBegan(textOf(output.with)) : '',
        errorOf(output) ?? stateLine(output, situation),
      ]
        .filter(Boolean)
        .join(' '),
    );
    const isFew = without.length > 0 && without.length <= MOST;
    return say([...texts, isFew ? said.noneOn(without) : ''].filter(Boolean).join(' '));
  };
}
