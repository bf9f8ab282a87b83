import type { Language } from '../../../../platform/help.ts';
import { RING_MESSAGES } from '../../phrases/ring-messages.ts';
import { just, type Plan } from '../../plan.ts';
import { besideCard } from '../offers/offer-draft.ts';
import type { InRing } from './deal-boat.ts';
import type { Recipient } from './message-text.ts';

/** A message about a boat that the user gives in a ring: in the conversation about a boat of the reader's, or a sentence why not. */
export function ringPlan({ name, mine, about }: InRing, draft: (boat: Recipient) => Plan, language: Language): Plan {
  const { aboutTheirs, notYet } = RING_MESSAGES[language];
  return about ? besideCard(draft(about), aboutTheirs(name, about.title ?? '')) : just(notYet(name, mine));
}
