import { matches } from '../matching.ts';

const TO =
  '(?:(?:the )?(?:owner|seller|buyer|guy|lady|captain|skipper)(?: of (?:the |that |this )?[^,.;:?!"“]{2,40}?)?|(?!me\\b|us\\b|you\\b)\\p{L}[\\p{L}\'’-]*)';
const AS_IT_IS = '(?:exactly|word for word|verbatim|literally|letter by letter|as it is|as is|unchanged)';
const DICTATES = new RegExp(
  `^\\s*(?:(?:please|pls|hey|hi|ok(?:ay)?|so|and|now|just|can you|could you|i want you to)[\\s,]+)*(?:let\\s+${TO}\\s+know|(?:tell|write|message|msg|text|send|email|dm|reply|answer)\\s+(?:to\\s+)?${TO})(?:[\\s,]+(?:${AS_IT_IS}|this|these|the|following|exact|words?|message|note|text|back|an?|my|saying|that says|with|and say))*[\\s,]*(?::(?!\\d)|["“])`,
  'iu',
);

/** Whether words for somebody stand in quotes or behind a colon. They are sent as they are, and none of them is an order to Eddy. */
export const isDictated = (message: string): boolean => matches(DICTATES, message);
