import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { leftPlan, namedIn } from './closing-questions.ts';
import { type ClosingTopic, closingText } from './closing-text.ts';
import { BE_THERE, MISSES } from './deal-questions.ts';
import { STILL_LISTED } from './finished-questions.ts';
import { type FinishedTrade, finishedText } from './finished-text.ts';
import { WHO_PAYS } from './handover-questions.ts';
import type { KnownClosing } from './known-closing.ts';
import { tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

/** The answer about any of the user's trades: those that close, are settled, or have something left to do. */
export function planOfTopic(situation: Situation, topic: ClosingTopic | 'finished' | 'left'): Plan {
  if (topic === 'left') return leftPlan(situation);
  return topic === 'finished' ? finishedPlan(situation) : closingPlan(situation, topic);
}

/** The answer about trades that close, with open offers beside an overview. */
export function closingPlan(situation: Situation, topic: ClosingTopic): Plan {
  return (done) => {
    const [last, waiting, sent] = done;
    if (!last) return use('my_closings');
    const text = errorOf(last.output) ?? textFor(situation, last.output, topic);
    if (errorOf(last.output) || !isOverview(situation, last.output, topic)) return say(text);
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!sent) return use('my_trades', { list: 'open' });
    return say([text, ...openText(situation, waiting.output, sent.output)].join(' '));
  };
}

const OVERVIEW: ReadonlySet<ClosingTopic> = new Set(['step', 'tasks', 'turn']);

/** Asks for everything that the user agreed, not for one trade. */
function isOverview(
  { line, memory, deals }: Situation,
  { closings }: Record<string, unknown>,
  topic: ClosingTopic,
): boolean {
  if (!OVERVIEW.has(topic) || memory.told.length > 0 || line.has(/_(?:person|boat|make|own|ref)_/)) return false;
  if (!deals.some(({ list }) => list === 'open' || list === 'waiting')) return false;
  const isNone = ((closings ?? []) as KnownClosing[]).length === 0;
  return isNone || line.has(/\b(?:so far|each|all|everything|every|deals|trades|have (?:i|we) (?:\w+ )?agreed)\b/);
}

/** The offers that the user or somebody else still has to say yes to. */
const openText = (
  { phrases }: Situation,
  waiting: Record<string, unknown>,
  sent: Record<string, unknown>,
): string[] => [
  ...(tradesIn(waiting).length > 0 ? [tradesText(waiting, phrases, 'waiting')] : []),
  ...(tradesIn(sent).length > 0 ? [tradesText(sent, phrases, 'open')] : []),
];

/** Says that only the broker can do something, and how the closing stands. Nobody should pay for a boat unseen. */
export const brokerPlan =
  (situation: Situation, isUnseen = false): Plan =>
  (done) => {
    const [last] = done;
    if (!last) return use('my_closings');
    const closings = (last.output.closings ?? []) as KnownClosing[];
    const topic = closings.some(({ dispute }) => dispute) ? 'dispute' : 'step';
    const { brokerOnly, inspectFirst } = situation.phrases;
    const named = namedIn(situation, closings);
    const canReject = (named.length > 0 ? named : closings).some(
      (one) => one.isSigned && !one.hasAccepted && !one.getsOnlyMoney && !one.dispute,
    );
    const advice = isUnseen && canReject ? `${inspectFirst} ` : '';
    return say(errorOf(last.output) ?? `${brokerOnly} ${advice}${textFor(situation, last.output, topic)}`);
  };

/** Trades that are settled, told by their names. */
function finishedPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [last] = done;
    if (!last) return use('my_closings');
    const finished = (last.output.finished ?? []) as FinishedTrade[];
    const named = namedIn(situation, finished);
    return say(
      errorOf(last.output) ??
        finishedText(named.length > 0 ? named : finished, phrases, situation.line.has(STILL_LISTED)),
    );
  };
}

/** The trades that Eddy told of last. */
const closingsTold = ({ memory: { told } }: Situation, closings: readonly KnownClosing[]) =>
  closings.filter(({ tradeId }) => told.some((one) => one.tradeId === tradeId));

const GENERAL: Partial<Record<ClosingTopic, string>> = {
  deposit: 'deposit-meaning',
  toPay: 'closing',
  payout: 'closing',
  leave: 'cancel-trade',
  lessMoney: 'less-after-survey',
  dispute: 'dispute',
  othersLeave: 'other-side-leaves',
};

/** Topics that a settled trade answers if no other is agreed: nobody owes anything. */
const SETTLED: ReadonlySet<ClosingTopic> = new Set(['step', 'tasks', 'papers', 'turn', 'others', 'toPay', 'payout']);

const settledText = (past: readonly FinishedTrade[], phrases: Situation['phrases']): string =>
  [
    phrases.noClosings,
    finishedText(past, phrases),
    past.every(({ stillToDo = [] }) => stillToDo.length === 0) ? phrases.nothingElseToDo : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The closing that the words name, else the one that the topic fits, else all of them. */
function textFor(situation: Situation, output: Record<string, unknown>, topic: ClosingTopic): string {
  const { phrases } = situation;
  const closings = (output.closings ?? []) as KnownClosing[];
  const finished = namedIn(situation, (output.finished ?? []) as FinishedTrade[]);
  if (finished.length > 0 && namedIn(situation, closings).length === 0) return finishedText(finished, phrases);
  if (closings.length === 0) {
    const past = (output.finished ?? []) as FinishedTrade[];
    if (past.length > 0 && SETTLED.has(topic)) return settledText(past, phrases);
    return [phrases.noClosings, helpText(situation, GENERAL[topic] ?? '')].filter(Boolean).join(' ');
  }
  const known = namedIn(situation, closings);
  const named = known.length > 0 ? known : closingsTold(situation, closings);
  const disputed = topic === 'dispute' ? closings.filter(({ dispute }) => dispute) : [];
  const told = named.length > 0 ? named : disputed.length > 0 ? disputed : closings;
  const payer = topic === 'ordered' && situation.line.has(WHO_PAYS) ? helpText(situation, 'who-pays-inspection') : '';
  const account =
    topic === 'payout' && situation.line.has(/\b(?:which|what|my|whose) (?:bank )?(?:account|bank)\b/)
      ? helpText(situation, 'payout-account')
      : '';
  const wire = situation.line.has(HOW_TO_PAY) && WIRED.has(topic) ? helpText(situation, 'wire-how') : '';
  const there = topic === 'ordered' && situation.line.has(BE_THERE) ? helpText(situation, 'survey-presence') : '';
  const late = topic === 'papers' && situation.line.has(MISSES) ? helpText(situation, 'late-wire') : '';
  return [closingText(told, closings.length, topic, phrases), payer, account, wire, late, there]
    .filter(Boolean)
    .join(' ');
}

const HOW_TO_PAY = /\bhow (?:do|can|should|would|must) (?:i|we) (?:pay|send|wire|transfer)\b/;
const WIRED: ReadonlySet<ClosingTopic> = new Set(['toPay', 'tasks', 'deposit']);

/** The answer of a help topic. */
export const helpText = ({ help, language }: Situation, topic: string) =>
  help.find(({ id }) => id === topic)?.answer[language] ?? '';
