import { wholeNumber } from '@tradewind/domain/numbers';
import { matches } from '../../matching.ts';
import { topicTold } from '../frames/talk/help-follow-ups.ts';
import { boatsMeant, idsMeant } from '../meant.ts';
import type { KnownBoat, Memory } from '../memory.ts';
import { readWish } from '../reading/wish.ts';
import type { Situation } from '../situation.ts';
import { isOfDealing, moveOf, type Request } from './request.ts';
import { askedOtherwise, ofEach, ofOwner } from './shared-subjects.ts';
import { asksCost, COST_QUESTION } from './short-questions.ts';

/** The boat or the search that a part is about: 'it' and 'those' in the next part. */
export function rememberingPart(memory: Memory, { situation, best, move }: Request): Memory {
  const meant = boatsMeant(situation);
  // A trade with somebody need not be about the boat that their messages are about.
  const isTrade = isOfDealing({ best }) && !situation.line.has(/_(?:boat|make|id|ref)_/);
  const named = isTrade ? [] : idsMeant(meant);
  const written = writtenAbout(best && moveOf(best));
  const [id, ...others] = written ?? (named.length > 0 ? named : lookedUp(best && moveOf(best)));
  const search = searchIn({ situation, best });
  return {
    ...memory,
    ...(id !== undefined && others.length === 0 && { focus: boatIn(situation, id), focusId: id }),
    ...(id !== undefined &&
      others.length > 0 && { shown: [id, ...others].flatMap((one) => boatIn(situation, one) ?? []) }),
    ...(Object.keys(search).length > 0 && {
      ...{ search, shown: [], focus: undefined, focusId: undefined },
      // Nobody knows yet how many it finds.
      ...{ listedBy: 'search_boats', found: Number.POSITIVE_INFINITY },
    }),
    ...{ helped: best?.intent === 'help' ? move : undefined, helpedBy: situation.reading.words },
    asked: undefined,
  };
}

type Asked = ReturnType<typeof moveOf>;

/** The one boat that a part looks up without naming it: 'the oldest one'. */
function lookedUp(move: Asked | undefined): readonly number[] {
  const ids = move && 'use' in move && 'boatIds' in move.input ? move.input.boatIds : undefined;
  return Array.isArray(ids) && ids.length === 1 ? (ids as number[]) : [];
}

/** The boat of a drafted message or offer, whatever else its owner has. */
function writtenAbout(move: Asked | undefined): readonly number[] | undefined {
  if (!move || !('use' in move) || !/^draft_/.test(move.use) || !('boatId' in move.input)) return undefined;
  const { boatId } = move.input;
  return typeof boatId === 'number' ? [boatId] : undefined;
}

/** A part that narrows the last list searches with the limits of that list. */
function searchIn({ situation, best }: Pick<Request, 'situation' | 'best'>): NonNullable<Memory['search']> {
  if (best?.intent !== 'search' && best?.intent !== 'figures') return {};
  const { wish } = readWish(situation.line);
  const move = moveOf(best);
  if ('use' in move && move.use === 'boat_details') return {};
  const isNarrowed = Object.keys(wish).length > 0 && 'use' in move && move.use === 'search_boats';
  return isNarrowed ? (move.input as NonNullable<Memory['search']>) : wish;
}

function boatIn({ line, memory: { shown, focus } }: Situation, id: number): KnownBoat | undefined {
  const known = [...shown, ...(focus ? [focus] : [])].find((boat) => boat.id === id);
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('person')]
    .flatMap(({ boats }) => boats)
    .find((boat) => boat.id === id);
  if (known || !named) return known;
  const { price = 0, owner = null, ownerId = '', location = '', length = null, ...rest } = named;
  const type = null as KnownBoat['type'];
  return {
    ...rest,
    price: `$${wholeNumber(price)}`,
    owner,
    ownerId,
    location,
    length,
    engineHours: null,
    topSpeed: null,
    type,
    condition: null,
    takesInTrade: [],
  };
}

const LEAST_TOPIC = 1.2;

/** The thing other than a boat that a part is about, in words that a later part can have in place of 'it'. */
export function topicOf({ situation: { line }, best }: Request): string | undefined {
  if (best?.intent === 'agent') return 'my agent';
  const isAsked = best && (best.intent === 'fees' || best.intent === 'help') && best.score >= LEAST_TOPIC;
  if (!isAsked) return undefined;
  const priced = /\b(?:an? )?\$? ?\d[\d.,]*(?: ?(?:k|thousand|million|mil))?(?: dollars?)? (?:boat|yacht)\b/i.exec(
    line.message,
  )?.[0];
  if (priced && !/\bdeposit\b/i.test(line.message)) return priced;
  const service = line.chunks.find(({ meaning }) => meaning?.is === 'service');
  if (service) return `the ${service.written.replace(/^(?:the|a|an|your)\s+/i, '')}`;
  return /\bmy (?:garage|account|profile|password|agent)\b/i.exec(line.message)?.[0];
}

