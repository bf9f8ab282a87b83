import type { KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { type By, extremeText } from '../search/extremes.ts';
import { membersMeant } from './list-members.ts';

/** 'Which is the newest, and which the cheapest'. */
export const endsText = (boats: readonly KnownBoat[], ends: readonly By[], phrases: Situation['phrases']): string =>
  ends
    .flatMap((by) => {
      const first = membersMeant({ text: '', at: 0, end: 0, written: '', meaning: { is: 'sort', by } }, boats, boats);
      return first && first.length > 0 ? (extremeText(by, first, phrases) ?? []) : [];
    })
    .join(' ');
