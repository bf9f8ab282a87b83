import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { stateLine } from '../trades/trade-line.ts';
import { openMeant } from './sent-offers.ts';

const THEY = '(?:_person_|he|she|they|the (?:owner|seller|other side))';
const READ = new RegExp(
  `\\b(?:has|did|have|is there any sign that) ${THEY} (?:\\w+ )?(?:read|see|seen|saw|open(?:ed)?|look(?:ed)? at|noticed?|view(?:ed)?)\\b`,
);
const LAPSE =
  /\b(?:when|how long|until when|till when|how much longer)\b(?: \w+){0,6} (?:lapses?|expires?|runs? out|end|ends|die|dies|good|valid|stands?|gone|over)\b/;
const NO =
  '(?:says? no|said no|declines?|declined|rejects?|rejected|refuses?|refused|passes|turns? (?:it|me|that|this) down|(?:it|that) is (?:declined|rejected|refused)|is not (?:interested|enough)|does not (?:want|take|accept|bite)(?: it)?|a no)';
const NEXT =
  '(?:come (?:\\w+ )?back|higher|again|new (?:one|offer|bid)|another (?:one|offer|bid|try|go|shot)|offer more|pay more|bid more|raise|better (?:one|offer|bid)|second (?:one|offer|bid|try)|try with|go up|up (?:it|my|the)|re ?-?submit|re ?-?offer)';
const MAY = '(?:can|could|may|am i allowed to|is it ok(?:ay)?|are we|am i|do i have to wait|how soon)';
const AGAIN = new RegExp(
  `\\b(?:if|once|when|after|should|in case|suppose)\\b(?: \\w+){0,3} ${NO}\\b.*\\b${MAY}\\b.*\\b${NEXT}|\\b${MAY}\\b.*\\b${NEXT}.*\\b(?:if|once|when|after|should|in case)\\b(?: \\w+){0,3} ${NO}\\b`,
);
/** An order with an amount, or a message to write. */
const ORDERED =
  /^(?:(?:please|can you|could you|okay|hey|and|so|then|,) )*(?:tell|ask|message|write|text|send|offer|draft|bid|raise|withdraw)\b|_(?:money|bound)_/;

/** Whether an offer was read, until when it stands, and what a no would leave: everything about an open offer that is ahead. */
export const offerAheadFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (line.has(ORDERED) || memory.cardIsLast) return undefined;
  const [isRead, isLapse, isAgain] = [READ, LAPSE, AGAIN].map((idea) => line.has(idea));
  const named = openMeant(situation);
  const sent = deals.filter(({ list }) => list === 'open');
  const isTold = named.length > 0 && !line.has(/_(?:person|boat|make)_/);
  const isOwnOffer = line.has(/\b(?:my|our) (?:\w+ )?(?:offer|bid|proposal)\b/);
  const count = [isRead, isLapse, isAgain].filter(Boolean).length;
  // One of the questions alone has answers of its own, unless it leans on what was told.
  if (count < 2 && !isAgain && !(isLapse && isTold && line.has(/\b(?:it|that|this)\b/) && line.has(/\blapses?\b/)))
    return undefined;
  if (!isAgain && !isOwnOffer && !isTold) return undefined;
  const meant = named.length > 0 ? named : line.has(/_(?:person|boat|make)_/) ? [] : sent;
  const [only, ...others] = meant;
  return {
    intent: 'trades',
    weight: count > 1 ? 1.95 : 1.8,
    ...EVERYTHING,
    whole: true,
    plan:
      only && others.length === 0
        ? planFor(situation, only.tradeId, { isRead: isRead === true, isAgain: isAgain === true })
        : just(situation.phrases.dealFigures.offerAgain),
  };
};

const planFor =
  (situation: Situation, tradeId: number, { isRead, isAgain }: { isRead: boolean; isAgain: boolean }): Plan =>
  ([explained]) => {
    if (!explained) return use('explain_trade', { tradeId });
    const { phrases } = situation;
    return say(
      errorOf(explained.output) ??
        [
          isRead ? phrases.ownStanding.readUnknown : '',
          stateLine(explained.output, situation),
          isAgain ? phrases.dealFigures.offerAgain : '',
        ]
          .filter(Boolean)
          .join(' '),
    );
  };
