import { boatsMeant, idsMeant } from '../../meant.ts';
import { labelIn } from '../../phrases/labels.ts';
import { question } from '../../phrases/questions.ts';
import { ask, just, type Plan } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { severalPlan } from './boat-text.ts';

const COST: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:cost|costs|price) of (?:the )?(?:change|changing|switching|swapping|trading|trade|swap|switch|upgrading|moving up)\b|\b(?:all ?-? ?in|total|overall|full) (?:cost|costs|price) (?:of|for|to) (?:trad|swap|switch|chang|upgrad|mov)\w*/,
    1.3,
  ],
  [
    /\b(?:what|how much) (?:would|will|does|do|could|might) (?:it|that|the (?:switch|swap|trade|change)|trading|swapping|switching|changing)\b.*\b(?:cost|costs|come to|set me back|run me|pay)\b.*(?:_own_|\b(?:switch|swap|trade|change|upgrade)\b)|\b(?:switch|swap|trade|change|upgrade)\w*\b.*\b(?:what|how much) (?:would|will|does) (?:it|that) (?:cost|come to)\b/,
    1.25,
  ],
  [/\bhow much (?:would|will|do) i (?:have to |need to )?pay\b.*\b(?:trade|swap|switch|change)\b/, 1.2],
];

/** The whole price of buying a boat, without a boat of one's own. */
const BUYS =
  /\b(?:all ?-? ?in|in total|altogether|everything included|total|overall|whole|full|real|out the door|bottom line)\b/;
const COSTS = /\b(?:costs?|pay|price|expenses?|spend|set me back|come to)\b/;

/** Parts of the whole cost; two of them ask for the sum. */
const PARTS: readonly RegExp[] = [
  /\b(?:fees?|closing(?: costs?)?|commission)\b/,
  /\b(?:tax|taxes)\b/,
  /\b(?:survey|inspection)\b|_service_/,
  /\b(?:transport|ship|shipping|delivery|haul\w*|hauling)\b/,
  /\bprice\b/,
];
const BUYING = /\b(?:buy|bought|buying|purchase|get|got|take|took|pay|paid|cost|costs|spend)\b/;
const TRADES =
  /_(?:own|money|asset|coins)_|\b(?:trade|trading|swap|switch)\b|\b(?:offer|offered|offering|bid|paid|pay) (?:\w+ )?_n_/;

/** Whether the message asks for the whole price of buying a boat. */
function asksWhole({ line }: Situation): boolean {
  if (!line.has(/_(?:boat|make|ref|id)_|\b(?:it|her)\b/) || line.has(TRADES)) return false;
  const parts = PARTS.filter((part) => line.has(part)).length;
  if (line.has(BUYING) && (parts > 2 || (parts > 0 && line.has(BUYS) && line.has(COSTS))))
    return !line.has(/_bound_|\b(?:my|our) (?:closing|trade|deal)\b/);
  return line.has(BUYS) && line.has(COSTS) && parts === 0 && !line.has(/_(?:bound|service)_|\b(?:price of)\b/);
}

/** The costs of trading one's boat for another: the difference, closing, transport, survey and tax. */
export const costFrame: Frame = (situation) => {
  const { line } = situation;
  const buys = asksWhole(situation);
  const weight = buys ? 1.5 : strongest(line, COST);
  if (weight === 0) return undefined;
  return {
    intent: 'cost',
    weight,
    uses: ['own', 'boat', 'make', 'ref', 'id', 'person', 'place', 'service', 'miles'],
    words:
      /\b(?:what|how|much|would|will|it|cost|costs|of|to|me|trade|trading|swap|swapping|switch|switching|change|changing|my|for|the|boat|total|all|in|i|have|pay|upgrade)\b/,
    ...(buys && { words: /.*/, whole: true }),
    plan: costPlan(situation, buys),
  };
};

function costPlan(situation: Situation, buys: boolean): Plan {
  const { line, memory, phrases, language } = situation;
  const meant = boatsMeant(situation);
  const ids = idsMeant(meant);
  const own = line.first('own');
  const mine = own?.named && own.boats.length === 1 ? own.boats[0]?.id : undefined;
  const boatId = ids.find((id) => id !== mine && !situation.own.some((boat) => boat.id === id)) ?? memory.focus?.id;
  if (boatId === undefined && typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
      costOf(id, mine, situation, buys),
    );
  return boatId === undefined ? just(question('whichBoat', language)) : costOf(boatId, mine, situation, buys);
}

function costOf(
  boatId: number,
  mine: number | undefined,
  { line, phrases, language }: Situation,
  forCash: boolean,
): Plan {
  const state = line.first('place')?.states;
  const miles = line.first('miles')?.value;
  const input = {
    boatId,
    ...(mine !== undefined && { myBoatId: mine }),
    ...(state?.length === 1 && { state: state[0] }),
    ...(forCash && { forCash }),
    ...(miles !== undefined && { miles: Math.round(miles) }),
  };
  return ask('cost_of_change', input, (output) => {
    const lines = (output.lines ?? []) as { label: string; amount?: string }[];
    const total = output.total as { label: string; amount: string };
    const inWords = language === 'en' ? (label: string) => label : labelIn(language);
    const colon = language === 'fr' ? ' :' : ':';
    const lineText = (label: string, amount: string) => `${inWords(label)}${colon} ${amount}`;
    const said = lines.flatMap(({ label, amount }) => (amount === undefined ? [] : [lineText(label, amount)]));
    const missing = lines.flatMap(({ label, amount }) => (amount === undefined ? [inWords(label)] : []));
    const sum = lineText(total.label, total.amount);
    const note = [
      output.incomplete && missing.length > 0 ? phrases.notInTotal(missing) : output.incomplete,
      output.note,
    ]
      .flatMap((one) => (one ? [inWords(String(one))] : []))
      .join(' ');
    return output.give === undefined
      ? phrases.costToBuy(String(output.get), said, sum, note)
      : phrases.cost(String(output.give), String(output.get), said, sum, note);
  });
}
