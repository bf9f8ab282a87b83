import { AFTER_YOUR_YES } from '../../phrases/next-steps.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import { dealsNamed } from './deals-named.ts';
import type { KnownClosing } from './known-closing.ts';
import { stateLine } from './trade-line.ts';

const SAID_YES =
  /_person_ (?:has |have |just |finally |already )*(?:accepted|agreed|said (?:yes|okay)|is (?:in|on board)|approved|took it|gave (?:me )?(?:the|a) (?:okay|green light|yes)|signed off|wants to (?:do it|go ahead))\b|\b(?:my|our) (?:offer|bid|proposal|counter\w*) (?:to|with|for) (?:the )?_(?:person|boat|make)_ (?:has |was |is |got |just |been )*(?:accepted|agreed|went through|gone through|approved)\b/;
const WHAT_NOW =
  /\bwhat (?:happens|comes|do i do|do we do|should i do|is)(?: \w+)? ?(?:now|next|then|after(?: that)?)\b|\bwhat (?:do|should|must|am) (?:i|we) (?:\w+ ){0,2}(?:do|have to do|need to do|supposed to do)(?: (?:now|next|then|here|about it))*[?.! ]*$|\b(?:now what|what now|what next|what then|next steps?|how (?:do|does) (?:we|i|it|this) (?:proceed|go on|continue)|where do (?:we|i) go from here)\b/;

/** 'She agreed, what happens now' about terms that wait for the user's own yes. */
export const afterTheirYesFrame: Frame = (situation) => {
  const { line, deals, language, phrases } = situation;
  if (!line.has(SAID_YES) || !line.has(WHAT_NOW)) return undefined;
  const named = dealsNamed(situation, deals);
  const [deal, ...others] = named.filter(({ list }) => list === 'waiting');
  const [agreed, ...more] = named.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (!deal && agreed && more.length === 0) return { ...UNDERSTOOD, plan: nextPlan(agreed.tradeId, phrases) };
  if (!deal || others.length > 0) return undefined;
  return {
    ...UNDERSTOOD,
    plan: ([told]) => {
      if (!told) return use('explain_trade', { tradeId: deal.tradeId });
      const line = errorOf(told.output) ?? stateLine(told.output, situation);
      return say(told.output.state === 'waiting for you' ? `${line} ${AFTER_YOUR_YES[language]}` : line);
    },
  };
};

const UNDERSTOOD = {
  intent: 'trades',
  weight: 1.86,
  ...EVERYTHING,
  whole: true,
} as const;

/** The step of a trade that both have agreed on, with the user's next task. */
const nextPlan =
  (tradeId: number, phrases: Phrases): Plan =>
  ([told]) => {
    if (!told) return use('my_closings');
    const closings = ((told.output.closings ?? []) as KnownClosing[]).filter((one) => one.tradeId === tradeId);
    return say(errorOf(told.output) ?? closingText(closings, closings.length, 'step', phrases));
  };
