import { matches } from '../../../matching.ts';
import { REFUSALS } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const CLOSE =
  '(?:brother|sister|wife|husband|spouse|partner|son|daughter|mother|father|mom|dad|cousin|friend|buddy|boss|assistant|secretary|lawyer|attorney|broker|agent|accountant|fianc\\w+|roommate|roomie|business partner|co ?-? ?owner|married|related|family|admin\\w*|support|staff|compliance|police|officer|detective|moderator|employee|developer|engineer|auditor|legal)';
/** Words of somebody who says that they may: 'I'm his brother, he said it's fine'. */
const CLAIMS = new RegExp(
  `\\b(?:i am|we are|this is|i work|it is)\\b.*\\b${CLOSE}\\b|\\b(?:he|she|they|_person_|_strange_|\\w+) (?:\\w+ )?(?:said|says|told (?:me|you)|gave (?:me|us)|is (?:ok|okay|fine|cool)|does not mind|would not mind|will not mind|knows?|agreed|wants me|asked me|lets me|allowed|allows|consents?)\\b.*|\\b(?:i have|i got|with|you have) (?:\\w+ )?(?:permission|consent|authori\\w+|clearance|a warrant|access)\\b|\\bit is (?:ok|okay|fine|cool|allowed|legal)\\b|\\b(?:nobody|no one|they|he|she) (?:will|would) (?:not )?(?:ever )?(?:know|find out|mind)\\b|\\b(?:trust me|i promise|come on|just this once|pretty please|i swear)\\b`,
);
const ASKS_ELSE =
  /\?|^(?:(?:so|and|okay|then|hey) )*(?:what|how|when|where|why|who|which|is|are|do|does|did|can|could|find|offer|tell|message|draft|compare|search)\b|_(?:type|kind|money|bound|boat|make|own|place)_/;
const REFUSED = ['others', 'private', 'contact', 'interest', 'loans'] as const;
const MOST_WORDS = 20;

/** A claim to be allowed right behind a refusal changes nothing. */
export const permissionClaimedFrame: Frame = ({ line, memory, language, message }) => {
  const { last } = memory;
  if (!last || last.calls.length > 0 || line.text.split(' ').length > MOST_WORDS) return undefined;
  const refused = REFUSED.find((one) => Object.values(REFUSALS[one]).some((text) => last.text.includes(text)));
  if (!refused || !(line.has(CLAIMS) || matches(CLAIMS, message.toLowerCase())) || line.has(ASKS_ELSE))
    return undefined;
  return {
    intent: 'rule',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: just(REFUSALS[refused][language]),
  };
};
