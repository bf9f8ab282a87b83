import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan, say } from '../plan.ts';
import type { Situation } from '../situation.ts';
import { rememberingPart } from './carried-over.ts';
import { isClear, isOpen, type Reader, type Request, readPart } from './request.ts';

const PREMISE =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|eddy|well)[,!]?\s+)*(?:since|because|as|given(?: that)?|seeing (?:that|as|how)|considering(?: that)?|now that)\s+((?:the|that|this|her|his|\p{Lu})[^,?]{2,90}?\b(?:is|has|have|comes|sleeps|carries|does|goes|costs|asks|was|runs)\b(?:[^,?]|,(?=\d)){2,80}),(?!\d)\s*(\S.+)$/iu;
const AGREES = /\b(?:accepted|agreed|said yes|confirmed|approved)\b/i;
const LEAST = 1.2;

/**
 * 'Since the Gale 34 has three engines, …': what the listing says of it, if that is otherwise, before the answer to the question.
 * 'Now that Ruth has accepted, …': the trade, which says whether she has.
 * Undefined if nothing checks the premise.
 */
export async function premisePlan(
  message: string,
  memory: Memory,
  reader: Reader,
  planOf: (request: Request) => Promise<Plan>,
): Promise<Plan | undefined> {
  const [, claim, asked] = matchOf(PREMISE, message.trim()) ?? [];
  if (!claim || !asked) return undefined;
  const read = await readPart(`${claim}, right?`, memory, reader);
  if (!isClear(read) || !read.best?.whole) return undefined;
  const { best } = read;
  // Nothing follows from a yes that nobody gave.
  if (best.intent === 'trades' && AGREES.test(claim)) return isAgreed(read.situation) ? undefined : best.plan;
  if (read.best.intent !== 'details') return undefined;
  const [boat] = read.situation.line.chunks.filter(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'make');
  const question = boat ? asked.replace(/\b(?:it|she)\b/i, `the ${boat.written.replace(/^the\s+/i, '')}`) : asked;
  const known = rememberingPart(memory, read);
  const answers = await Promise.all([question, asked].map((one) => readPart(one, known, reader)));
  const answer = answers.find(({ best }) => best !== undefined && best.score >= LEAST);
  const { yes } = read.situation.phrases.claims;
  const checked: Plan = (done) => {
    const move = read.best?.plan(done) ?? say('');
    return 'say' in move && move.say.startsWith(yes) ? say('') : move;
  };
  return answer && inTurn([checked, await planOf(answer)], isOpen);
}

/** Whether a trade with a person of the claim is agreed. */
const isAgreed = ({ line, deals }: Situation): boolean =>
  deals.some(
    ({ list, people }) =>
      ['agreed', 'closing', 'closed'].includes(list) &&
      people.some(({ name }) => line.all('person').some((person) => person.name === name)),
  );
