import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import type { KnownTalk } from '../messages/inbox-points.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';
import { tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const ANYBODY =
  '(?:anybody|anyone|any ?thing|somebody|someone|something|people|others|answers?|replies|an answer|a reply)';
const WAITS = new RegExp(
  [
    `\\bam i (?:\\w+ )?waiting (?:on|for|to hear from)(?: ${ANYBODY})?(?: (?:else|right now|now|at the moment|currently|still|to (?:answer|reply|respond|get back)))*[?.! ]*$`,
    '\\b(?:who|whom|what) (?:am i|are we) (?:\\w+ )?waiting (?:on|for|to hear from)(?: (?:right now|now|currently|still))*[?.! ]*$',
    '\\bwho (?:\\w+ )?owes (?:me|us)\\b(?! (?:money|_money_|_n_))',
    `\\b(?:does|do) ${ANYBODY} (?:\\w+ )?owe (?:me|us) (?:an? )?(?:answers?|reply|replies|response)\\b`,
    '\\bwho (?:has|have|did) not (?:\\w+ )?(?:answer\\w*|repl\\w+|respond\\w*|(?:get|got|gotten|written|wrote) back)(?: (?:to )?(?:me|us))?(?: yet)?[?.! ]*$',
  ].join('|'),
);
const MOST = 3;

/** 'Am I waiting on anybody?': open offers, unanswered messages and the tasks of others in closings. */
export const waitingOnFrame: Frame = (situation) => {
  const { line } = situation;
  if (!WAITS.test(line.text) || line.has(/_(?:person|boat|make|own|type)_|\b(?:offers?|bids?)\b/)) return undefined;
  return {
    intent: 'trades',
    weight: 1.76,
    uses: ['ref', 'n', 'strange', 'sort'],
    words: /.*/,
    whole: true,
    plan: waitingPlan(situation),
  };
};

function waitingPlan({ phrases }: Situation): Plan {
  return (done) => {
    const [sent, talks, agreed] = done;
    if (!sent) return use('my_trades', { list: 'open' });
    if (!talks) return use('my_conversations');
    if (!agreed) return use('my_closings');
    const error = errorOf(sent.output) ?? errorOf(talks.output) ?? errorOf(agreed.output);
    if (error) return say(error);
    const trades = tradesIn(sent.output);
    const inTrade = new Set(trades.map(({ with: other }) => other));
    const silent = ((talks.output.conversations ?? []) as KnownTalk[]).filter(
      ({ lastIsMine, unread, with: other }) => lastIsMine && unread === 0 && !inTrade.has(other),
    );
    const closings = ((agreed.output.closings ?? []) as KnownClosing[]).filter(
      ({ othersTasks = [], dispute }) => dispute || othersTasks.some(({ isDone }) => !isDone),
    );
    const texts = [
      trades.length > 0 ? tradesText(sent.output, phrases, 'open') : '',
      silent.length > 0
        ? phrases.unansweredBy(silent.slice(0, MOST).map((talk) => `${talk.with} about the ${talk.about}`))
        : '',
      closings.length > 0 ? closingText(closings, closings.length, 'others', phrases) : '',
    ].filter(Boolean);
    return say(texts.length > 0 ? texts.join(' ') : phrases.noneWaitedFor);
  };
}
