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

/** In the order in which a question is offered to them: the rules first, the search last. */
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

/** The next move in a conversation. The same conversation always gets the same one. */
export function nextMove({ past, question, done }: Conversation, thisYear: number): Move {
  return planFor(past, question, thisYear)(done);
}

function planFor(past: Conversation['past'], question: string, thisYear: number): Plan {
  const memory = memoryOf(past);
  // Asked which boat was meant: the answer completes the question before.
  const asked = memory.last?.text.includes(WHICH_BOAT) ? `${memory.last.question} ${question}` : question;
  for (const skill of SKILLS) {
    const plan = skill({ question: asked, memory, thisYear });
    if (plan) return plan;
  }
  return just(NOT_UNDERSTOOD);
}
