import { type Replacement, replacedIn } from '../../matching.ts';
import { asAgentOrder } from './agent-orders.ts';
import { inPlainHelp } from './asked-help.ts';
import { inPlainServices } from './asked-services.ts';
import { askedShortly } from './asked-shortly.ts';
import { asVisit } from './asked-visits.ts';
import { inPlainExtras } from './extras.ts';
import { inPlainListings } from './listings.ts';
import { withoutAsides } from './message-asides.ts';
import { inPlainOwnTrades } from './own-trades.ts';
import { inOwnersWords } from './owners.ts';
import { putPlainly } from './put-plainly.ts';
import { inPlainSearches } from './searches.ts';
import { withoutSmallTalk } from './small-remarks.ts';
import { inPlainTurns } from './turns.ts';

/** 'Two things:' announces what follows and asks nothing. */
const ANNOUNCED =
  /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy)[\s,!]+)*(?:i(?:['’]ve| have)(?: got)? |i (?:need|want|would like|['’]d like) to (?:know|ask)(?: you)? |i(?:['’]d| would)? (?:need|want|like) |just |can you do |please do )?(?:two|three|2|3|a couple(?: of)?|a few|several) (?:quick |short |more |other )*(?:things?|questions?|requests?|points?)(?: for you| please| to ask)?\s*[:.,;–—-]+\s*(?=\p{L})/iu;
/** 'Hold on, what does the fee cover' asks at once. */
const PAUSE =
  /^\s*(?:(?:ok(?:ay)?|hey|oh|so|but|um+|eddy)[\s,!]+)*(?:hold (?:on|up)|hang on|wait (?:up|a (?:sec|second|minute|moment|bit))|one (?:sec|second|moment)|just a (?:sec|second|moment)|before i (?:forget|go))(?: (?:a (?:sec|second|minute|moment)|there))?[\s,.!…–—-]+(?=(?:so |and |but )?(?:what|how|who|why|when|where|which|is|are|do|does|did|can|could|will|would|should|am)\b)/iu;
const TOPIC =
  /^\s*(?<topic>(?:my|our|that|the) (?:[\p{L}\d]+ ){0,2}(?:offer|bid|proposal|counteroffer|counter|trade|deal)(?: (?:to|for|on|with|from) [^,.;:?!]{2,40})?)\s*[,:–—-]+\s*(?:and )?(?<asks>(?:what|how|when|where|why|is|was|did|does|has|can|could|who|whatever)\b[^,.;?!]*?)\b(?:it|that|this)\b/iu;

/** 'Someone told me there's a boat with four engines, true?' asks for such boats. */
const HEARSAY =
  /^\s*(?:(?:hi|hey|so|ok(?:ay)?)[\s,!]+)*(?:(?:someone|somebody|a (?:friend|buddy|guy)|my \p{L}+|they|people) (?:told me|said|says?|claims?|mentioned|tells me)|i(?:['’]ve| have)? (?:heard|read|was told)|is it true)(?: that)?\s+(?:there(?:['’]?s| is| are)|you (?:guys |people )?(?:have|got)|you['’]ve got)\s+(?!no\b|[^?.!]*\bfree (?:spots?|places?|listings?))/iu;
const TAG = /,?\s*(?:is (?:that|it) )?(?:true|right|correct|so)\s*\?/i;

/** 'You have 54 boats, right?' asks for their number. */
const COUNTED =
  /^\s*(?:(?:so|and|hey|hi|eddy|ok(?:ay)?)[\s,]+)*(?:you(?: guys| people| all)?(?: (?:have|got|list)|['’]ve got)|there(?:['’]s| are|re)) (?:about |around |only |over |like )?\d+ (?:boats|yachts|listings)(?: (?:listed|here|on here|for sale|on the site|in total|right now))*\s*,?\s*(?:right|correct|true|yes|no|huh|is that right|am i right|or)\s*\?*\s*$/iu;

function asked(message: string): string {
  if (COUNTED.test(message)) return 'how many boats have you got';
  const found = HEARSAY.exec(message);
  return found ? `do you have ${message.slice(found[0].length).replace(TAG, '?')}` : message;
}

const OWN_TOPIC =
  /^\s*(?<topic>(?:my|our) (?:[\p{L}\d]+ ?){1,4}?)\s*:\s+(?<rest>(?:what|how|who|where|when|is|does|has|did|should|any)\b.+)$/iu;
/** 'My 36: what's it worth, and how many views has it got?' */
const ofTopic = (message: string) => {
  const { topic, rest } = OWN_TOPIC.exec(message)?.groups ?? {};
  return topic && rest ? rest.replace(/\bit\b(?!['’])/gi, topic) : message;
};

/** 'Would it fit a 30 foot slip?' asks for the length. */
const SLIP =
  /\b(?:would|will|does|can|could) (it|she) fit (?:in |into |in to )?(?:a|my|our) (\d{2,3})[ -]?(?:foot|feet|ft|['’])?[ -]?(?:slip|dock|berth|lift|boathouse|boat house)\b/iu;

const SHELTER = '(?:garage|barn|driveway|shed|carport|side yard|yard|slip|dock|berth|lift|boat ?house|storage unit)';
/** 'Will it fit in my garage, it's 24 feet deep', 'my garage is 24 ft, will it fit' */
const SHELTERS: readonly Replacement[] = [
  [
    new RegExp(
      `\\b(?:would|will|does|can|could) (it|she) fit (?:in |into |in to |on )?(?:a|my|our|the) ${SHELTER}\\b[^.?!]{0,30}?\\b(\\d{2,3})[ -]?(?:foot|feet|ft|['’])(?: (?:deep|long|in length))?`,
      'iu',
    ),
    'is $1 at most $2 feet long',
  ],
  [
    new RegExp(
      `\\b(?:my|our|the) ${SHELTER}(?:['’]s| is)(?: only| about)? \\d{2,3}[ -]?(?:foot|feet|ft|['’])(?: (?:deep|long))?[\\s,.;]+(?:so |and )?(?:would|will|does|can|could) (it|she) fit\\b(?: (?:in there|there|in it|inside))?`,
      'iu',
    ),
    (whole = '', it) => {
      const [length = ''] = /\d{2,3}/.exec(whole) ?? [];
      return `is ${it} at most ${length} feet long`;
    },
  ],
];

/** 'How does a guy change the price on his listing' asks for oneself. */
const SOMEBODY =
  /^(\s*(?:(?:hi|hey|so|ok(?:ay)?|eddy)[\s,!]+)*)how(?:['’]?s| is| does| do| can| would| could| should) (?:a|an|one|some) (?:\p{L}+ )?(?:guy|man|gal|person|fella|fellow|dude|seller|owner|member|user|newbie|woman|lady) (?:go about )?(?!who\b|that\b|with\b)(.*)$/iu;
const AS_ONESELF: Replacement = [
  SOMEBODY,
  (_, start, rest = '') => `${start}how do i ${rest.replace(/\b(?:his|her|their|your)\b/gi, 'my')}`,
];

/** A message without an opening that only announces it, and with a topic said first put where it belongs: 'my bid, what became of it'. */
export function withoutOpening(message: string): string {
  const request = replacedIn(
    inPlainServices(inPlainHelp(asVisit(withoutAsides(askedShortly(withoutSmallTalk(message)))))),
    SHELTERS,
  );
  const plain = inPlainTurns(
    inOwnersWords(inPlainSearches(inPlainExtras(inPlainListings(inPlainOwnTrades(asAgentOrder(putPlainly(request))))))),
  );
  const question = replacedIn(asked(replacedIn(plain, [AS_ONESELF])), [[SLIP, 'is $1 at most $2 feet long']]);
  return replacedIn(ofTopic(question), [
    [ANNOUNCED, ''],
    [PAUSE, ''],
    [TOPIC, '$<asks>$<topic>'],
  ]);
}
