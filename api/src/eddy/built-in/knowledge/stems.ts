import { type Replacement, replacedIn } from '../../matching.ts';

/** People, who are not their deeds: a question about buying is not about a buyer. */
const PEOPLE = /^(seller|buyer|owner|trader|dealer|broker|lender|member|shipper|mover)s?$/;

/** Strips English endings: 'listing', 'listed' and 'lists' are all 'list'. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'interesting') return word;
  const person = PEOPLE.exec(word)?.[1];
  if (person) return person;
  const base = word
    .replace(/'s$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[^aeiou])(?:ations?|ions?)$/, '')
    .replace(/(?:ments?|ness|ingly|edly|ing|ed|ly|ers?|ors?|s)$/, '');
  const short = base.length >= 3 ? base : word;
  return short.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '');
}

/** Groups of words that mean the same to people who ask for help; the first stands for all. */
const GROUPS = [
  'owner seller',
  'password passcode login credentials',
  'delete remove erase close cancel terminate deactivate quit',
  'account profile membership',
  'change update edit modify reset switch lower reduce drop raise adjust increase',
  'email mail mails emails inbox newsletter',
  'notification notify alert alerts digest reminder',
  'stop unsubscribe disable mute',
  'photo photos picture pictures pics image images',
  'scam scammer fraud fraudster fake legit shady sketchy suspicious ripped phishing crook',
  'safe safety secure trust trustworthy',
  'pay payment paying paid money wire zelle venmo paypal cashapp transfer',
  'outside directly off',
  'check cheque cashier overpay overpayment overpaid',
  'tax taxes irs taxable',
  'block blocking harass harassing annoying ignore',
  'anymore again never ever longer',
  'writing write message messages texting contacting',
  'review feedback rating',
  'calculated computed determined',
  'report flag complain complaint',
  'offer offers bid counteroffer proposal',
  'counter counteroffer',
  'accept agree',
  'decline reject refuse',
  'close closing',
  'dispute disagreement problem issue conflict',
  'refund return back',
  'export download copy',
  'data information',
  'list post sell advertise publish ad ads',
  'boat yacht vessel',
  'pause hide unlist suspend',
  'verify verified verification badge',
  'contact reach talk speak call',
  'human person support representative',
  'work works function',
  'trade swap exchange barter',
  'phone number cell telephone',
  'save favorite bookmark heart',
  'garage asset assets item',
  'privacy private',
  'cost price fee charge',
].map((group) => group.split(' '));

/** Phrases whose words alone tell nothing, with the word that they stand for. */
const IDIOMS: readonly Replacement[] = [
  [/\b(?:log|sign|get) ?(?:me )?(?:back )?in(?:to)?(?: my account)?\b/g, 'login'],
  [
    /\bget (?:a |my |our |the |his )?(?:boat|yacht|listing|ad) (?:on|onto|up)(?: (?:on|to))?(?: (?:here|the site|this site|tradewind|your site|line))?/g,
    'list',
  ],
  [
    /\b(?:put|place|bring) (?:up|on ?line|out)?\s?(?:a |my |our |the |his )?(?:boat|yacht|ad)(?: (?:up|on ?line|out))?(?: (?:for sale|on (?:here|the site)|here))?/g,
    'list',
  ],
  [/\b(?:off ?line|off the market|out of sight)\b/g, 'pause'],
  [/\bas (?:a )?(?:file|zip|csv)\b/g, 'data file download'],
  [/\bpayment apps?\b|\bbank transfers?\b|\bwestern union\b|\bmoney ?gram\b|\bgift cards?\b/g, 'pay zelle'],
  [/\b(?:hand(?:s|ed|ing)? over|give me the keys|turn over the (?:boat|keys))\b/g, 'handover'],
  [
    /\b(?:broke(?: down)?|broken|defective|blew up|failed|died|quit working|stopped working|lemon|misrepresented|lied about)\b/g,
    'dispute',
  ],
  [/\b(?:leave|leaves|leaving) me alone\b/g, 'block'],
  [/\bgone (?:for|until|while|over)\b/g, 'pause while'],
  [/\bdelete everything(?: (?:about|on) me)?\b/g, 'delete account'],
];

/** Replaces idioms by the words that tell their meaning. */
export const plainly = (text: string): string => replacedIn(text, IDIOMS);

export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap((group) => group.map((word) => [stem(word), stem(group[0] ?? word)] as const)),
);
