import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

/** 'Would that suffice?', 'does it cover the price?' */
const ENOUGH =
  /^\s*(?:(?:and|so|but|ok(?:ay)?|then|well|hm+|cool|great|nice)[\s,]+)*(?:is|would|will|could|can|does|do|might) (?:it|that|this|they|mine)(?: alone| really| even| just| be| do)* (?:be )?(?:enough|sufficient|suffice|cover (?:it|her|that|the (?:whole )?(?:price|boat|thing|lot|cost))|do it|reach|go far enough|make up the price|worth enough)(?: (?:for|to (?:get|buy|pay for|cover)) (?:it|her|that|that one|the boat|the price))?(?: (?:then|alone|by itself|on its own|though))*[\s?.!]*$/iu;
/** 'Would she take my tractor?' */
const TAKES =
  /\b(?:take|takes|accept|accepts|want|wants|consider|considers|like|go for|pay with|interested in|open to)\b(?: \p{L}+){0,2}? (?<thing>(?:my|our) \p{L}[\p{L}\d-]*(?: (?!for\b|in\b|as\b|and\b|on\b|instead\b|or\b|toward)[\p{L}\d-]+){0,4})/iu;

/** 'Would it suffice?' after the question whether an owner takes a thing of one's own: its value beside the price. */
export function withThingAgainstPrice(message: string, { last, focus, asked, cardIsLast }: Memory): string | undefined {
  if (!focus || asked || cardIsLast || !matches(ENOUGH, message)) return undefined;
  const thing = matchOf(TAKES, last?.question ?? '')?.groups?.thing;
  return thing && `is ${thing} enough for the ${focus.year} ${focus.make} ${focus.model}?`;
}
