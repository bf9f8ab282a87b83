import { CheckedText } from '../../facts/checked-text.ts';
import { createFactCheck } from '../../facts/fact-check.ts';
import type { FactCase } from './cases.ts';
import type { Catalog } from './random-catalog.ts';
import { toolRecords } from './tool-records.ts';

/** Checks an answer to a question about the catalog word by word, and returns the text that the user sees. */
export function shownOf({ asked, answer }: FactCase, catalog: Catalog): { text: string; leftOut: number } {
  const facts = createFactCheck({ questions: [asked], help: [], thisYear: new Date().getFullYear() });
  for (const call of toolRecords(catalog)) facts.learn(call);
  const checked = new CheckedText(facts);
  const words = answer.match(/\S+\s*/g) ?? [];
  const text = words.map((word) => checked.push(word)).join('') + checked.flush();
  return { text, leftOut: checked.leftOut };
}
