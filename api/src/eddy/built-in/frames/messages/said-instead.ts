import { matchOf } from '../../../matching.ts';

const LEADS = '(?:(?:ok(?:ay)?|no+|nah|hm+|actually|oh|please|pls|and|but|also|wait|sorry|so|well)[\\s,]+)*';
const SAYS = '(?:say|mention|write|put|include|tell (?:him|her|them)|let (?:him|her|them) know|bring up|add)';
/** 'Don't say I'm in a hurry, just say the boat is ready'. */
const NOT_BUT_SAY = new RegExp(
  `^\\s*${LEADS}(?:do not|don['’]?t|never|no need to|better not|(?:i(?:['’]d| would) )?rather not|not)\\s+${SAYS}\\s+(?:that\\s+)?(?<not>[^.;?!]{2,80}?)[\\s,.;–—-]+(?:(?:and|but|rather|instead|just|only|simply|please)\\s+)*(?<say>${SAYS}\\s+\\S.*)$`,
  'iu',
);

/** Words that a draft should not have, and the order for those that it should. */
export function saidInstead(message: string): { not: string; say: string } | undefined {
  const { not, say } = matchOf(NOT_BUT_SAY, message)?.groups ?? {};
  return not && say ? { not, say } : undefined;
}
