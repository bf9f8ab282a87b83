import { matches } from '../../../matching.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import type { FinishedTrade } from './finished-text.ts';

const OPEN =
  '(?:hanging|outstanding|open|pending|unfinished|undone|unsettled|unresolved|missing|remaining|left(?: (?:over|open|undone|to do|for me(?: to do)?))?|to (?:do|come|finish)|loose ends)';
/** 'Is something left open', 'any loose ends there'. */
const ASKS = new RegExp(
  `\\b(?:is|are|was|do|does|have|has)\\b.*\\b(?:anything|something|any|all|everything|there)\\b.*\\b${OPEN}\\b|\\bwhat(?:['’]?s| is| do i)\\b.*\\b(?:still|left|yet)\\b.*\\b${OPEN}\\b|\\bwhat(?:['’]?s| is) (?:still )?${OPEN}\\b|^(?:and |so )*(?:any|anything)\\b.*\\b${OPEN}\\b`,
);
const RING = /\b(?:ring|three[ -]way|3[ -]way|triangle)\b/;
const RUNNING: ReadonlySet<string> = new Set(['open', 'waiting', 'agreed', 'closing']);
const OTHER = /\b(?:boats?|offers?|messages?|listings?|for sale|market)\b/;
const MOST_WORDS = 16;

/** The tasks left in a trade that is settled: the one told last, the one with somebody, or the only ring. */
export const leftOverFrame: Frame = (situation) => {
  const { message, deals, line } = situation;
  const said = message.toLowerCase();
  const closed = deals.filter(({ list }) => list === 'closed');
  if (!matches(ASKS, said) || OTHER.test(said) || said.split(/\s+/).length > MOST_WORDS) return undefined;
  const named = line.has(/_(?:person|boat|make|own)_/) ? dealsNamed(situation, deals) : [];
  if (named.some(({ list }) => RUNNING.has(list))) return undefined;
  const rings = RING.test(said) ? closed.filter(({ people }) => people.length > 1) : [];
  const meant = named.length > 0 ? named.filter(({ list }) => list === 'closed') : rings;
  const ids = meant.length > 0 ? meant.map(({ tradeId }) => tradeId) : toldLast(situation);
  if (ids.length === 0) return undefined;
  return {
    intent: 'closing',
    weight: 1.75,
    ...EVERYTHING,
    whole: true,
    plan: leftPlan(ids, situation.phrases),
  };
};

/** The settled trades that the last answer told of. */
function toldLast({ memory: { last }, phrases }: Situation): number[] {
  const finished = (last?.calls ?? []).flatMap(({ output }) => (output.finished ?? []) as FinishedTrade[]);
  return finished
    .filter((one) => last?.text.includes(phrases.finished(one.with, one.youGive, one.youGet)))
    .map(({ tradeId }) => tradeId);
}

const leftPlan =
  (ids: readonly number[], phrases: Phrases): Plan =>
  ([closings]) => {
    if (!closings) return use('my_closings');
    const finished = ((closings.output.finished ?? []) as FinishedTrade[]).filter(({ tradeId }) =>
      ids.includes(tradeId),
    );
    const texts = finished.map(({ with: other, youGive, youGet, stillToDo = [] }) =>
      [
        phrases.finished(other, youGive, youGet),
        stillToDo.length > 0
          ? phrases.leftAfterRelease(stillToDo.map(({ task, due }) => phrases.taskDue(task, due)))
          : phrases.noTaskLeft,
      ].join(' '),
    );
    return say(errorOf(closings.output) ?? (texts.length > 0 ? texts.join(' ') : phrases.noFinished(undefined)));
  };
