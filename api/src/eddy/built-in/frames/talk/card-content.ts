import { decisionOf } from '../../../turns.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const CARD = '(?:card|draft|drafts|offer|message|note|counter ?-?offer)';
const ASKS = new RegExp(
  `\\bwhat (?:does|did|do|will|would) (?:the|that|this|my|your) ${CARD} (?:\\w+ )?(?:say|read|look like|contain)\\b|\\bwhat (?:did|have|had) you (?:just |actually |exactly )*(?:draft|drafted|write|written|put|prepare|prepared|come up with)\\b|\\b(?:read|repeat) (?:it|that|this|the ${CARD})(?: (?:back|out|again|to me|once more))*[?.! ]*$|\\b(?:show|give)(?: me)? (?:the|that|your) (?:card|draft)\\b|\\bwho (?:gets|receives|reads|sees|is getting) (?:that|it|this|the ${CARD})\\b|\\b(?:when (?:does|will|would)|how long (?:does|is|will|would)|until when (?:does|is)) (?:it|that|this|the ${CARD}|my ${CARD}) (?:expire|run out|end|lapse|stand|good|valid|last|be (?:good|valid|open))\\b|\\b(?:any|no|is there an?|there is no|without an?) (?:\\w+ )?(?:questions?|notes?|message|condition) (?:in|on|with) (?:there|it|that|this|the ${CARD}|my ${CARD})\\b.*\\?$|\\bwhat (?:is|was) (?:on|in) (?:the|that|this|your) ${CARD}\\b|\\bwhat (?:exactly )?(?:will|would|does) (?:he|she|they|_person_|the (?:owner|seller)) (?:see|read|get to see|receive)\\b`,
);

/** How long something stands is asked of trades, too. */
const STANDS = /\b(?:when|how long|until when|who)\b/;

interface Card {
  title?: string;
  facts?: readonly { name: string; value: string }[];
  body?: string;
  confirmLabel?: string;
}

/** 'What does the card say?': its words once more, and what became of it. */
export const cardContentFrame: Frame = ({ line, memory, phrases }) => {
  if (!line.has(ASKS)) return undefined;
  const { card } = memory;
  if (line.has(STANDS) && !memory.cardIsLast) return undefined;
  if (!card && !line.has(/\b(?:card|drafts?|drafted|you)\b/)) return undefined;
  const { title = '', facts = [], body = '', confirmLabel = '' } = (card?.output ?? {}) as Card;
  const decision = card && decisionOf(card);
  const state = decision ? phrases.cardStatus[decision] : phrases.cardWaits(confirmLabel);
  const told = facts.map(({ name, value }) => `${name}: ${value.replace(/\.$/, '')}.`).join(' ');
  const text = !card
    ? phrases.noCard
    : card.name === 'draft_message'
      ? `${title}: “${body}” ${state}`
      : [`${title}.`, told, /It stands for [^.]*\./.exec(body)?.[0] ?? '', state].filter(Boolean).join(' ');
  return { intent: 'card', weight: 1.6, ...EVERYTHING, plan: just(text) };
};
