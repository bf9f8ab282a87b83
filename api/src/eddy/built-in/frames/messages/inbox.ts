import { ask, countOf, remarked } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { OWN_TALKS } from '../own/own-things.ts';
import { asksOthersTalk } from '../people/others-talks.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import {
  ASKS_OF_WORDS,
  HAS_READ,
  isRepeatable,
  type KnownTalk,
  NOT_ANSWERED,
  pointText,
  WAITS_FOR_ANSWER,
  WHOLE_TALK,
} from './inbox-points.ts';

const INBOX: readonly (readonly [RegExp, number])[] = [
  [OWN_TALKS, 1.35],
  [
    /^(?:(?:so|and|hey|okay) )*(?:did|has) _person_ (?:ever |already )?(?:say|said|tell me|told me|mention|mentioned|write|written) (?:what|how|when|if|whether|why|where|which|anything)\b/,
    1.7,
  ],
  [
    /\b(?:my|any|new|unread|show|check|read|what|who|have i|did (?:i|anyone|anybody|someone)|has (?:anyone|anybody|someone)|summar\w+|got|open)\b.*\b(?:messages?|conversations?|inbox|chats?|replied|reply|replies|written (?:to )?me|wrote (?:to )?me|answered(?: me)?|contacted me|messaged me|mail)\b|^(?:inbox|messages|conversations)[?.! ]*$/,
    1,
  ],
  [
    /\bwho (?:am i|have i been) (?:talking|chatting|writing|in contact|in touch|speaking|talk|speak|chat)\b|\bhow many (?:unread|new messages|messages|conversations|chats)\b|\b(?:anything|something|what is) (?:new|unread|waiting) in (?:my|the) (?:inbox|messages|mail)\b|\b(?:summarize|summary|sum up|recap|catch me up)\b.*(?:_person_|\b(?:messages?|conversations?|chats?|inbox)\b)|\b(?:what|everything|all) (?:that )?_person_ (?:\w+ )?(?:told|said|wrote|written|sent|asked|wants|wanted)\b|(?:_sort_|\b(?:latest|last|newest|recent|message|messages|word|reply)) (?:\w+ )?(?:from|by|of) _person_|_person_ (?:'s )?(?:\w+ )?(?:message|messages|reply|answer|text|note)\b|\b(?:last|latest) thing _person_ (?:said|wrote|sent)\b|\b(?:anything|any|something) unread\b|^inbox[?.! ]*$/,
    1.35,
  ],
  [
    /\b(?:what|when|did|has|have|hear(?:d)?) (?:did |has |from |back from )?(?:_person_|\w+) (?:write|wrote|say|said|answer|answered|reply|replied|respond|responded|send|sent|want|written|gotten back|get back)\b|\b(?:hear(?:d)?|heard back|word|news|anything|reply|message|answer) (?:back )?from (?:_(?:person|ref)_|(?!my|the|a|an|any)\w+)(?: \?|$)|\blast message (?:from|with|to)\b/,
    1.1,
  ],
];
const WROTE =
  '(?:wrote|write|written|text(?:ed)?|message[ds]?|messaging|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|contact(?:ed)?|reach(?:ed)? out|hit me up|ping(?:ed)?|(?:get|got|gotten) back)';
/** 'Ruth wanted a car for it, right?' */
const CONFIRMS_WORDS =
  /^(?:(?:so|and|hey|okay|but|wait|,) )*(?:did not )?_person_ (?:\w+ )?(?:wants?|wanted|asks?|asked|said|says|wrote|mentioned|has|had|needs?|needed)\b.*(?:\b(?:right|correct|yes|no|did not (?:he|she|they)|does not (?:he|she|they)|true|is that (?:right|true|so))) ?[?.! ]*$/;
const PAST: readonly (readonly [RegExp, number])[] = [
  [HAS_READ, 1.72],
  [WHOLE_TALK, 1.72],
  [
    /(?:\b(?:first|very first|opening)|_sort_|_ref_) (?:thing|message|question|words?|text)(?: (?:that|which))? _person_|_person_ (?:'s )?(?:\w+ )?first (?:message|question|words?|text)\b|\b(?:first|opening) (?:message|question|words?|text) (?:from|by|of) _person_|\bwhat (?:did|was) _person_ (?:first |originally |initially )(?:ask|want|write|say|wrote|asking)\w*\b/,
    1.75,
  ],
  [WAITS_FOR_ANSWER, 1.75],
  [ASKS_OF_WORDS, 1.6],
  [CONFIRMS_WORDS, 1.76],
  [NOT_ANSWERED, 1.6],
  [
    /_person_ (?:had )?(?:wanted|needed|asked|wrote|said|sent|told|mentioned|requested)\b.*\b(?:what|again|remind|which)\b|\b(?:what|remind)\b.*_person_ (?:had )?(?:wanted|needed|asked for|mentioned|requested)\b/,
    1.7,
  ],
  [
    /\bwhat (?:does|is|would) _person_ (?:\w+ )?(?:want|wanting|need|after|up to|asking(?: for)?|saying)\b(?! (?:for )?(?:the |his |her |their |that )?(?:\w+ )?_(?:boat|make|id)_)|\b(?:does|is) _person_ (?:still |even |really )*(?:want|interested|keen|in)\b/,
    1.58,
  ],
  [
    /\b(?:did|has|have) _person_ (?:ever |even |already |finally )?(?:answer\w*|repl\w+|respond\w*|writ\w+|wrote|(?:get|got|gotten|come|came) back)\b|\b(?:heard?|hear back|any(?:thing)? (?:new )?) (?:back )?from _person_/,
    1.45,
  ],
  [
    new RegExp(
      `\\bwho\\b.*\\b${WROTE}\\b.*(?:\\b(?:last|latest|lately|most recently|recently|today|this week|these days|first)\\b|_sort_)|\\bwho (?:was|is) the (?:last|latest)\\b.*\\b${WROTE}\\b|\\b(?:last|latest|newest|most recent) (?:message|text|reply|person who wrote)\\b`,
    ),
    1.55,
  ],
  [
    new RegExp(
      `\\b(?:did|have|has) (?:i|we) (?:\\w+ )?${WROTE}\\b(?: \\w+)? (?:_person_|_ref_|him|her|them|that|it|yet)|\\b(?:did|have) (?:i|we) (?:ever |already |even )?${WROTE}(?: back)?(?: yet)?[?.! ]*$`,
    ),
    1.5,
  ],
  [/\b(?:anything|any ?word|any news|word|news|something)(?: new| back| yet| else)* from _person_/, 1.62],
  [/(?:_sort_|\b(?:last|latest|newest))(?: \w+)? (?:that )?(?:i|we) (?:told|said|wrote|sent|asked|texted)\b/, 1.6],
  [
    /\b(?:what) (?:did|have|had|was it) (?:i|we) (?:\w+ )?(?:tell|told|say|said|write|wrote|written|answer|answered|reply|replied|ask|asked|send|sent|text|texted)\b/,
    1.5,
  ],
  [
    /\b(?:what|when) (?:did|was it) _person_ (?:\w+ )?(?:want|wanted|need|needed|ask|asked|ask for|have to say|say|said|tell|told|write|wrote|mention)\b/,
    1.7,
  ],
  [
    /\b(?:has|have|did) (?:anyone|anybody|someone|somebody|any of them|they|any (?:owner|seller)s?) (?:\w+ )?(?:answer\w*|repl\w+|respond\w*|(?:get|got|gotten|write|written|wrote|text|texted) back)\b/,
    1.4,
  ],
];
const DRAFTS = /\b(?:draft|send|write|message|compose|tell|ask) (?:a |the |him|her|them|an |_person_|_ref_)/;

/** The user's conversations with other owners. */
const PLAN_WITH =
  /\b(?:what|how) (?:is|was|are|were) (?:the |our |my )?(?:plans?|arrangements?|story|talk|appointment|date)(?: again)? with _person_/;

/** 'What's the plan with Ruth', with whom there is no trade. */
const planWeight = (situation: Situation): number =>
  situation.line.has(PLAN_WITH) && dealsNamed(situation, situation.deals).length === 0 ? 1.6 : 0;

const NUMBER = '(?:a|any|the|her|his|their) (?:\\w+ )?(?:number|figure|price|sum|amount|value)';
/** 'Did Ruth bite on the trailer?', 'has she put a number on it yet?' */
const HINTS = new RegExp(
  `\\b(?:did|has|have|is|does) _person_ (?:\\w+ )?(?:bite|bit|bitten|biting|take the bait|taken the bait|warmed? up|come around|budged?|(?:put|named?|given?|gave|quoted?|said|mention(?:ed)?|throw|thrown) (?:me |us |out )?${NUMBER}|danc(?:e|ing) around|beat(?:ing)? around the bush|stall(?:ing|ed)?)\\b`,
);

/** Asks for the answer of somebody with whom there are only messages. */
const hintWeight = (situation: Situation): number =>
  situation.line.has(HINTS) && dealsNamed(situation, situation.deals).length === 0 ? 1.9 : 0;

/** Asks for trades, not for messages. */
const SAID_YES = /\bwhat (?:\w+ )?(?:did|have|had) (?:i|we) (?:\w+ )?(?:say|said) yes to\b/;

export const inboxFrame: Frame = (situation) => {
  const { line } = situation;
  const weight = Math.max(strongest(line, INBOX), pastWeight(situation), planWeight(situation), hintWeight(situation));
  if (
    weight === 0 ||
    asksOthersTalk(situation) ||
    line.has(SAID_YES) ||
    (line.has(DRAFTS) &&
      !line.has(/^(?:\w+ )?(?:what|when|who|did|have|has)\b|\b(?:what|when) (?:did|have) (?:i|we)\b/)) ||
    line.has(/^(?:so |and |hey |okay )*(?:how|where|why) (?:do|can|to|does|should)\b/) ||
    line.has(/^(?:(?:please|can you|could you|just|okay|now|,) )*(?:delete|remove|erase|clear|archive|wipe)\b/)
  )
    return undefined;
  // An order that hangs on the answer is named.
  const conditional = /\bif (?:not|so|yes|no),?\s+(?:please\s+)?((?:say|reply|answer)\b.+)$/i.exec(
    situation.message,
  )?.[1];
  const person = personAsked(situation);
  const asked = person ?? unknownName(situation) ?? ownerMeant(situation);
  const boat = asked === undefined ? boatAsked(situation) : undefined;
  return {
    intent: 'inbox',
    weight,
    uses: [
      'person',
      'strange',
      'ref',
      'n',
      'sort',
      ...(boat ? (['own', 'boat', 'make'] as const) : []),
      ...(weight > 1.4 ? (['asset', 'own', 'boat', 'make', 'feature', 'bound', 'quantity'] as const) : []),
    ],
    ...(weight > 1.4 && { whole: true }),
    words:
      weight > 1.4
        ? /.*/
        : /\b(?:my|any|new|unread|show|list|all|contacts|chats|check|read|what|who|did|has|have|i|messages?|conversations?|inbox|anyone|write|say|said|wrote|from|reply|replied|summarize|summary|me|the|of|last|to|get|back|hear|heard)\b/,
    plan: remarked(
      ask(
        'my_conversations',
        {},
        (output) =>
          (boat && talksAbout(boat, output, situation.phrases)) ??
          pointText(situation, output, asked) ??
          [
            summary(output, asked, line.has(/\bwho (?:am|have|do) i\b/), situation.phrases),
            aboutText(situation, output, asked),
            line.has(/\bwhen\b/) ? dayText(output, asked) : '',
          ]
            .filter(Boolean)
            .join(' '),
      ),
      conditional ? situation.phrases.unanswered([conditional]) : '',
    ),
  };
};

/** The boat of 'did anyone write about the Gale'. */
const boatAsked = ({ line }: Situation): string | undefined =>
  line.has(/\b(?:about|for|on|regarding|concerning|over) (?:the |my |our |that )?_(?:own|boat|make)_/)
    ? line.chunks.find(({ meaning }) => meaning && ['own', 'boat', 'make'].includes(meaning.is))?.written.toLowerCase()
    : undefined;

/** The conversations about a boat, each with its last words. */
function talksAbout(boat: string, output: Record<string, unknown>, phrases: Situation['phrases']): string | undefined {
  const name = boat.replace(/^(?:the|my|our|that) /, '').replace(/['’]s$/, '');
  const talks = ((output.conversations ?? []) as KnownTalk[]).filter(({ about }) => about.toLowerCase().includes(name));
  return talks.length > 0
    ? talks.map((talk) => summary({ ...output, conversations: [talk] }, talk.with, false, phrases)).join(' ')
    : undefined;
}

/** Of several people, the one whom the question names: 'ignore Ruth, what did Sam write'. */
function personAsked({ line }: Situation): string | undefined {
  const people = line.all('person');
  const at = line.text.search(/\b(?:did|has|have|does|from|is|what|when) _person_/);
  const before = at < 0 ? 0 : (line.text.slice(0, at).match(/_person_/g) ?? []).length;
  return (people[before] ?? people[0])?.name;
}

const WHEN_THAT =
  /^(?:(?:and|so|but|okay) )*(?:when (?:was|did)|since when|how long ago|what (?:day|date))(?: \w+)?(?: (?:that|it|this|he|she|they|write|say|send|said|was|sent|from|him|her))*[?.! ]*$/;

/** Past tense asks for messages only if the person is one whom the user writes with. */
function pastWeight({ line, memory }: Situation): number {
  const isTold = (memory.last?.calls ?? []).some(({ name }) => name === 'my_conversations');
  if (isTold && line.has(WHEN_THAT)) return 1.5;
  const person = line.first('person');
  const isKnown = !person || person.talk || person.aboutOwn || memory.told.some(({ name }) => name === person.name);
  const words = line.text.replace(/\babout (?:the |my |his |her )?_(?:bound|n|quantity)_/, '');
  return isKnown &&
    !/\b(?:offers?|bids?|disput\w+|reviews?|agent|listing|declin\w+|others?|else)\b|_(?:money|bound)_/.test(words)
    ? strongest(line, PAST)
    : 0;
}

/** A name that nobody here has, in the place of one. */
const unknownName = ({ line }: Situation) =>
  line.has(/\b(?:did|has|from|with|by|to|of) (?!my|the|a|an|any)\w+\b/) ? line.first('strange')?.word : undefined;

function ownerMeant({ line, memory }: Situation): string | undefined {
  const isPointed = line.has(/\b(?:he|she|they|him|her|them|that|it)\b|_ref_/);
  const [told] = memory.told;
  if (isPointed && told) return told.name;
  return line.has(/\b(?:did|has) (?:he|she|they|_ref_)\b/) && memory.focus?.owner ? memory.focus.owner : undefined;
}

/** The day of their last message. */
function dayText(output: Record<string, unknown>, name: string | undefined): string {
  const talk = ((output.conversations ?? []) as KnownTalk[]).find((it) => it.with === name && it.theirLastOn);
  return talk ? `That was on ${talk.theirLastOn}.` : '';
}

/** The topic of 'what did she say about …' that the last message lacks. */
function aboutText(
  { reading, language }: Situation,
  output: Record<string, unknown>,
  name: string | undefined,
): string {
  const topic =
    /\b(?:say|said|write|wrote|tell me|mention|mentioned|answer) (?:\w+ )?about (?:the |my |her |his )?(?!the\b|my\b|her\b|his\b)([a-z]{3,})\b/.exec(
      reading.words,
    )?.[1];
  const talks = ((output.conversations ?? []) as KnownTalk[]).filter((it) => it.with === name);
  if (!topic || talks.length === 0 || language !== 'en') return '';
  const isSaid = talks.some(({ about, lastFromThem }) => `${about} ${lastFromThem}`.toLowerCase().includes(topic));
  return isSaid
    ? ''
    : `It says nothing about “${topic}”, and I only see the last message of each side: open Messages to read the rest.`;
}

function summary(
  output: Record<string, unknown>,
  named: string | undefined,
  isWho: boolean,
  phrases: Situation['phrases'],
): string {
  const conversations = output.conversations as KnownTalk[];
  const unread = countOf(output.unread);
  if (conversations.length === 0) return phrases.inbox.none;
  if (named) {
    const talks = conversations.filter((it) => it.with.toLowerCase() === named.toLowerCase());
    const talk =
      talks.find(({ unread }) => unread > 0) ??
      talks.find(({ lastIsMine }) => !lastIsMine) ??
      talks.find(({ lastFromThem }) => lastFromThem) ??
      talks[0];
    if (!talk) return phrases.inbox.nobody;
    const words = talk.lastFromThem || undefined;
    return phrases.inbox.talk(talk, words && isRepeatable(words) ? words : words && null);
  }
  const waiting = conversations.filter((it) => it.unread > 0);
  const head = phrases.inbox.total(countOf(output.total), unread);
  const names = [...new Set(conversations.map((it) => it.with))];
  if (isWho) return `${head} ${phrases.inbox.writingWith(names)}`;
  if (waiting.length === 0) {
    const mine = conversations.filter(({ lastIsMine }) => lastIsMine).length;
    return `${head} ${phrases.inbox.lastWord(mine, conversations.length)}`;
  }
  return `${head} ${phrases.inbox.unread(waiting)}`;
}
