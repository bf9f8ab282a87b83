import type { Language } from '../../../platform/help.ts';
import { DETAILS } from './boat-details.ts';
import { english } from './english.ts';
import { EQUIPPED, type Equipped } from './equipped.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type Phrases = typeof english & Equipped;

const PHRASES: Record<Language, Phrases> = {
  en: { ...english, ...EQUIPPED.en },
  es: { ...english, ...EQUIPPED.es, ...DETAILS.es, ...spanish },
  fr: { ...english, ...EQUIPPED.fr, ...DETAILS.fr, ...french },
  de: { ...english, ...EQUIPPED.de, ...DETAILS.de, ...german },
};

export const phrasesIn = (language: Language): Phrases => PHRASES[language];
