import type { Language } from '../../../platform/help.ts';
import { AGENT_SAID, type AgentSaid } from './agent-said.ts';
import { BALANCES, type Balances } from './balances.ts';
import { DETAILS } from './boat-details.ts';
import { english } from './english.ts';
import { EQUIPPED, type Equipped } from './equipped.ts';
import { FOLLOW_UPS, type FollowUps } from './follow-ups.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { NEARBY, type Nearby } from './nearby.ts';
import { PLAIN_ANSWERS, type PlainAnswers } from './plain-answers.ts';
import { QUALITY, type QualitySaid } from './quality.ts';
import { RATIOS, type Ratios } from './ratios.ts';
import { spanish } from './spanish.ts';
import { ANSWERS } from './superlatives.ts';

export type Phrases = typeof english &
  Equipped &
  AgentSaid &
  PlainAnswers &
  Balances &
  Nearby &
  Ratios &
  FollowUps &
  QualitySaid;

const PHRASES: Record<Language, Phrases> = {
  en: {
    ...english,
    ...EQUIPPED.en,
    ...AGENT_SAID.en,
    ...PLAIN_ANSWERS.en,
    ...BALANCES.en,
    ...NEARBY.en,
    ...RATIOS.en,
    ...FOLLOW_UPS.en,
    ...QUALITY.en,
  },
  es: {
    ...english,
    ...EQUIPPED.es,
    ...AGENT_SAID.es,
    ...PLAIN_ANSWERS.es,
    ...BALANCES.es,
    ...NEARBY.es,
    ...RATIOS.es,
    ...FOLLOW_UPS.es,
    ...QUALITY.es,
    ...DETAILS.es,
    ...ANSWERS.es,
    ...spanish,
  },
  fr: {
    ...english,
    ...EQUIPPED.fr,
    ...AGENT_SAID.fr,
    ...PLAIN_ANSWERS.fr,
    ...BALANCES.fr,
    ...NEARBY.fr,
    ...RATIOS.fr,
    ...FOLLOW_UPS.fr,
    ...QUALITY.fr,
    ...DETAILS.fr,
    ...ANSWERS.fr,
    ...french,
  },
  de: {
    ...english,
    ...EQUIPPED.de,
    ...AGENT_SAID.de,
    ...PLAIN_ANSWERS.de,
    ...BALANCES.de,
    ...NEARBY.de,
    ...RATIOS.de,
    ...FOLLOW_UPS.de,
    ...QUALITY.de,
    ...DETAILS.de,
    ...ANSWERS.de,
    ...german,
  },
};

export const phrasesIn = (language: Language): Phrases => PHRASES[language];
