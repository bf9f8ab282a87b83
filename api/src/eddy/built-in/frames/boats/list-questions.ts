import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { boatsOf, type Detailed, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { isLike } from '../search/of-these.ts';
import { askedOf, mentions } from './boat-questions.ts';
import { detailsPlan } from './boat-text.ts';

const LEADS = '^(?:(?:and|so|but|okay|hm+|cool|nice|also|wait|hey|,) )*';
const THEM =
  '(?:they|them|these|those|all|any|both|each|every one|everyone|either|_ref_)(?: (?:of )?(?:them|these|those|ones|boats|all|both|the|two|three|_n_))*';
const ALL = '(?:they|them|these|those|all|both|each|everyone)(?: (?:of )?(?:them|these|those|ones|boats|all|both))*';
const ASKED = new RegExp(
  `${LEADS}(?:(?:are|were|do|does|have|has|can|will) ${THEM}|(?:which|what)(?: (?:ones?|boats?|of (?:them|these|those)))? (?:has|have|comes? with|got|includes?)|_ref_ (?:has|have|come with|comes with)|how (?:about|many)(?: of)? ${THEM}|(?:what|how) about)\\b`,
);
const OWNERS = new RegExp(
  `${LEADS}(?:who (?:owns?|has|is selling|sells?|are the owners? of|lists?|listed) ${ALL}|who are (?:the|their) (?:owners?|sellers?)|who is (?:the )?(?:owner|seller) of (?:each|all|every)|whose (?:boats )?are ${ALL}|are (?:(?:all )?(?:the|their|these|those) )?(?:owners?|sellers?)(?: (?:of ${ALL}|all|even))* (?:_lister_|verified|checked)|are (?:they|all|both)(?: all| of them)* (?:_lister_|verified))`,
);
const NO_QUESTION =
  /_(?:own|saved|sort|boat|make|person|id|money|service)_|\b(?:offer|trade|swap|worth|message|cheaper|bigger|smaller|newer|older|faster|similar|draft|send|how much)\b/;
const TOLD = new Set(['fuel', 'engine', 'power', 'type', 'place', 'bound', 'condition', 'asset', 'coins']);
/** The longest list that is told, page after page. */
const MOST = 8;

/** Questions about all boats on screen: 'do they have trailers?', 'are they all diesel?', 'who owns them?'. */
export const listQuestionsFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const { shown, focusId } = memory;
  if (focusId !== undefined && line.has(IS_VERIFIED))
    return { intent: 'details', weight: 1.7, ...EVERYTHING, plan: verifiedPlan(focusId, situation) };
  const [only] = shown.length === 1 && focusId === shown[0]?.id ? shown : [];
  const asked = only && isOfShown(line) ? askedOf(line) : undefined;
  if (only && asked)
    return {
      ...{ intent: 'details', weight: 1.56, ...EVERYTHING },
      plan: detailsPlan([only.id], situation.reading.words, situation.phrases, asked),
    };
  if (shown.length < 2 || shown.length > MOST || focusId !== undefined || memory.asked) return undefined;
  const plan = line.has(OWNERS)
    ? eachPlan(situation, (boats) => ownersText(boats, situation.phrases))
    : questionPlan(situation);
  return plan && { intent: 'details', weight: 1.56, ...EVERYTHING, plan };
};

/** 'Which of these have radar?' though only one boat is left. */
const isOfShown = (line: Situation['line']): boolean =>
  line.has(ASKED) &&
  line.has(/_ref_|\b(?:them|these|those|they)\b/) &&
  !line.has(NO_QUESTION) &&
  line.first('feature') !== undefined &&
  !line.chunks.some(({ meaning }) => meaning && TOLD.has(meaning.is));

const IS_VERIFIED =
  /^(?:(?:and|so|but|,) )*(?:is|are) (?:it|he|she|they|(?:the|its|that) (?:owner|seller)) (?:id |even |actually )?(?:verified|_lister_)/;
const verifiedPlan = (id: number, { reading, phrases }: Situation): Plan =>
  detailsPlan([id], reading.words, phrases, { about: 'check', name: 'verified' });

function questionPlan(situation: Situation): Plan | undefined {
  const { line, phrases } = situation;
  if (!line.has(ASKED) || line.has(NO_QUESTION)) return undefined;
  const features = line.chunks.filter(({ meaning }) => meaning?.is === 'feature');
  const told = line.chunks.filter(({ meaning }) => meaning && TOLD.has(meaning.is));
  if (features.length > 0 && told.length === 0)
    return eachPlan(situation, (boats) => features.map((one) => featureText(boats, one, phrases)).join(' '));
  const isYesOrNo =
    line.has(new RegExp(`${LEADS}(?:are|were|do|does|have|has|can|will) `)) &&
    !/\b(?:any|either|one of)\b/i.test(line.message);
  if (told.length === 0 || features.length > 0 || !isYesOrNo || told.some(({ negated }) => negated)) return undefined;
  return eachPlan(situation, (boats) =>
    phrases.trueOf(
      titlesOf(boats.filter((boat) => told.every(({ meaning }) => isLike(boat, meaning)))),
      boats.length,
      told.map(({ written }) => written).join(' '),
    ),
  );
}

const titlesOf = (boats: readonly KnownBoat[]) => boats.map(({ title }) => title);

function featureText(boats: readonly Detailed[], { meaning }: Chunk, phrases: Phrases): string {
  if (meaning?.is !== 'feature') return '';
  const having = boats.filter((boat) => mentions(boat, meaning.name));
  return phrases.mentionedBy(titlesOf(having), boats.length, phrases.equipmentSaid(meaning.name));
}

const ownersText = (boats: readonly Detailed[], phrases: Phrases) =>
  phrases.owners(
    boats.map(({ title, owner, ownerVerified }) => ({
      title,
      owner: owner ?? '–',
      verified: Boolean(ownerVerified),
    })),
  );

/** Looks all boats on screen up, page by page. */
const eachPlan =
  ({ memory: { shown, found, listedBy }, phrases }: Situation, text: (boats: readonly Detailed[]) => string): Plan =>
  (done) => {
    const ids = shown.map(({ id }) => id);
    const pages = [ids.slice(0, MOST_BOATS_AT_ONCE), ids.slice(MOST_BOATS_AT_ONCE)];
    const page = pages.filter((one) => one.length > 0)[done.length];
    if (page) return use('boat_details', { boatIds: page, withoutTable: true });
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    const told = text(done.flatMap(({ output }) => boatsOf(output) as Detailed[]));
    const isPart = listedBy === 'search_boats' && found > shown.length;
    return say(error ?? (isPart ? `${told} ${phrases.ofShown(shown.length)}` : told));
  };
