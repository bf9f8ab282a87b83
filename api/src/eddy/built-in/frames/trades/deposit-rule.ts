import type { Language } from '../../../../platform/help.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';

const MONEY = /\b(?:deposits?|earnest money|down payment)\b/;
const BACK = /\b(?:back|refund\w*|return\w*|lose|loses|lost|keep|keeps|kept|forfeit\w*|gone)\b/;
/** A case rather than a trade. */
const CASE =
  /\b(?:if|when(?:ever)?|once|after|always|ever|in case|suppose|say|every time|no matter|automatically|guaranteed?)\b/;
const LEAVES =
  /\b(?:(?:back|pull|walk|get|bail|step)(?:s|ing|ed)? (?:out|away)|cancel\w*|quit\w*|withdraw\w*|reject\w*|say no|chang\w* (?:my|our|your|their) minds?|fails?|failed|bad|falls? (?:through|apart)|do not (?:like|want)|leav\w*|call (?:it|this) off)\b/;
/** Speaks of a trade of the user's own. */
const OWN =
  /_(?:person|boat|make|own|ref|id|money|n|bound)_|\b(?:my|our|this|that) (?:\w+ )?(?:deal|trade|closing|sale|purchase|swap|boat|offer)\b|\b(?:now|right now|already|so far|today|tomorrow|yesterday|still|sent|wired|paid|put down|arrived|he|she|they|him|her|seller|buyer|owner|other side|where|who|how (?:much|long|late)|until when|at (?:what|which) point|dispute|frozen)\b/;
const ALWAYS =
  /\b(?:always|whole|full|fully|entire|all of|every (?:cent|penny|time)|no matter|guaranteed?|automatically|completely|100)\b/;

const LOSES = /\b(?:lose|loses|lost|forfeit\w*|keeps?|kept|gone)\b/;

/** 'If I back out after the survey, do I get my whole deposit back': the rule, and the only trade that it could be about. */
export const depositRuleFrame: Frame = (situation) => {
  const { line, deals, memory, reading } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (agreed.length === 0 || agreed.some(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId)))
    return undefined;
  const isCase = [MONEY, BACK, CASE, LEAVES].every((idea) => idea.test(reading.words));
  if (!isCase || OWN.test(line.text)) return undefined;
  return {
    intent: 'closing',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    plan: agreed.length === 1 ? withOwnPlan(situation) : () => say(ruleText(situation)),
  };
};

const NOT_ALWAYS: Record<Language, string> = {
  en: 'Not always all of it.',
  es: 'No siempre todo.',
  fr: 'Pas toujours en entier.',
  de: 'Nicht immer alles.',
};

/** The last sentences of the help about deposits: until when they come back. */
function ruleText({ help, language, reading }: Situation): string {
  const rule = help.find(({ id }) => id === 'deposit-meaning')?.answer[language] ?? '';
  const sentences = rule.split(/(?<=\.)\s+(?=\p{Lu})/u);
  return [ALWAYS.test(reading.words) && !LOSES.test(reading.words) ? NOT_ALWAYS[language] : '', ...sentences.slice(-2)]
    .filter(Boolean)
    .join(' ');
}

const withOwnPlan =
  (situation: Situation): Plan =>
  ([last]) => {
    if (!last) return use('my_closings');
    const closings = (last.output.closings ?? []) as KnownClosing[];
    return say(
      errorOf(last.output) ??
        `${ruleText(situation)} ${closingText(closings, closings.length, 'leave', situation.phrases)}`,
    );
  };
