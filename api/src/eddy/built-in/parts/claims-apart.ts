import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { inTurn, just, type Plan } from '../plan.ts';
import type { Intent } from '../situation.ts';
import { type Reader, type Request, readPart } from './request.ts';
import { isView } from './short-questions.ts';
import { isToldAlready } from './told-already.ts';

const CHECK =
  /(?:^|[\s,.;:–—!?-]+)(?:right|correct|true|huh|true or false|is (?:all )?(?:that|this|it) (?:all )?(?:true|right|correct|so)|am i right|is(?:n['’]?t| not) (?:it|that)(?: so)?|yes or no)[\s?.!]*$/i;
const ASKED =
  /^(?:(?:so|and|ok(?:ay)?|hey|hi|but|eddy),? )*is it (?:really |still )?(?:true|right|correct|so)(?: that)? /i;
const HEARD =
  /^(?:(?:so|and|ok(?:ay)?|hey|hi|but|eddy),? )*(?:my [\p{L}]+(?: [\p{L}]+)?|an? \p{L}+|some(?:one|body)|people|they|i|we)(?: have| just|['’]ve)? (?:says?|said|heard|told me|tells? me|read|thinks?|thought|believes?|claims?|assumes?)(?: that)?[\s:,]+/iu;
const JOINS =
  /[\s,]+(?:and|plus|also|nor)\s+(?:also\s+)?(?:that\s+)?|[.?!;]\s+(?:and\s+)?|,\s+(?=(?:that|you|there|i|it)\s)/i;
const SUBJECT =
  /^(?:you|i|we|they|he|she|it|there|the|this|that|my|your|all|every|each|no|nobody|everybody|everyone|anyone|trades?|boats?|offers?|deposits?|owners?|sellers?|buyers?|money|listing)\b/i;
/** 'Trades are' in 'trades are guaranteed and free of tax'. */
const SUBJECT_AND_VERB =
  /^((?:[\p{L}'’]+ ){0,4}?(?:is|are|was|were|gets?|has|have|will be|must|can|will|do not|don['’]?t|does not|doesn['’]?t))\b/iu;
const FIRST_WORD = /^([\p{L}'’]+)/u;

const MOST = 3;
const SURE = 1.35;
const LEAST = 1.2;
const OF_CLAIMS: ReadonlySet<Intent> = new Set(['help', 'fees', 'closing', 'trades', 'rule', 'agent', 'cost', 'talk']);
/** Answers that check claims themselves. */
const CHECKED: ReadonlySet<Intent> = new Set<Intent>(['details', 'compare', 'owner', 'card', 'message', 'offer']);

/** The claims of 'you guarantee this and that, right?'. */
function claimsIn(message: string): string[] {
  const isChecked = CHECK.test(message) || ASKED.test(message) || /\b(?:right|correct|true)\?\s/i.test(message);
  if (!isChecked) return [];
  const body = message.trim().replace(CHECK, '').replace(ASKED, '').replace(HEARD, '');
  return body
    .split(JOINS)
    .map((claim) =>
      claim
        .replace(CHECK, '')
        .replace(/[\s,.;?!]+$/, '')
        .replace(/\s+(?:too|as well|also)$/i, ''),
    )
    .filter((claim) => /\p{L}{2}/u.test(claim) && !isView(claim));
}

/** A claim with the subject of the one before it: 'and free of tax'. */
function spelledOut(claim: string, before: string | undefined): string[] {
  if (before === undefined || SUBJECT.test(claim)) return [claim];
  const openings = [SUBJECT_AND_VERB.exec(before)?.[1], FIRST_WORD.exec(before)?.[1]];
  return [...openings.flatMap((opening) => (opening ? [`${opening} ${claim}`] : [])), claim];
}

/** A claim in the form of a question. */
function askedOf(claim: string): string[] {
  const asked = ASKED_AS.find(([pattern]) => pattern.test(claim));
  return asked ? [`${claim.replace(asked[0], asked[1])}?`] : [];
}

const ASKED_AS: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,40}?) costs? (?:nothing|no money|\$? ?\d\S*)$/i, 'what does $1 cost'],
  [/^(you|i|we|they) (can not|can|could|will|must|are|am|have to|would)\b(.*)$/i, '$2 $1$3'],
  [/^(?:there['’]s|there is|there are) (?:an?|no|any)? ?(.*)$/i, 'is there $1'],
  [/^(you|i|we|they) (?!(?:do|don|did|never|already)\b)(?=\p{L})/iu, 'do $1 '],
  [/^(\p{L}+(?: \p{L}+){0,3}?) (is|are) (.*)$/iu, '$2 $1 $3'],
];

/** How things are for everybody, unlike the state of one's own trades. */
const isGeneral = ({ best }: Request) => best?.intent === 'help' || best?.intent === 'fees' || best?.intent === 'rule';

/** Reads a claim as the question whether it is so. */
async function readClaim(claim: string, before: string | undefined, memory: Memory, reader: Reader) {
  const questions = spelledOut(claim, before).flatMap((full) => [
    // In this form a rule is told with yes or no.
    `${full}, right?`,
    ...askedOf(full),
    ...[full, `is it true that ${full}?`],
  ]);
  const read = await Promise.all(questions.map((question) => readPart(question, memory, reader)));
  const found = read.filter(({ best }) => best && OF_CLAIMS.has(best.intent) && best.score >= LEAST);
  const isSure = ({ best }: Request) => best !== undefined && best.score >= SURE;
  const sure = found.find((one) => isSure(one) && isGeneral(one)) ?? found.find(isSure) ?? found[0];
  return sure && { ...sure, said: claim };
}

/** Checks each of several claims about how things work here. Undefined unless at least one of them is known. */
export async function claimsApart(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  if (whole && CHECKED.has(whole.intent)) return undefined;
  const claims = claimsIn(message);
  if (claims.length < 2 || claims.length > MOST) return undefined;
  const known: Request[] = [];
  const unknown: string[] = [];
  for (const [index, claim] of claims.entries()) {
    const request = await readClaim(claim, claims[index - 1], memory, reader);
    if (!request) unknown.push(claim);
    else if (!known.some(({ move }) => move === request.move)) known.push(request);
  }
  const [first] = known;
  if (!first || known.length + unknown.length < 2) return undefined;
  const { phrases } = first.situation;
  const naming = (open: readonly string[]) => just(open.length > 0 ? phrases.unanswered(open) : '');
  return inTurn([
    ...known.map(({ situation, best }) => reader.planOf(situation, best)),
    { after: (told) => naming(unknown.filter((one) => !told.some(({ text }) => isToldAlready(one, text)))) },
  ]);
}
