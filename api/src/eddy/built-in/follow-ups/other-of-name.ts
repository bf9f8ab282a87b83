import type { Memory } from '../memory.ts';

const NO = '(?:no+|nah|nope|wrong(?: one)?|sorry|oops|wait|hm+|actually|but)';
const NOT_THAT =
  "(?:not (?:that|this)(?: one| boat)?|that(?:['’]?s| is| was) not (?:it|the one|the (?:right|one i mean\\w*).{0,12})|i (?:mean|meant))";
const OTHER = new RegExp(
  `^\\s*(?:${NO}[\\s,.!]+)*(?:${NOT_THAT}[\\s,.!]+)(?:(?:but|i (?:mean|meant)|i want(?:ed)?|rather|show me|tell me about)[\\s,]+)*(?:the|that) (?:other )?(?:one|boat)(?<rest> (?:in|at|from|near|over in|down in|up in|by|of|with|for|that|built)\\b.{2,60})$`,
  'iu',
);

/** 'No, not that one, the one in Ohio' right after one boat: another one of its make. */
export function withOtherOfName(message: string, { focus, shown, asked }: Memory): string | undefined {
  const rest = OTHER.exec(message)?.groups?.rest;
  return rest && focus && shown.length < 2 && !asked ? `tell me about the ${focus.make}${rest}` : undefined;
}
