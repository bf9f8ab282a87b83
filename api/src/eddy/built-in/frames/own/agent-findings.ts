import { boatsOf, type KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

interface KnownNegotiation {
  about: string;
  with: string;
  proposed?: string;
  standing: string;
}

const BUSINESS = '(?:agents?|negotiat\\w+|haggling|bargaining)';
const OUTCOME =
  '(?:(?:go|going|went|gone|get|got|gotten|getting|lead|leading|led|amount(?:ed)?) (?:to )?(?:anywhere|somewhere|any ?thing|nowhere|far)|pan(?:ned)? out|work(?:ed|ing)? out|pay off|paid off|come (?:of|out of|from)|came (?:of|out of|from)|comes? up with|make any progress|made any progress|any good|results?|outcome|succe\\w+|worth anything|finish\\w*|turn(?:ed)? out|end(?:ed)? up|fizzle\\w*|produce\\w*|accomplish\\w*|achieve\\w*|pull(?:ed)? (?:it )?off|score[ds]?|(?:close[ds]?|land(?:ed)?|seal(?:ed)?|strike|struck|reach(?:ed)?|make|made|get|got) (?:me )?(?:any ?thing|something|any(?: \\w+)?|an? deal|deals))';
/** 'Did that haggling by my agent go anywhere': what came of its negotiations. */
export const RESULTS = new RegExp(
  `^(?!.*\\b(?:how (?:do|can)|stop|set|tell my)\\b)(?:.*\\bagents? (?:deals?|proposals?|trades?|talks)\\b.*\\b(?:open|pending|have|there|waiting|running|which|what)\\b|(?:what|which|show|any)\\b.*\\bagents? (?:deals?|proposals?|trades?|talks)\\b|.*\\b${BUSINESS}\\b.*\\b${OUTCOME}(?!\\w)|.*\\b${OUTCOME}\\b.*\\b${BUSINESS}(?!\\w))`,
);

/** The negotiation that the words name, or the latest find with what waits for the user. */
export function findingsText(output: Record<string, unknown>, situation: Situation): string {
  const { agent } = situation.phrases;
  const [best] = boatsOf(output) as (KnownBoat & { why: string })[];
  const negotiations = output.negotiations as KnownNegotiation[];
  const person = situation.line.first('person')?.name;
  if (person !== undefined) return withText(person, negotiations, situation);
  if (!best && negotiations.length === 0) return agent.nothingYet;
  if (RESULTS.test(situation.line.text) && negotiations.length > 0) return resultsText(negotiations, situation);
  const found = best ? agent.latest(best.title, best.price, best.why) : '';
  const waiting = negotiations.find(({ standing }) => standing === WAITS_FOR_YOU);
  const urgent = waiting
    ? agent.proposal(waiting.proposed ?? '', waiting.about, waiting.with)
    : negotiations.length > 0
      ? agent.table
      : agent.noNegotiation;
  return `${found} ${urgent}`.trim();
}

/** Each negotiation with how it stands, those that wait for the user first. */
function resultsText(negotiations: readonly KnownNegotiation[], { phrases: { agent } }: Situation): string {
  const texts = negotiations
    .toSorted((a, b) => Number(b.standing === WAITS_FOR_YOU) - Number(a.standing === WAITS_FOR_YOU))
    .map(({ about, with: other, proposed = '', standing }) => {
      if (standing === WAITS_FOR_YOU) return agent.proposal(proposed, about, other);
      return standing === WAITS_FOR_THEM && proposed ? agent.theirTurn(proposed, about, other) : '';
    });
  return texts.every(Boolean) ? texts.join(' ') : [...texts, agent.table].filter(Boolean).join(' ');
}

const WAITS_FOR_YOU = 'waiting for you';
const WAITS_FOR_THEM = 'waiting for them';

function withText(person: string, negotiations: readonly KnownNegotiation[], { phrases }: Situation): string {
  const { agent } = phrases;
  const known = negotiations.filter((one) => one.with.toLowerCase() === person.toLowerCase());
  if (known.length === 0) return agent.notWith(person);
  const texts = known.map(({ about, proposed = '', standing }) => {
    if (standing === WAITS_FOR_YOU) return agent.proposal(proposed, about, person);
    return standing === WAITS_FOR_THEM && proposed ? agent.theirTurn(proposed, about, person) : '';
  });
  return texts.every(Boolean) ? texts.join(' ') : agent.table;
}
