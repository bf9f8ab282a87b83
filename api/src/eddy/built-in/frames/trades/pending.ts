import { just } from '../../plan.ts';
import type { Frame } from '../../situation.ts';
import { dealsNamed } from './deal-questions.ts';

const PENDING =
  /\b(?:trade|sale|deal) (?:is )?pending\b|\bpending (?:trade|sale|deal|badge|label|status)\b|\b(?:marked|says|shows?|listed) (?:as )?pending\b|\b(?:is|are) (?:\w+ )?(?:still )?(?:reserved|pending|taken|spoken for)\b/;
const ASKS =
  /\b(?:what|mean|means|meaning|explain|why|can i|could i|may i|still|offers?|bid|buy|available|too late|chance|who|for whom)\b|\?/;

/** 'Trade pending' on a boat that the user's own agreed trade has reserved. */
export const pendingFrame: Frame = (situation) => {
  const { line, deals, help, language, phrases } = situation;
  if (!PENDING.test(line.text) || !ASKS.test(line.text) || !line.has(/_(?:boat|make)_/)) return undefined;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const [deal, ...others] = dealsNamed(situation, agreed);
  if (!deal || others.length > 0) return undefined;
  const [meaning = ''] = (help.find(({ id }) => id === 'trade-pending')?.answer[language] ?? '').split(/(?<=\.) /);
  return {
    intent: 'closing',
    weight: 1.85,
    uses: ['boat', 'make', 'n', 'ref', 'strange', 'person'],
    words: /.*/,
    whole: true,
    plan: just(`${meaning} ${phrases.ownStanding.yourTrade(deal.people.map(({ name }) => name).join(', '))}`.trim()),
  };
};
