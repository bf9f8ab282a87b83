import type { Language } from '../../../../platform/help.ts';
import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';
import { ownDealsMeant } from './own-deal-meant.ts';

const DEPOSIT = /\b(?:deposits?|earnest money|down ?payment)\b/;
const MINE = /\b(?:i|we|me|us|my|our)\b/;
/** Asks for the time that somebody has, or had, to pay it. */
const TERM = new RegExp(
  [
    '\\bhow (?:many (?:business |working )?(?:days|hours|weeks)|long|much time) (?:did|do|had|have|was|were|am|are|will|would) (?:i|we)\\b(?: \\w+){0,3}? ?(?:get|got|have|had|given|allowed|left|to (?:pay|wire|send|make))?',
    '\\bhow (?:many (?:business |working )?(?:days|hours|weeks)|long|much time) (?:was|is|were|are) (?:there )?(?:given |allowed )?(?:to|for|the)\\b',
    '\\b(?:by|until|till) when (?:did|do|had|have|must|was|is|were|should)\\b',
    '\\bwhen (?:was|is) (?:it|the (?:\\w+ )?deposit|my (?:\\w+ )?deposit|that) (?:\\w+ )?due\\b|\\bwhen (?:did|do|must|should) (?:i|we) (?:have to |need to )?(?:pay|wire|send|make) (?:it|(?:the|my) (?:\\w+ )?deposit)\\b',
    '\\b(?:deadline|due date|last day|time limit)\\b',
  ].join('|'),
);
const OTHER =
  /\b(?:if|back|refund\w*|return\w*|lose|lost|keep|he|she|they|his|her|their|safe|hold|held|in escrow|arriv\w*|clear|land|take to|takes|release\w*|message|tell|ask)\b|_person_ 's deposit/;
const LONGEST = 30;
const SHORT = 14;
/** Behind an answer about the deposit. */
const IT = /\b(?:it|that|pay)\b/;

/** 'How big is my deposit, and how long did I have for it?' in an agreed trade: its last day, and the rule for it. */
export const depositTermFrame: Frame = (situation) => {
  const { line, deals, help, language, memory } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (agreed.length === 0 || line.chunks.length > LONGEST) return undefined;
  const { question = '', calls = [] } = memory.last ?? {};
  const isTold = !memory.cardIsLast && calls.at(-1)?.name === 'my_closings' && DEPOSIT.test(question.toLowerCase());
  const isFurther = isTold && IT.test(line.text) && line.chunks.length <= SHORT;
  if (!DEPOSIT.test(line.text) && !isFurther) return undefined;
  if (!MINE.test(line.text) || !TERM.test(line.text) || OTHER.test(line.text)) return undefined;
  const meant = ownDealsMeant(situation).filter((deal) => agreed.includes(deal));
  const isNamed = line.has(/_(?:boat|make|person|id)_/);
  const told = meant.length > 0 ? meant : isNamed ? [] : agreed;
  const rule = help.find(({ id }) => id === 'deposit-when')?.answer[language].split(/(?<=\.)\s+(?=\p{Lu})/u)[0] ?? '';
  if (told.length === 0) return undefined;
  return {
    intent: 'closing',
    weight: 2.02,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:deposit|how (?:much|many|long)|when|due|days)\b/i,
    plan: termPlan(situation, told, rule),
  };
};

const DUE: Record<Language, (day: string, isPaid: boolean) => string> = {
  en: (day, isPaid) => `It ${isPaid ? 'was' : 'is'} due ${day}.`,
  es: (day, isPaid) => `${isPaid ? 'Vencía' : 'Vence'} el ${day}.`,
  fr: (day, isPaid) => `Il ${isPaid ? 'était' : 'est'} dû le ${day}.`,
  de: (day, isPaid) => `Sie ${isPaid ? 'war' : 'ist'} fällig am ${day}.`,
};

const termPlan =
  ({ phrases, language }: Situation, told: readonly NamedDeal[], rule: string): Plan =>
  ([closings]) => {
    if (!closings) return use('my_closings');
    const all = (closings.output.closings ?? []) as KnownClosing[];
    const texts = all
      .filter(({ tradeId }) => told.some((deal) => deal.tradeId === tradeId))
      .map((one) => {
        const text = closingText([one], 1, 'deposit', phrases);
        const { depositDue = '' } = one;
        const isPaid = one.deposit !== undefined && !/[1-9]/.test(one.deposit.missing);
        return [text, depositDue && !text.includes(depositDue) ? DUE[language](depositDue, isPaid) : '']
          .filter(Boolean)
          .join(' ');
      });
    return say(errorOf(closings.output) ?? ([...texts, rule].join(' ') || phrases.noClosings));
  };
