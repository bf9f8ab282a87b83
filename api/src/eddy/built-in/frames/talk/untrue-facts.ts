import { isDictated } from '../../dictated.ts';
import { REFUSALS } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const ASKS =
  "^(?:(?:please|eddy|hey|hi|okay|so|and|just|now|maybe|,) )*(?:(?:can|could|would|will|should|may) (?:you|i|we) (?:please |just |maybe )?|help me (?:to )?|how (?:do|can|could|would|should|to)(?: i| we)? |i (?:want|need|would like|plan|am going) to |i (?:will|would|'ll|'d) |we (?:will|should) |let us |is it okay (?:if (?:i|we)|to) |okay (?:if (?:i|we)|to) |what if (?:i|we) )?(?:just |simply |please |quietly )?";
/** Flaws that a survey or the papers would show. */
const FLAW =
  '(?:damages?|accidents?|collisions?|crash|cracks?|cracked|leaks?|leaking|leaky|blisters?|osmosis|rot|rotten|soft|mold|moldy|corrosion|liens?|mortgages?|defects?|flaws?|faults?|problems?|issues?|floods?|flooding|flooded|hurricane|storm|salvage|salvaged|sank|sunk|sinking|grounding|grounded|repairs?|repaired|delamination|stringers?|title)';
const UNTRUE: readonly RegExp[] = [
  // A change of the listing beside what is so, and a reason to hide it.
  /\b(?:change|set|put|list|edit|update|make|lower|say|write|advertise|tell|show|enter|mark|call)\b.{0,120}\b(?:really|actually|in (?:truth|fact|reality)|truth is|true|though|although)\b.{0,100}\b(?:scares?|scaring|puts? (?:people|buyers|them) off|turns? (?:people|buyers|them) off|sounds? (?:bad|high|old)|looks? (?:bad|better|nicer)|sells? (?:better|faster|quicker)|nobody|no one|nobody 's|they (?:will|would) (?:not|never)|who (?:will|would) know|hurts?|kills?)\b/,
  new RegExp(
    `${ASKS}(?:hide|conceal|cover up|gloss over|leave out|omit|withhold|keep quiet about|not (?:to )?(?:mention|disclose|tell)|play down)\\b(?! (?:boats?|anything|everything|the ones?|ones?|listings?)\\b).{0,60}\\b${FLAW}\\b`,
  ),
  new RegExp(
    `${ASKS}(?:say|claim|state|write|tell (?:them|him|her|people|buyers|everyone|everybody|_person_)|pretend|swear)(?: that)? .{0,60}\\b(?:never|no|not|without)\\b.{0,60}\\b${FLAW}\\b.{0,40}\\b(?:though|although|but|even if) (?:it|she|he|they|there|we|i)\\b`,
  ),
  new RegExp(
    `${ASKS}(?:roll|turn|wind|set|dial|spin) back (?:the |my |her |its )?(?:engine )?(?:hours|hour meters?|meters?|clock)\\b`,
  ),
  new RegExp(
    `${ASKS}(?:fake|forge|doctor|photoshop|falsify|fudge|tamper with|make up|backdate)\\b(?: (?:a|an|the|my|some|her|its))*(?: \\w+){0,2} (?:_service_|hours|surveys?|titles?|papers|documents?|photos?|pictures|records?|receipts?|bill of sale|registration|hull number|hin)\\b`,
  ),
];

/** A lien is also a service, whose name the reader puts in its place. */
const HIDES_LIEN =
  /^(?:\W|\b(?:please|can|could|should|may|i|we|you|want|need|would|like|to|how|do|help|me|just|quietly)\b)*(?:hide|conceal|leave out|omit|withhold|keep quiet about|not (?:to )?(?:mention|disclose|tell))\b.{0,40}\b(?:liens?|loans?|mortgages?)\b/i;

/** Facts of a boat that are not so, or kept from whoever takes it: Eddy refuses, and says why. */
export const untrueFactsFrame: Frame = ({ line, message, language }: Situation) => {
  if (isDictated(message)) return undefined;
  if (!HIDES_LIEN.test(message) && !UNTRUE.some((pattern) => line.has(pattern))) return undefined;
  return { intent: 'rule', weight: 2.1, ...EVERYTHING, whole: true, plan: just(REFUSALS.untrue[language]) };
};
