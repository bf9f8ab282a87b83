import { matchOf } from '../../matching.ts';
import { boatsOf, type Memory } from '../memory.ts';

const LEAD =
  '(?:(?:no|nope|sorry|oops|whoops|ups|wait|ah|oh|uh|hang on|my bad|my mistake|excuse me|pardon|actually|wrong (?:one|boat))[\\s,.!–—-]+)';
const NAME = '(?:(?:the|my|our) )?(?<name>(?!(?:not|that|this|it)\\b)\\p{L}[\\p{L}\\d]*(?: [\\p{L}\\d]+){0,3}?)';
const MEANT = '(?:[\\s,]+(?:i|is what i) (?:mean|meant)|[\\s,]+that is)';
/** 'Oops, the Gale that is', 'I meant my Gale', 'the Gale, my mistake'. */
const CORRECTED = [
  new RegExp(`^\\s*${LEAD}+(?:i (?:mean|meant) |make that |for )?${NAME}${MEANT}?[\\s.!?]*$`, 'iu'),
  new RegExp(`^\\s*(?:${LEAD}+)?i (?:mean|meant) ${NAME}(?:[\\s,]+sorry)?[\\s.!?]*$`, 'iu'),
  new RegExp(`^\\s*${NAME}(?:${MEANT}(?:[\\s,]+sorry)?|,? (?:sorry|my bad|my mistake))[\\s.!?]*$`, 'iu'),
];
/** Questions and orders about one's own listings, which name the boat at their end. */
const OF_OWN =
  /\b(?:how (?:do|can|would|should|could) (?:i|we)|pause|unpause|resume|raise|lower|drop|cut|edit|change|delete|remove|take down|relist|hide|update|views?|viewed|saved|offers? (?:on|for))\b/iu;
const NO_NAME =
  /^(?:price|year|length|beam|title|photos?|pictures?|hours|first|second|third|fourth|last|other|others|one|both|all|cheaper|cheapest|bigger|newer|older|boat|boats|owner|seller|offer|message|fee|fees|yes|no|nothing|never|thanks|cash|diesel|gas|what|how|where|when|who|which|why|i|you|can|do|does)\b/iu;

/** The last question again about another boat of one's own, after 'oops, my Gale'. */
export function withOtherBoatMeant(message: string, { last, focus, asked, cardIsLast }: Memory): string | undefined {
  const before = last?.question.trim() ?? '';
  if (asked || cardIsLast || before.length > 120 || !OF_OWN.test(before)) return undefined;
  const now = CORRECTED.map((pattern) => matchOf(pattern, message)?.groups?.name).find(Boolean);
  if (!now || NO_NAME.test(now)) return undefined;
  const boats = [...(last?.calls ?? []).flatMap(({ output }) => boatsOf(output)), ...(focus ? [focus] : [])];
  const named = boats.find(({ make }) => before.toLowerCase().includes(make.toLowerCase()));
  if (!named) return undefined;
  const at = before.toLowerCase().indexOf(named.make.toLowerCase());
  const rest = before.slice(at + named.make.length);
  // The words of the model that stood behind the make go with it.
  const model = new Set(named.model.toLowerCase().split(/\s+/));
  let cut = 0;
  for (const word of rest.matchAll(/\s+([^\s?.!,]+)/gu)) {
    if (!model.has((word[1] ?? '').toLowerCase()) || word.index !== cut) break;
    cut += word[0].length;
  }
  return before.slice(0, at) + now + rest.slice(cut);
}
