import type { NamedDeal } from '../../../../platform/names.ts';
import { type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const DEAL = '(?:offers?|bids?|proposals?|deals?|trades?|swaps?|counter ?-?offers?|counters?)';
const DONE = '(?:accepted|agreed|approved|done|closed|signed|confirmed|final|complete|completed|sold|won|through)';
const MARKS =
  '(?:mark|set|flag|make|record|register|count|treat|log|list|update|change|switch|move|push|turn|declare|consider|get)';
/** 'Mark my offer accepted', 'accept my own offer', 'make Ruth accept it': nobody but the other side can. */
const FORCES = new RegExp(
  [
    `\\b${MARKS} (?:it|this|that|the|my|our|that|all|_person_(?: 's)?|of|status) ?(?:[\\w']+ ){0,5}?(?:as |to |to be |into |is |be )?${DONE}(?: |$)`,
    `\\b(?:force|auto) ?-? ?(?:accept|approve|agree|confirm)\\w*\\b`,
    `\\b(?:accept|approve|confirm|agree to) (?:my|our)(?: own)? (?:[\\w']+ ){0,3}${DEAL}\\b(?! (?:from|by))`,
    `\\b(?:pretend|act like|act as if|assume|imagine) (?:that )?(?:_person_|he|she|they) (?:has |have |already |just )*(?:accepted|agreed|said yes|signed|took it)(?: |$)`,
    `\\b(?:make|force|have|get) (?:_person_|him|her|them) (?:to )?(?:accept|agree|approve|say yes|take it)\\b`,
    `\\b(?:accept|approve|agree|say yes|sign)\\b(?: \\w+){0,5} (?:for|on behalf of|in place of|as) (?:_person_|him|her|them)(?: |$)`,
  ].join('|'),
);
const ASKS =
  /\?|^(?:(?:so|and|hey|okay|but) )*(?:how|what|when|why|who|is|are|was|did|does|do|has|have|will|would|should|if)\b|\bif\b|_(?:type|kind)_|\bhow (?:do|can|to)\b/;
const TELLS =
  /^(?:(?:please|and|so|just|okay|can you|could you) )*(?:tell|ask|message|write|text|let _person_ know)\b|\bmessages?\b|\bcounter (?:at|with|him|her)\b/;
const MOST = 2;

/** Orders to have an offer of the user's accepted: only the other side can, and Eddy accepts nothing. */
export const markedAcceptedFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (!line.has(FORCES) || line.has(ASKS) || line.has(TELLS) || memory.cardIsLast) return undefined;
  const sent = deals.filter(({ list }) => list === 'open');
  const named = dealsNamed(situation, sent);
  const isNamed = line.has(/_(?:person|boat|make)_/);
  const meant = named.length > 0 ? named : isNamed ? [] : sent;
  // An offer that waits for the user is theirs to accept.
  if (meant.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.97,
    ...EVERYTHING,
    whole: true,
    plan: statePlan(situation, meant.slice(0, MOST)),
  };
};

const statePlan =
  (situation: Situation, meant: readonly NamedDeal[]): Plan =>
  (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const names = [...new Set(done.map(({ output }) => textOf(output.with)).filter(Boolean))];
    return say(
      [situation.phrases.onlyTheyAccept(names), ...done.map(({ output }) => stateLine(output, situation))].join(' '),
    );
  };
