import type { Conversation } from './conversation.ts';
import { memoryOf } from './memory.ts';
import { just, type Move, type Plan, type Skill } from './plan.ts';
import { agentSkill } from './skills/agent.ts';
import { compareSkill, detailsSkill, mineSkill, pointlessSkill, WHICH_BOAT } from './skills/boats.ts';
import { conversationsSkill } from './skills/conversations.ts';
import { messageSkill, offerSkill } from './skills/drafts.ts';
import { feesSkill } from './skills/fees.ts';
import { kindsSkill } from './skills/kinds.ts';
import { rulesSkill, unanswerableSkill } from './skills/rules.ts';
import { searchSkill } from './skills/search.ts';
import { howSkill, NOT_UNDERSTOOD, talkSkill } from './skills/talk.ts';
import { tradeSkill } from './skills/trade.ts';
import { valueSkill } from './skills/value.ts';

/** In order of precedence: the rules first, the search last. */
const SKILLS: readonly Skill[] = [
  rulesSkill,
  talkSkill,
  agentSkill,
  conversationsSkill,
  howSkill,
  kindsSkill,
  offerSkill,
  messageSkill,
  feesSkill,
  tradeSkill,
  valueSkill,
  mineSkill,
  compareSkill,
  detailsSkill,
  searchSkill,
  pointlessSkill,
  unanswerableSkill,
];

/** The next move in a conversation. Deterministic. */
export function nextMove({ past, question, done }: Conversation, thisYear: number): Move {
  return planFor(past, question, thisYear)(done);
}

function planFor(past: Conversation['past'], question: string, thisYear: number): Plan {
  const memory = memoryOf(past);
  // Eddy asked which boat was meant, so this message completes the previous question.
  const asked = memory.last?.text.includes(WHICH_BOAT) ? `${memory.last.question} ${question}` : question;
  for (const skill of SKILLS) {
    const plan = skill({ question: asked, memory, thisYear });
    if (plan) return plan;
  }
  return just(NOT_UNDERSTOOD);
}