/** 'Tell me which is newer and where it is'. */
const INVERTED =
  /^((?:(?:and|also|then|tell me)\s+)*(?:where|what|who|when|how (?:old|long|fast|big|far|wide))) (it|she|he|they|that) (is|are|was|were)\b/i;

/** 'Tell me whether it's faster than …'. */
const WHETHER =
  /^(?:(?:and|also|then)\s+)*(?:(?:tell|let) me (?:know )?)?(?:whether|if)\s+(?<subject>it|she|he|they)(?:['’]s|\s+(?<verb>is|are|has|was|does|will|can))(?=\s)/i;
/** 'The cheapest yacht, its price per foot and its owner'. */
const ITS = /^(?:(?:and|also|plus)\s+)*(?<its>(?:its|her|their) \p{L})/iu;

const FIELD =
  '(?:(?:engine (?=hours)|asking (?=price)|top (?=speed))?(?:hours|condition|price|year|length|engines?|owner|location|beam|speed|fuel|features|views|age))';
/** 'If so, hours and condition please'. */
const FIELDS = new RegExp(
  `^(?:(?:and|also|then|if so|if yes|if any)[,\\s]+)*(?:the )?(?<fields>${FIELD}(?:(?:\\s*,\\s*|\\s+)(?:(?:and|&)\\s+)?(?:the )?${FIELD})*)(?:\\s+(?:please|pls|too|as well))*[\\s?.!]*$`,
  'i',
);

const CONTRACTED = /(?<=^(?:(?:and|also|then)\s+)*)(where|when|who|how)['’]?s(?= (?:it|she|he|that)\b)/i;

/** A part with the subject that the part before it names. */
export function fullPart(said: string, topic: string | undefined, last: Request | undefined): string {
  const part = (last ? askedOtherwise(ofOwner(ofEach(said, last), last), last) : said)
    .replace(INVERTED, '$1 $3 $2')
    .replace(CONTRACTED, '$1 is')
    .replace(WHETHER, (...found) => `${found.at(-1).verb ?? 'is'} ${found.at(-1).subject}`)
    .replace(ITS, 'what is $<its>')
    .replace(FIELDS, 'what is its $<fields>')
    .replace(/^(?:and\s+)?how many views[\s?.!]*$/i, 'what are its views')
    .replace(
      /^(?:and\s+)?(?:did|has) (?:the|its) price (?:drop|come down|change|go down|dropped|been (?:cut|lowered|reduced))[\s?.!]*$/i,
      'what is its price history',
    )
    .replace(/\bhow long['’]?s (?=(?:it|she|he|that|the) )/i, 'how long has ');
  if (last?.best?.intent === 'help' && !topic && asksCost(part)) return tellsCost(last) ? part : COST_QUESTION;
  if (last && isDepositOfPlan(last) && matches(DUE, part)) return DEPOSIT_QUESTION;
  // Questions that belong to a trade are read once the trade was told.
  if (!last) return part;
  if (isOfDealing(last)) return last.best?.intent === 'trades' ? aboutOffer(sentAgain(part, last)) : part;
  const named = topic && !WRITES.test(part) ? aboutTopic(part, topic) : aboutOwn(thanThat(part, last), last);
  return aboutPerson(ofSameSet(named, last), last);
}

const DUE =
  /^(?:(?:and|also|so)\s+)*(?:by |until )?(?:when|how soon|how fast|how quickly)\b.*\b(?:it|that|this)\b.*\b(?:due|pay|paid|wire|wired|send|sent|transfer|needed|in)\b|^(?:(?:and|also|so)\s+)*(?:by )?when (?:do|would|must|will) i (?:have to |need to )?(?:pay|wire|send)(?: it| that)?[\s?.!]*$/i;
const DEPOSIT_QUESTION = 'explain how many days until a deposit is due';

/** 'What would the deposit be if I offered 90k': no deposit of an agreed trade. */
const isDepositOfPlan = ({ part, best }: Request) =>
  /\bdeposit\b/i.test(part) && !/\bmy deposit\b/i.test(part) && best?.intent !== 'closing';

/** 'What is 12 meters in feet, and which boats are longer than that'. */
function thanThat(part: string, { situation: { line } }: Request): string {
  const said = line.chunks.filter(
    ({ meaning }) => meaning?.is === 'quantity' || meaning?.is === 'money' || meaning?.is === 'bound',
  );
  const [only, ...more] = said;
  return only && more.length === 0 && /\d/.test(only.written)
    ? part.replace(
        /(?<=\b(?:longer|shorter|bigger|smaller|larger|cheaper|more|less) than )(?:that|this|it)\b/i,
        only.written,
      )
    : part;
}

/** 'Was it accepted, and how can I change it': the way to do it is the same for every offer. */
const aboutOffer = (said: string) => {
  const part = said.replace(/\b(best|highest|biggest|lowest) one\b/i, '$1 offer');
  return /^(?:(?:and|also|but|so|then)\s+)*(?:(?:how|where) (?:do|can|could)|(?:can|could|may)(?= (?:i|we) (?:still )?(?:change|edit|raise|lower|increase))) (?:i|we)\b/i.test(
    part,
  )
    ? part.replace(/\b(?:it|that|this)\b/i, 'the offer')
    : part;
};

const SENDS_AGAIN =
  /^(?:(?:and|also|so|then|please)\s+)*(?:re-?send|send|offer|make|propose) (?:it|that|this|the same(?: one| offer| trade| thing)?)(?: again| once more)?(?= )/i;

/** 'Why did nobody answer my trade with Ruth, send it again with 50k': the offer by the one it went to. */
function sentAgain(part: string, { situation: { line } }: Request): string {
  const names = [...new Set(line.all('person').map(({ name }) => name))];
  return names.length === 1 ? part.replace(SENDS_AGAIN, `send my offer to ${names[0]} again`) : part;
}

const NOBODY_OF =
  /^(?:(?:and|also|so)\s+)*(?:is|has|have|did|are|was)\s+(?:any ?one|any ?body|someone|somebody|people|there any)\s+(?:\w+\s+)?(?:biting|interested|ask(?:ed|ing)?|written|wrote|looking|interest|bites|inquiries|questions)[\s?.!]*$/i;

/** 'How many views has my Reef 24, and has anyone asked about it'. */
function aboutOwn(part: string, { situation: { line } }: Request): string {
  const own = line.chunks.filter(({ meaning }) => meaning?.is === 'own');
  const [boat] = own;
  const other = line.chunks.find(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'make');
  // Of two boats, 'it' is not the one that the other is measured against.
  if (boat && other && line.has(/_(?:boat|make)_.*\bthan\b.*_own_/))
    return part.replace(/\bit\b(?=[\s?.!]*$)/i, `the ${other.written.replace(/^the\s+/i, '')} than ${boat.written}`);
  if (!boat || own.length > 1 || /s$/i.test(boat.written)) return part;
  const mine = /^(?:my|our)\b/i.test(boat.written)
    ? boat.written
    : `my ${boat.written.replace(/^(?:the|that|this)\s+/i, '')}`;
  if (/\b(?:lower|raise|drop|reduce|change|increase|cut) (?:the|my) (?:asking )?price\b(?! (?:of|on|for))/i.test(part))
    return part.replace(/\bprice\b/i, `price of ${mine}`);
  if (/\bshould i (?:go|come) (?:lower|higher|down|up)[\s?.!]*$/i.test(part)) return `is ${mine} priced too high?`;
  if (matches(NOBODY_OF, part)) return `${part.replace(/[\s?.!]+$/, '')} about ${mine}?`;
  return part.replace(/\b(?:it|her)\b(?!['’])/i, mine);
}

const tellsCost = ({ situation: { help }, move }: Request) => topicTold(help, move)?.more?.cost !== undefined;

const aboutTopic = (part: string, topic: string) =>
  part
    .replace(
      /\bits(?= (?:settings?|budget|limits?|price|rules|search|area|range|finds?|name)\b)/i,
      /^my /.test(topic) ? `${topic}'s` : 'its',
    )
    .replace(
      /(?<!\p{L})(?:it|that|this|one|he|him|das|es|ça|cela)(?!\p{L}| (?:boat|one|year|month|week|true|right|correct|so|normal|fair)\b)/iu,
      topic,
    );

const OWN_COUNT = /\bhow many (?:boats|listings|ads|yachts) (?:do|have|did) (?:i|we)\b/i;
const OWN_SET =
  /\b(?:which(?: ones?)? of |what (?:are|do|did|is) |how (?:are|many of) )((?:my|our) (?:[\p{L}']+ ){0,2}?(?:boats|ones|listings|offers|trades|yachts))\b/iu;
const OWN_BOATS = /\b(?:my|our) (?:[\p{L}\d']+ ){0,2}?(?:boats|listings|yachts)\b/iu;
/** 'And what is the combined price'. */
const ALL_OF = /\b(?:combined|total|together|altogether|in all)\b/i;
/** 'How many of them take gold'. */
const SOME_OF = /\b(how many|which(?: ones?)?|any|all|none|each|one|both|some) of (?:them|those|these)\b/i;
const OF_SET = /^((?:(?:and|but|also|or)\s+)*)which(?: ones?| of (?:them|those|these))?(?= [\p{L}']+)(?! of\b)/iu;

/** 'Which of my boats sells best and which is newest': both are about one's own boats. */
function ofSameSet(part: string, last: Request): string {
  const set =
    OWN_SET.exec(last.part)?.[1] ??
    (OWN_COUNT.test(last.part) ? 'my boats' : undefined) ??
    (ALL_OF.test(part) || SOME_OF.test(part) ? OWN_BOATS.exec(last.part)?.[0] : undefined);
  if (set && SOME_OF.test(part)) return part.replace(SOME_OF, `$1 of ${set}`);
  if (set && ALL_OF.test(part) && !/\b(?:my|our)\b/i.test(part)) return `${part.replace(/[\s?.!]+$/, '')} of ${set}`;
  return set ? part.replace(OF_SET, `$1which of ${set}`) : part;
}

const WRITES = /^(?:(?:and|but|also|then|please)\s+)*(?:tell|ask|message|write|text|let|say|offer|send|remind)\b/i;

const MANY = '^(?:(?:and|also)\\s+)*(?:how many|what|any|which)(?: of)?';
const DONE = '(?: (?:done|closed|made|completed|so far|in total|total|altogether|here|yet))*[\\s?.!]*$';
/** Questions about somebody that need not say about whom. */
const UNSAID: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    new RegExp(`${MANY} (?:\\w+ )?(?:deals?|trades?|sales?|transactions?|swaps?)${DONE}`, 'i'),
    (name) => `how many trades has ${name} done?`,
  ],
  [
    new RegExp(`${MANY} (?:\\w+ )?(?:stars?|reviews?|ratings?)${DONE}`, 'i'),
    (name) => `what reviews does ${name} have?`,
  ],
  [
    new RegExp(`${MANY} (?:\\w+ )?(?:boats?|listings?)(?: (?:listed|for sale))?${DONE}`, 'i'),
    (name) => `how many boats does ${name} have?`,
  ],
];

/** 'Would she even take a boat': no boat takes one. */
const TAKES =
  /\b(?:would|does|will|might|could) (?:he|she) (?:even |ever |also |really |maybe )?(?:take|accept|want|consider)\b/i;

/** 'Offer Sam 230 for his 30' names whose boat it is. */
const OF_ANOTHER =
  /^(?:(?:and|also|then|please)\s+)*(?:offer|bid|counter|tell|ask|message|write)\s+(?!(?:him|her|them|me|us|it|the|my|a|an|for|about|that|if|whether)\b)\p{L}{2,}/iu;

/** 'Is Ruth verified, and how many boats does she have': a boat is 'she' as well. */
function aboutPerson(part: string, { situation: { line } }: Request): string {
  const people = line.chunks.filter(({ meaning }) => meaning?.is === 'person');
  const [person] = people;
  const isOne = new Set(line.all('person').map(({ name }) => name)).size === 1;
  if (!person || !isOne || WRITES.test(part) || OF_ANOTHER.test(part)) return part;
  const name = person.written.replace(/['’]s$/i, '');
  // In 'draft him a note asking if he takes gold', only the reader is named.
  if (/^(?:(?:and|also|then)\s+)*draft (?:him|her|them)\b/i.test(part))
    return part.replace(/\b(?:him|her|them)\b/i, name);
  const asked = UNSAID.find(([pattern]) => matches(pattern, part.trim()));
  if (asked) return asked[1](name);
  const isOfBoat = line.has(/_(?:boat|make|id|ref)_/);
  if (isOfBoat && TAKES.test(part)) return part.replace(/\b(?:he|she)\b/i, 'the owner');
  const he = isOfBoat ? 'he' : 'he|she';
  return part
    .replace(new RegExp(`\\b(?:${he})\\b(?!['’])`, 'i'), name)
    .replace(/\bhim\b/i, name)
    .replace(/\bhis\b/i, `${name}'s`);
}
