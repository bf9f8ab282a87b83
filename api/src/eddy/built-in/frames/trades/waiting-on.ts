import { errorOf, inTurn, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownTalk } from '../messages/inbox-points.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';
import { tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const ANYBODY =
  '(?:anybody|anyone|any ?thing|somebody|someone|something|people|others|answers?|replies|an answer|a reply)';
const FROM_OTHERS =
  '(?: (?:from|by|of) (?:the )?(?:other (?:people|side|sides|party|parties|owners?|guys?|members|traders)|others|anybody|anyone|somebody|someone|everybody|everyone|people|them))?';
const WAITS = new RegExp(
  [
    `\\bam i (?:\\w+ )?waiting (?:on|for|to hear from)(?: ${ANYBODY})?(?: (?:else|right now|now|at the moment|currently|still|to (?:answer|reply|respond|get back)))*(?: or (?:is|are|does|do|has)\\b.*)?[?.! ]*$`,
    `\\b(?:who|whom|what) (?:am i|are we|have i been|have we been) (?:\\w+ )?waiting (?:on|for|to hear from)${FROM_OTHERS}(?: (?:right now|now|currently|still))*[?.! ]*$`,
    `\\bwhat (?:do|does|must|should) (?:the )?(?:others|other (?:people|side|sides|party|parties|owners?|guys?)|everyone else|everybody else|people) (?:\\w+ )?(?:owe (?:me|us)|(?:have|has|need|needs) to (?:do|send|hand in|finish|deliver|give me))(?: (?:now|still|yet|next|for me))*[?.! ]*$`,
    '\\bwho (?:\\w+ )?owes (?:me|us)\\b(?! (?:money|_money_|_n_))',
    `\\b(?:does|do) ${ANYBODY} (?:\\w+ )?owe (?:me|us) (?:an? )?(?:answers?|reply|replies|response)\\b`,
    '\\bwho (?:has|have|did) not (?:\\w+ )?(?:answer\\w*|repl\\w+|respond\\w*|(?:get|got|gotten|written|wrote) back)(?: (?:to )?(?:me|us))?(?: yet)?[?.! ]*$',
  ].join('|'),
);
const BODY = '(?:anyone|anybody|someone|somebody|people)';
const REPLY = '(?:an? )?(?:answers?|reply|replies|response|message)';
/** Asks whom the user keeps waiting. */
const KEEPS = new RegExp(
  [
    `\\bwho (?:all |else )?(?:is|are) (?:still |currently )?waiting (?:(?:for|on) (?:me|us|my (?:answer|reply|move|response))|to hear (?:back )?from (?:me|us))\\b`,
    `\\b(?:is|are) ${BODY} (?:still |currently )?waiting (?:for|on) (?:me|us|my (?:answer|reply|response))\\b`,
    `\\b(?:who|whom|anyone|anybody) (?:am i|are we|have i|have we|do i|am i still) (?:\\w+ )?(?:keep|keeping|kept|left|leaving|making|holding)(?: \\w+)? (?:waiting|hanging|wait|up)\\b`,
    `\\b(?:who|whom) (?:am i|are we) (?:\\w+ )?holding up\\b`,
    `\\b(?:am i|have i|did i|are we|have we) (?:\\w+ )?(?:keeping|leaving|holding|making|left|kept|leave|keep) ${BODY}(?: \\w+)? (?:waiting|hanging|wait|up)\\b`,
    `\\b(?:who|whom) (?:\\w+ )?(?:do i|have i|do we|am i) (?:\\w+ )?(?:owe|owing) ${REPLY}\\b`,
    `\\b(?:who|whom) (?:all )?(?:do|must|should|have) (?:i|we) (?:still |yet )*(?:have to |need to |got to |to )?(?:get back to|answer|reply to|respond to|write back(?: to)?|call back|message back)(?: yet| still| now)*[?.! ]*$`,
    `\\b(?:does|do) ${BODY} (?:need|want|expect) (?:anything|something|an answer|a reply) (?:from|of) me\\b`,
  ].join('|'),
);
/** The user's own side, beside a question about the others'. */
const ON_ME =
  /\b(?:waiting|waits|wait) (?:on|for) (?:me|us|my|an? (?:\w+ )?(?:reply|answer|response|word) (?:from|of|by) (?:me|us))\b/;
const EVERYONE = '(?:everyone|everybody|all of them|each of them|them all|all my (?:people|contacts|partners))';
const STANDS = new RegExp(
  `\\bwhere (?:do )?(?:i|we|things|everything|it all|does everything|does it all)(?: all)? stands? with ${EVERYONE}\\b`,
);
const MOST = 3;

/** 'Am I waiting on anybody?', 'whom do I owe an answer?': offers, messages and tasks of closings on either side, or on both. */
export const waitingOnFrame: Frame = (situation) => {
  const { line } = situation;
  const [isAll, isTheirs, keeps] = [STANDS, WAITS, KEEPS].map((pattern) => line.has(pattern));
  const isMine = keeps || (isTheirs && line.has(ON_ME));
  if (!(isAll || isTheirs || isMine) || line.has(/_(?:person|boat|make|own|type)_|\b(?:offers?|bids?)\b/))
    return undefined;
  const sides = [
    ...(isAll || isMine ? [minePlan(situation)] : []),
    ...(isAll || isTheirs ? [waitingPlan(situation)] : []),
  ];
  return {
    intent: 'trades',
    weight: keeps ? 2 : isAll ? 1.8 : 1.76,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:ow(?:e|es)|waiting|hanging|stands?)\b/i,
    plan: inTurn(sides),
  };
};

