import { boatsOf, type KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

interface KnownNegotiation {
  about: string;
  with: string;
  proposed?: string;
  standing: string;
}

/** The negotiation that the words name, or the latest find with what waits for the user. */
export function findingsText(output: Record<string, unknown>, situation: Situation): string {
  const { agent } = situation.phrases;
  const [best] = boatsOf(output) as (KnownBoat & { why: string })[];
  const negotiations = output.negotiations as KnownNegotiation[];
  const person = situation.line.first('person')?.name;
  if (person !== undefined) return withText(person, negotiations, situation);
  if (!best && negotiations.length === 0) return agent.nothingYet;
  const found = best ? agent.latest(best.title, best.price, best.why) : '';
  const waiting = negotiations.find(({ standing }) => standing === WAITS_FOR_YOU);
  const urgent = waiting
    ? agent.proposal(waiting.proposed ?? '', waiting.about, waiting.with)
    : negotiations.length > 0
      ? agent.table
      : agent.noNegotiation;
  return `${found} ${urgent}`.trim();
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
