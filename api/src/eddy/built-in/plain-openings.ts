/** 'Two things:' announces what follows and asks nothing. */
const ANNOUNCED =
  /^\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|eddy)[\s,!]+)*(?:i(?:['’]ve| have)(?: got)? |i (?:need|want|would like|['’]d like) to (?:know|ask)(?: you)? |i need |just )?(?:two|three|2|3|a couple(?: of)?|a few|several) (?:quick |short |more |other )*(?:things?|questions?|requests?|points?)(?: for you| please| to ask)?\s*[:.,;–—-]+\s*(?=\p{L})/iu;
const TOPIC =
  /^\s*(?<topic>(?:my|our|that|the) (?:[\p{L}\d]+ ){0,2}(?:offer|bid|proposal|counteroffer|counter|trade|deal)(?: (?:to|for|on|with|from) [^,.;:?!]{2,40})?)\s*[,:–—-]+\s*(?:and )?(?<asks>(?:what|how|when|where|why|is|was|did|does|has|can|could|who|whatever)\b[^,.;?!]*?)\b(?:it|that|this)\b/iu;

/** 'Someone told me there's a boat with four engines, true?' asks for such boats. */
const HEARSAY =
  /^\s*(?:(?:hi|hey|so|ok(?:ay)?)[\s,!]+)*(?:(?:someone|somebody|a (?:friend|buddy|guy)|my \p{L}+|they|people) (?:told me|said|says?|claims?|mentioned|tells me)|i(?:['’]ve| have)? (?:heard|read|was told)|is it true)(?: that)?\s+(?:there(?:['’]?s| is| are)|you (?:guys |people )?(?:have|got)|you['’]ve got)\s+(?!no\b)/iu;
const TAG = /,?\s*(?:is (?:that|it) )?(?:true|right|correct|so)\s*\?/i;

function asked(message: string): string {
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

/** 'w/ a note', 'w my truck' */
const WITH = /(?<=^|\s)w(?:\/\s?|\s+)(?=(?:an?|the|my|his|her|their|no|some|fees?|\d|\$)\b)/gi;
const LISTED =
  /\bwhat (?:do|have) (?:i|we) (?:(?:still|currently|now|actually) )*(?:have |got )?(?:(?:still|currently) )?(?:listed|for sale|up for sale|on the market)\b/i;

/** 'Would it fit a 30 foot slip?' asks for the length. */
const SLIP =
  /\b(?:would|will|does|can|could) (it|she) fit (?:in |into |in to )?(?:a|my|our) (\d{2,3})[ -]?(?:foot|feet|ft|['’])?[ -]?(?:slip|dock|berth|lift|boathouse|boat house)\b/iu;

/** 'How does a guy change the price on his listing' asks for oneself. */
const SOMEBODY =
  /^(\s*(?:(?:hi|hey|so|ok(?:ay)?|eddy)[\s,!]+)*)how(?:['’]?s| is| does| do| can| would| could| should) (?:a|an|one|some) (?:\p{L}+ )?(?:guy|man|gal|person|fella|fellow|dude|seller|owner|member|user|newbie|woman|lady) (?:go about )?(?!who\b|that\b|with\b)(.*)$/iu;
const FOOTS =
  /\bwho (?:foots|picks up|gets stuck with|shoulders|eats|is on the hook for|gets) the (closing |survey |inspection )?(?:bill|tab|costs?|check)\b/giu;
const asOneself = (message: string) =>
  message.replace(
    SOMEBODY,
    (_, start: string, rest: string) => `${start}how do i ${rest.replace(/\b(?:his|her|their|your)\b/gi, 'my')}`,
  );

/** A message without an opening that only announces it, and with a topic said first put where it belongs: 'my bid, what became of it'. */
export const withoutOpening = (message: string): string =>
  ofTopic(asked(asOneself(plainly(message))).replace(SLIP, 'is $1 at most $2 feet long'))
    .replace(ANNOUNCED, '')
    .replace(TOPIC, '$<asks>$<topic>');

/** Everyday turns of phrase in plain words. */
const plainly = (message: string): string =>
  message
    .replace(WITH, 'with ')
    .replace(LISTED, 'show my listings')
    .replace(FOOTS, (_, of: string | undefined) => `who pays the ${of ?? ''}fee`);
