import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const SWITCH =
  /^\s*(?:(?:ok(?:ay)?|so|please|pls|then|and|but|just|well|now|no|nah|yes|yeah|cool|great|thanks|can (?:you|u)|could (?:you|u)|(?:i|we) (?:want|would like|need) to|i['’]?d like to|i wanna|how (?:do|can) i|let['’]?s)[\s,.!]+)*(?:(?:turn|switch|shut|put)\s+(?:(?:it|that|this|the thing)\s+(?<to>off|on)|(?<way>off|on)\s+(?:it|that|this))|(?<verb>disable|deactivate|stop|quit|end|kill|enable|activate)\s+(?:it|that|this|doing (?:that|it|this))|(?<none>(?:i|we) (?:do ?n['’]?o?t|don['’]t|dont) (?:want|like|need) (?:it|that|this|you to(?: do (?:it|that))?)))(?:\s+(?:please|pls|then|now|again|for me|right away|completely))*[\s.!?]*$/iu;

/** 'Turn it off' after an answer about automatic negotiating. */
export function withNegotiating(message: string, { last, cardIsLast }: Memory): string | undefined {
  const found = matchOf(SWITCH, message)?.groups;
  if (!found || cardIsLast) return undefined;
  const isTold = last?.text.includes('Negotiate for me') || /\b(?:negotiat|haggl|bargain)/i.test(last?.question ?? '');
  if (!isTold) return undefined;
  const isOn = /^(?:on|enable|activate)$/i.test(found.to ?? found.way ?? found.verb ?? '');
  return isOn ? 'let my agent negotiate for me' : 'stop negotiating for me';
}
