import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { givesShare } from './shares-of-things.ts';

const GIVES =
  /\b(?:offer|bid|trade|trading|swap|swapping|exchange|give|take|accept|want|consider|go for|part with|throw in|add)\b/;
const TELLS =
  /^(?:(?:please|can you|could you|okay|so|and|just|,) )*(?:tell|ask|message|write|text|let|list|sell|how)\b/;

/** 'Would she take half of my truck': an offer has only whole things. */
export const shareOfThingFrame: Frame = ({ line, message, memory, phrases }) => {
  if (memory.cardIsLast || !givesShare(message) || !line.has(GIVES) || line.has(TELLS)) return undefined;
  return {
    intent: 'offer',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: just(phrases.partOfThing),
  };
};