const talksIn = (output: Record<string, unknown>) => (output.conversations ?? []) as KnownTalk[];
const told = (talks: readonly KnownTalk[]) =>
  talks.slice(0, MOST).map((talk) => `${talk.with} about the ${talk.about}`);

/** The offers, messages and tasks that wait for the user. */
function minePlan({ phrases }: Situation): Plan {
  return (done) => {
    const [received, talks, agreed] = done;
    if (!received) return use('my_trades', { list: 'waiting' });
    if (!talks) return use('my_conversations');
    if (!agreed) return use('my_closings');
    const error = errorOf(received.output) ?? errorOf(talks.output) ?? errorOf(agreed.output);
    if (error) return say(error);
    const open = talksIn(talks.output).filter(({ lastIsMine, lastFromThem }) => !lastIsMine && lastFromThem);
    const unread = talksIn(talks.output).filter((talk) => talk.unread > 0 && talk.lastIsMine);
    const closings = ((agreed.output.closings ?? []) as KnownClosing[]).filter(
      ({ yourTasks, stillToDo = yourTasks }) => stillToDo.length > 0,
    );
    const texts = [
      tradesIn(received.output).length > 0 ? tradesText(received.output, phrases, 'waiting') : '',
      open.length > 0 ? phrases.unansweredTo(told(open)) : '',
      unread.length > 0 ? phrases.inbox.unread(unread) : '',
      closings.length > 0 ? closingText(closings, closings.length, 'tasks', phrases) : '',
    ].filter(Boolean);
    return say(texts.length > 0 ? texts.join(' ') : phrases.noneWaits);
  };
}

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
    const silent = talksIn(talks.output).filter(
      ({ lastIsMine, unread, with: other }) => lastIsMine && unread === 0 && !inTrade.has(other),
    );
    const closings = ((agreed.output.closings ?? []) as KnownClosing[]).filter(
      ({ othersTasks = [], dispute }) => dispute || othersTasks.some(({ isDone, isInCheck }) => !isDone && !isInCheck),
    );
    const texts = [
      trades.length > 0 ? tradesText(sent.output, phrases, 'open') : '',
      silent.length > 0 ? phrases.unansweredBy(told(silent)) : '',
      closings.length > 0 ? closingText(closings, closings.length, 'others', phrases) : '',
    ].filter(Boolean);
    return say(texts.length > 0 ? texts.join(' ') : phrases.noneWaitedFor);
  };
}
