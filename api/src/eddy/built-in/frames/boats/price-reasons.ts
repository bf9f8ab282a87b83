import { boatsMeant } from '../../meant.ts';
import { type Plan, remarked } from '../../plan.ts';
import type { Frame, Interpretation, Situation } from '../../situation.ts';
import { valueOfBoat } from './value.ts';

const HOW =
  '(?:_sort_|cheap|low|little|inexpensive|affordable|reduced|underpriced|expensive|pricey|pricy|costly|high|dear|steep|much|overpriced)';
const PRICED = new RegExp(
  `\\b(?:why|how come|what makes|explain why|what explains|for what reason)\\b.*\\b(?:so|too|that|this|such|pretty|really|way|relatively|comparatively)(?: \\w+)? ${HOW}(?: |$)|\\b(?:why|how come)\\b.*\\b(?:cost|costs|ask|asks|asking|priced|price|want|wants|listed)\\b.*\\b(?:so|too|that|this|only)\\b.*(?:${HOW}|_money_|_n_)|\\bwhy\\b.*\\b(?:the |its |such an? )(?:\\w+ )?(?:low|high|cheap|steep|_sort_) (?:asking )?price\\b|\\b(?:what is|is there) (?:wrong|the catch|a catch|the problem|something wrong)\\b.*(?:${HOW}|\\bprice\\b)`,
);
/** Trades, fees and one's own boats have reasons of their own. */
const OTHER =
  /_(?:own|service|asset|coins|saved|type|kind|place|person)_|\b(?:fees?|closing|commission|insurance|shipping|transport|survey|boats|yachts|offer|offers|estimate)\b/;
const USES: Interpretation['uses'] = ['ref', 'boat', 'make', 'id', 'sort', 'bound', 'quantity', 'age', 'money', 'n'];

/** 'Why is it so cheap for a 2016?': how the price of a boat stands to comparable ones, as no listing tells a reason. */
export const priceReasonsFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  if (!PRICED.test(line.text) || OTHER.test(line.text)) return undefined;
  const boatId = boatIn(situation);
  if (boatId === undefined) return undefined;
  const plan: Plan = remarked(valueOfBoat(boatId, phrases), phrases.noPriceReason);
  return { intent: 'value', weight: 1.7, uses: USES, words: /.*/, whole: true, plan };
};

function boatIn(situation: Situation): number | undefined {
  const { line, memory } = situation;
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'ids' in meant) return meant.ids.length === 1 ? meant.ids[0] : undefined;
  return line.has(/_(?:boat|make|id)_/) ? undefined : memory.focusId;
}
