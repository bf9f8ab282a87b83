import type { Language } from '../../../platform/help.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type Phrases = typeof english;

const PHRASES: Record<Language, Phrases> = {
  en: english,
  es: { ...english, ...spanish },
  fr: { ...english, ...french },
  de: { ...english, ...german },
};

export const phrasesIn = (language: Language): Phrases => PHRASES[language];
