import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { tradeLineOf } from './trade-line.ts';
import { tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const WHICH =
  '(?:which|what|who|whose)(?: (?:one|ones|offers?|deals?|trades?|proposals?))?(?: of (?:the|my|our|those|these|them|it)(?: \\w+){0,2})?';
/** 'Which of them is no longer waiting on me?' */
const NOT_ON_ME = new RegExp(
  `^(?:(?:and|so|okay|but|then|now|,) )*${WHICH} (?:is|are|does|do) (?:(?:no longer|not|not \\w+|no more|already not) (?:waiting|wait|open|stuck|held up|hanging) (?:on|for|with|up to) (?:me|us|my (?:answer|move|yes|reply))(?: any ?more)?|(?:now |only |just |still |already )*(?:waiting (?:on|for) (?:them|him|her|the other (?:side|party|guy|person)|somebody else|someone else)|in their (?:hands|court)|up to them))(?: (?:now|yet|already|any ?more|right now|at the moment))*[?.! ]*$`,
);

/** The open trades in which the user has said yes, so that the other side is to answer. */
export const notWaitingFrame: Frame = (situation) => {
  const { line, reading, deals } = situation;
  if (!matches(NOT_ON_ME, reading.words) || line.has(/_(?:boat|make|own|type)_/)) return undefined;
  if (!deals.some(({ list }) => list === 'open' || list === 'waiting')) return undefined;
  return {
    intent: 'trades',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    plan: openPlan(situation),
  };
};

const openPlan =
  (situation: Situation): Plan =>
  ([open]) => {
    if (!open) return use('my_trades', { list: 'open' });
    const { phrases } = situation;
    const lines = tradesIn(open.output).map((one) => tradeLineOf(one, phrases));
    return say(errorOf(open.output) ?? (lines.length > 0 ? lines.join(' ') : tradesText(open.output, phrases, 'open')));
  };
