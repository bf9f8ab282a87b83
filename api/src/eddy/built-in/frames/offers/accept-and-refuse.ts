import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine } from '../trades/trade-line.ts';

const OFFER = '(?:offer|deal|trade|bid|proposal|one|counter\\w*|swap)';
const WHOSE = `(?:(?:the|that) (?:\\w+ )?${OFFER} (?:from|by|of|with) )?_person_`;
const TAKES = `(?:accept|take|agree to|say yes to|go with|approve|sign|keep)`;
const REFUSES = `(?:decline|reject|refuse|turn down|say no to|pass on|deny|drop|withdraw|cancel|dump|kill)`;
const BOTH = new RegExp(`\\b(?:${TAKES} ${WHOSE}.*\\b${REFUSES} ${WHOSE}|${REFUSES} ${WHOSE}.*\\b${TAKES} ${WHOSE})`);
const REFUSED = new RegExp(`\\b${REFUSES} (?:(?:the|that) (?:\\w+ )?${OFFER} (?:from|by|of|with) )?$`);
const TOLD = /\b(?:tell|message|write|text|let|ask|if|should|can i|could i|may i|how)\b/;

const KEEPS = new RegExp(`\\bkeep ${WHOSE}`);

interface Part {
  deal: NamedDeal;
  isRefused: boolean;
}

/** The open trades that the words accept and refuse, by the people whom they name. */
function partsIn({ line, deals }: Situation): readonly Part[] {
  return line.chunks.flatMap(({ meaning }, index) => {
    if (meaning?.is !== 'person') return [];
    const isRefused = REFUSED.test(`${textBefore(line, index)} `);
    return deals
      .filter(
        ({ list, people }) =>
          (list === 'waiting' || list === 'open') && people.some(({ name }) => name === meaning.name),
      )
      .map((deal) => ({ deal, isRefused }));
  });
}

const textBefore = ({ chunks }: Line, end: number) =>
  chunks
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ');

/** 'Take Ruth's deal and reject the one from Sam': both, and where to decide. One of them may be the user's own proposal. */
export const acceptAndRefuseFrame: Frame = (situation) => {
  const { line } = situation;
  if (!BOTH.test(line.text) || line.has(TOLD)) return undefined;
  const parts = partsIn(situation);
  if (parts.every(({ isRefused }) => isRefused) || !parts.some(({ isRefused }) => isRefused)) return undefined;
  // Without any of the user's own, the frame for refusals tells them apart as well.
  return { intent: 'trades', weight: 1.92, ...EVERYTHING, whole: true, plan: plan(situation, parts) };
};

function plan(situation: Situation, parts: readonly Part[]): Plan {
  const { phrases } = situation;
  const ordered = [...parts.filter(({ isRefused }) => !isRefused), ...parts.filter(({ isRefused }) => isRefused)];
  return (done) => {
    const next = ordered[done.length];
    if (next) return use('explain_trade', { tradeId: next.deal.tradeId });
    const lines = (refused: boolean) =>
      ordered
        .flatMap(({ isRefused }, index) => {
          const { output } = done[index] ?? {};
          return output && isRefused === refused ? [errorOf(output) ?? stateLine(output, situation)] : [];
        })
        .join(' ');
    // 'Reject one and keep the other' accepts nothing.
    const rest = KEEPS.test(situation.line.text) ? phrases.toKeep : phrases.toAccept;
    return say([rest, lines(false), phrases.toDecline, lines(true), phrases.declineThere].join(' '));
  };
}
