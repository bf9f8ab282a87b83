import type { Category } from '../grammar/scene.ts';
import { ATTACKS } from './attacks.ts';
import { CHANGES } from './changes.ts';
import { COUNTING } from './counting.ts';
import { DEALINGS } from './dealings.ts';
import { DIALOGUE } from './dialogue.ts';
import { ENTITIES } from './entities.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { FOREIGN } from './languages.ts';
import { MINE } from './mine.ts';
import { NEGATIONS } from './negations.ts';
import { PEOPLE_AND_PRICES } from './people.ts';
import { PROPOSALS } from './proposals.ts';
import { SEARCHES } from './searching.ts';

export const CATEGORIES: readonly Category[] = [
  ...[...SEARCHES, ...NEGATIONS, ...ENTITIES, ...COUNTING, ...MINE, ...DEALINGS],
  ...PEOPLE_AND_PRICES,
  ...[...DIALOGUE, ...CHANGES, ...PROPOSALS, ...KNOWLEDGE, ...ATTACKS, ...FOREIGN],
];
