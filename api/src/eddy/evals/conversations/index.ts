import type { Conversation } from '../conversation.ts';
import { attacks } from './attacks.ts';
import { boats } from './boats.ts';
import { dialogue } from './dialogue.ts';
import { exact } from './exact.ts';
import { followUps } from './follow-ups.ts';
import { narrower } from './narrower.ts';
import { owners } from './owners.ts';
import { paraphrases } from './paraphrases.ts';
import { searches } from './searches.ts';
import { spoken } from './spoken.ts';
import { strangers } from './strangers.ts';
import { conversation } from './talk.ts';
import { trades } from './trades.ts';

export const conversations: readonly Conversation[] = [
  ...searches,
  ...followUps,
  ...boats,
  ...trades,
  ...conversation,
  ...strangers,
  ...owners,
  ...dialogue,
  ...paraphrases,
  ...narrower,
  ...spoken,
  ...exact,
  ...attacks,
];
