import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { REFUSALS } from '../phrases/refusals.ts';

const DETAIL =
  '(?:(?:cell|phone|mobile|telephone|whatsapp|email|e-mail|mail|home|street|contact|private|direct|real|last)\\s+)*(?:cell|phone|mobile|telephone|number|digits|email|e-mail|mail|address|contact|details|info|whatsapp|name)';
/** 'Ruth's cell', 'the number of Ruth', 'how do I call Ruth'. */
const WHOSE: readonly RegExp[] = [
  new RegExp(`\\b(?<name>\\p{L}{2,30}?)(?:['’]s?\\s+|s\\s+|\\s+)${DETAIL}\\b`, 'iu'),
  new RegExp(`\\b${DETAIL} (?:of|for|from) (?<name>\\p{L}{2,30})\\b`, 'iu'),
];
const NO_NAME =
  /^(?:the|a|an|his|her|their|your|my|our|its|this|that|me|him|them|us|it|owner|seller|buyer|what|whats|and|or|of|is|get|give|need|want|have|send|phone|cell|email|home|contact)$/i;
const WRITES =
  /^(?:\W|\b(?:ok|okay|then|so|and|fine|alright|well|just|please|can|could|you|will|would|instead|at least|in that case)\b)*(?:ask|tell|message|write|text|let|say|send|drop|draft)\b/i;
const THEM = /\b(?:him|her|them)\b/i;

/** An order to write to the person whose contact details Eddy has just refused, with the name in it. */
export function toPersonRefused(message: string, { last }: Memory): string {
  if (!last || last.calls.length > 0 || !WRITES.test(message) || !THEM.test(message)) return message;
  if (!Object.values(REFUSALS.contact).some((refusal) => last.text.startsWith(refusal))) return message;
  const names = WHOSE.map((pattern) => matchOf(pattern, last.question)?.groups?.name);
  const name = names.find((one) => one !== undefined && !NO_NAME.test(one));
  return name ? message.replace(THEM, name) : message;
}
