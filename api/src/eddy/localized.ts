import type { EddyPart } from '@tradewind/contract/eddy';
import { tableIn } from './built-in/phrases/labels.ts';
import { detectLanguage } from './built-in/reading/languages.ts';

/** A part of an answer with its labels in the language of the question. */
export function localized(part: EddyPart, question: string, before: string | undefined): EddyPart {
  if (part.type !== 'data-table') return part;
  const language = detectLanguage(question, before === undefined ? 'en' : detectLanguage(before));
  return language === 'other' ? part : { ...part, data: tableIn(language, part.data) };
}
