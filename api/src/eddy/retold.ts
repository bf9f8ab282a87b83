import { boatsOf } from './built-in/memory.ts';
import { phrasesIn } from './built-in/phrases/phrases.ts';
import { countOf } from './built-in/plan.ts';
import { detectLanguage } from './built-in/reading/languages.ts';
import type { ToolRecord } from './turns.ts';

const BOATS_NAMED = 4;

/** Says in our own words what the tools returned, when too little of a model's answer was right. Undefined if there is nothing to say. */
export function retold(calls: readonly ToolRecord[], question: string): string | undefined {
  const detected = detectLanguage(question);
  const phrases = phrasesIn(detected === 'other' ? 'en' : detected);
  const call = calls.findLast(({ output }) => boatsOf(output).length > 0);
  if (!call) return undefined;
  const boats = boatsOf(call.output);
  const [first] = boats;
  const total = typeof call.output.total === 'number' ? countOf(call.output.total) : boats.length;
  if (first && total === 1) return phrases.foundOne(first.title, first.price, first.location);
  return [phrases.found(total, Boolean(call.output.andMore)), phrases.each(boats.slice(0, BOATS_NAMED))].join(' ');
}
