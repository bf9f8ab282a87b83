import { matches } from '../../../matching.ts';
import { boatsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { labelIn } from '../../phrases/labels.ts';
import { question } from '../../phrases/questions.ts';
import { ask, countOf, inTurn, type Plan, textOf } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { COSTS_SO_MUCH } from './help.ts';

const ASKS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:how much|what (?:does|do|is|are|would)|cost|costs|price|fee|fees|rate|rates|charge|charges|charged)\b.*_service_|_service_.*\b(?:cost|costs|fee|fees|price|rate|rates|charge|how much|percentage)\b/,
    1.15,
  ],
  [
    /\b(?:do you|can you|can i|could you|do i|should i|is there|does|who|where can i|how (?:does|do|long)|arrange|get|help (?:me )?with|tell me about|what (?:is|about)|need|want|explain|offer)\b.*_service_/,
    0.95,
  ],
  [
    /\b(?:do|can|could) (?:you|tradewind)(?: guys)? (?:also )?(?:offer|provide|have|arrange|sell)(?: \w+)? _service_/,
    1.25,
  ],
  [/^(?:a |an |the |any |and )?_service_(?: [?.!]| please)*$/, 0.9],
  [/^_service_ (?:on|for|of|at|with|if)\b/, 1.1],
  [/_service_/, 0.4],
];
const GENERAL: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:fees?|commission|closing costs?)(?: (?:would|be|there|is|you|charge|take)){0,3} (?:on|for|of|at|with) (?:an? |my )?_(?:money|bound)_/,
    1.4,
  ],
  [/\b(?:what|which) (?:other |kinds? of |sorts? of |all )?(?:services|extras) (?:do|does|can|are|could)\b/, 1.3],
  [
    /\b(?:_asset_|membership|subscription|monthly|annual|yearly|sign ?up|joining|registration) (?:fees?|costs?|dues|charges?)\b/,
    1.3,
  ],
  [/\b(?:does|do|is) (?:using )?(?:eddy|the (?:app|site|agent)|my agent) (?:\w+ )?(?:cost|costs|free)\b/, 1.3],
  [
    /\b(?:how much|what (?:part|share|percentage|percent|cut))(?: (?:of|out of|from|on) (?:it|that|an?|the|each|every|my|our|any)(?: \w+)? (?:deals?|trades?|sales?|swaps?|prices?|transactions?))? (?:do|does|would|will) (?:you|tradewind)(?: guys| people)? (?:take|keep|get|charge|pocket|skim)\b/,
    1.3,
  ],
  [/\bhow much (?:would|do|will|does) (?:you|tradewind)(?: guys)? (?:take|keep|charge|get|want)\b/, 1.3],
  // A fee that somebody presumes; the answer has the true ones.
  [
    /\bwhy (?:do|does|must|should|would|am|is|are|have)\b.*\b(?:pay|pays|paying|charge|charges|charged|take|takes|keep|keeps|cost|costs|give|owe)\b.*(?:\bpercent\b|%|_aside_|\bfees?\b|\bcommission\b|\bcut\b)/,
    1.2,
  ],
  [
    /\byour (?:percentage|percent|cut|share|commission|fee|fees|slice|rate)\b.*_(?:money|bound)_|\b(?:pay|owe) (?:you|tradewind)(?: guys)?\b.*_(?:money|bound)_|_(?:money|bound)_.*\b(?:your|tradewind 's) (?:cut|percentage|commission|fee|share)\b/,
    1.4,
  ],
  [
    /\bhow do(?:es)? (?:you|tradewind|this site|the site) (?:guys )?(?:make|earn) (?:its |your )?money\b|\bhow (?:are|is) (?:you|this|the site|tradewind) (?:guys )?(?:funded|financed)\b|\bin it for you\b|\byou (?:guys )?(?:take|get|keep) (?:a |your |any |the )?(?:cut|commission|percentage|share|slice)\b/,
    1.3,
  ],
  [
    /\b(?:your|the|any|what|hidden|all|seller|buyer|listing|platform|site|tradewind) (?:\w+ )?(?:fees?|charges|costs|pricing)\b|\bfees?\b.*\?|\b(?:about|explain|on|describe) (?:fees|pricing|charges)\b|^(?:fees|pricing)(?: please)?[?.! ]*$|\bsubscription\b|\bper month\b|\bmonthly (?:fees?|costs?|price|charges?)\b|\bwhat (?:does|do|would) (?:it|this|tradewind|you|that) (?:guys )?(?:cost|charge|take)\b|\b(?:do|does) (?:you|tradewind|this) (?:guys )?(?:charge|cost)\b|\bcost of (?:listing|posting)\b|\bwhat is your cut\b|\b(?:percent|percentage|commission|cut|%)\b.*\b(?:you|tradewind|site)\b.*\b(?:take|charge|keep|get|want|ask)\b|\bhow much (?:do|does) (?:you|tradewind|the site) (?:guys )?(?:take|charge|keep)\b|\bhow do you (?:guys )?make money\b|\b0?\.?85 ?%/,
    1,
  ],
  [
    /\b(?:list|listing|post|posting|join|sign up|use|using|membership|account)\b.*\b(?:costs?|free|pay|charge|much)\b|\b(?:cost|much|pay|charge|free)\b.*\b(?:list|post|posting|listing|join|sign up|use (?:it|this|tradewind))\b|\bis (?:it|this|tradewind|listing) (?:really )?free\b|\bcredit card\b|\b(?:what|which|list|all) (?:the |your )?(?:services|extras)\b/,
    1,
  ],
];
/** Ideas of a question about the cost of a listing or an account, in any order. */
const WHOLE_COST =
  /^(?:(?:so|and|okay|hey|eddy|,) )*(?:what|how much) (?:is|will|would|does|do) (?:all )?(?:this|it|that|everything|tradewind|the whole thing|using (?:this|tradewind|the site))(?: all)?(?: going to)? (?:cost|run|set)(?: (?:me|us|back|in total|overall|altogether))*[?.! ]*$/;
const LISTING_COST: readonly RegExp[] = [
  /\b(?:costs?|fees?|free|pay|paying|charges?|charged|charging|how much|expensive|price of)\b/,
  /\b(?:list|listing|listings|post|posting|put(?:ting)? (?:\w+ ){0,2}(?:up|on here|online)|put(?:ting)? up|put(?:ting)?[?.! ]*$|sell(?:ing)? (?:\w+ ){0,2}(?:boat )?(?:here|on (?:here|your site|this site|tradewind))|_own_ (?:up )?here|advertis\w+|publish\w*|upload\w*|ads?|join\w*|sign(?:ing)? up|member\w*|register\w*)\b/,
];
const NO_LISTING_COST =
  /\b(?:worth|did i|am i|i asking|value|ask for|trade|offers?|message)\b|_(?:type|boat|make|ref|place)_/;

const WORDS =
  /\b(?:how|much|what|does|do|is|are|cost|costs|price|fees?|the|a|an|your|you|i|to|for|it|of|offer|can|need|charge|who|pays|get|list|boat|listing|free|closing|on|at|and|tell|me|about|take|long|work|works|help|with|speak|talk|month|monthly|services?|would|through|buy|sell|selling|arrange|explain|my|should|rates?|guys|putting|up|posting|post|advertis\w+|here|anything|have|pay|charged?|which|percent\w*|keep|cut|share|commission|why|sellers?|buyers?|every|each|trade|everybody|everyone|owners?)\b/;

const CLOSING_COST =
  /\b(?:how much|what|which part)\b.*_(?:boat|make|ref|id)_.*\b(?:goes|go|going) to (?:you|tradewind|the brokerage)\b|\b(?:your|tradewind 's) (?:cut|share|part)\b.*_(?:boat|make|ref|id)_|\b(?:what|how much|which|any)\b.*\bfees?\b.*_(?:boat|make|ref|id)_|_service_(?: (?:be|come|to|in|dollars|cash|amount|would|exactly|roughly)){0,5} (?:for|on|of) (?:the |that |this )?_(?:boat|make|ref|id)_|\b(?:costs?|fees?|charges?|charged|charging|how much|price|pay|expensive|take)\b.*(?:_service_|\bclos(?:e|ing)\b)|(?:_service_|\bclos(?:e|ing)\b).*\b(?:costs?|fees?|charges?|how much|price|pay|run|come to|set me back)\b/;

/** 'And its fee?' right after one boat. */
const FEE_ONLY =
  /^(?:(?:and|so|okay|then|what is|what would|how much is|how much|whats?|,) )*(?:(?:the|its|her|be|your) )*(?:closing )?(?:fees?|closing costs?|commission)(?: (?:on (?:it|that|her|this|that one)|be|then|there|for (?:it|that|her)))*[?.! ]*$/;
const SHORT = 8;
/** So many boats are looked up at once. */
const MOST_EACH = 4;

/** Asks for the payer rather than for the cost. */
const WHO_PAYS = /\bwho (?:pays|has to pay|covers|is paying)\b|\bor (?:do|does|is|will) (?:_person_|he|she|they|i)\b/;

/** The cost of closing on one boat. */
export const closingCostFrame: Frame = (situation) => {
  const { line, phrases, language, memory } = situation;
  const service = line.chunks.find(({ meaning }) => meaning?.is === 'service');
  const about = line.first('service')?.about;
  const isAsked =
    (memory.focusId !== undefined && line.has(FEE_ONLY)) ||
    line.has(CLOSING_COST) ||
    /\b(?:costs?|fees?)\b/i.test(service?.written ?? '');
  if (line.has(WHO_PAYS)) return undefined;
  if (!isAsked || (about !== undefined && about !== 'closing') || line.has(/_(?:money|bound|own)_/)) return undefined;
  const isNamed = line.has(/_(?:boat|make|id|ref|person)_|\b(?:it|her|that one|this one)\b/);
  // Right after one boat, the cost of closing is that of this boat.
  const isFee = memory.focusId !== undefined && line.has(FEE_ONLY);
  const follows =
    !isNamed && memory.focusId !== undefined && line.chunks.length <= SHORT && (about !== undefined || isFee);
  if (!isNamed && !follows) return undefined;
  const meant = follows && memory.focusId !== undefined ? { ids: [memory.focusId] } : boatsMeant(situation);
  const shown = memory.shown.map(({ id }) => id);
  if (meant === 'which one?' && about !== undefined && shown.length > 1 && shown.length <= MOST_EACH)
    return {
      intent: 'fees',
      weight: 1.4,
      uses: ['service', 'ref', 'n'],
      words: WORDS,
      plan: ask('boat_details', { boatIds: shown, withoutTable: true }, (output) =>
        boatsOf(output)
          .map((boat) => phrases.closingCost(boat.title, boat.price, costIn(boat)))
          .join(' '),
      ),
    };
  if (meant === undefined || meant === 'which one?') return undefined;
  const plan =
    'several' in meant
      ? severalPlan(meant.several, phrases, question('whichBoat', language), (boat) =>
          closingPlan([boat.id], situation),
        )
      : closingPlan(meant.ids.slice(0, MOST_EACH), situation);
  return {
    intent: 'fees',
    weight: 1.4,
    uses: ['service', 'boat', 'make', 'id', 'ref', 'person', 'n'],
    words: WORDS,
    plan,
  };
};

const costIn = (boat: KnownBoat) => textOf((boat as unknown as Record<string, unknown>).closingCost);

const closingPlan = (ids: readonly number[], { phrases }: Situation) =>
  ask('boat_details', { boatIds: ids, ...(ids.length > 1 && { withoutTable: true }) }, (output) => {
    const boats = boatsOf(output);
    const costs = boats.map((boat) => phrases.closingCost(boat.title, boat.price, costIn(boat)));
    return boats.length > 0 ? costs.join(' ') : phrases.nothing;
  });

const ASKS_PRICE =
  /^(?:(?:and|so|okay|but|then|hm+) ,? ?)*(?:what|how much) (?:does|do|would|will|is) (?:it|that|this|she|_ref_)(?: (?:cost|costs|go for|run|run me|set me back|to buy|again|then))*[?.! ]*$/;

/** Asks for all services beside one of them. */
const SERVICES = /\b(?:what|which|list|all|other|your|the) (?:\w+ )?(?:services|extras)\b/;
const COSTS = /\b(?:costs?|fees?|charges?|charged|how much|price|pay|expensive|rate)\b/;
/** Closing in general, said as a verb. */
const CLOSING_A_TRADE =
  /\bclos(?:e|es|ed|ing)\b(?: \w+){0,3} (?:trades?|deals?|sales?|swaps?|purchases?|exchanges?)\b|\b(?:trades?|deals?|sales?|swaps?|purchases?) (?:\w+ ){0,2}(?:clos(?:es|ed|e)|goe?s? through|works? out|happens)\b|\bclos(?:e|ing) (?:through|with|via|by|using) (?:you|tradewind|the (?:app|site|brokerage))\b/;
const asksClosing = (line: Situation['line']) =>
  line.has(COSTS) &&
  line.has(CLOSING_A_TRADE) &&
  !line.has(/\b(?:my|our|the|this) (?:\w+ )?(?:trade|deal|closing|purchase)\b|_(?:boat|make|id|ref|person|own)_/);

/** Services that are quoted for each boat, so naming one changes nothing. */
const QUOTED = new Set(['insurance', 'transport']);

/** Fees and the services of the brokerage. */
export const feesFrame: Frame = ({ line, reading, memory, phrases, language }) => {
  if (line.has(/\bwho (?:pays|has to pay|covers|is (?:paying|covering))\b/)) return undefined;
  if (line.has(/\bwhat (?:if|happens)\b/) && !line.has(/\b(?:costs?|fees?|charges?|how much|expensive)\b/))
    return undefined;
  // A question for the cost right after a boat or a draft is about its price.
  if (memory.focusId !== undefined && line.has(ASKS_PRICE)) return undefined;
  const isClosing = asksClosing(line);
  const about = line.first('service')?.about ?? (isClosing ? 'closing' : undefined);
  const listing = LISTING_COST.every((idea) => line.has(idea)) && !line.has(NO_LISTING_COST) ? 1.3 : 0;
  // Without a boat, 'this' is the whole undertaking.
  const whole = memory.focusId === undefined && memory.shown.length === 0 && line.has(WHOLE_COST) ? 1.3 : 0;
  const weight = isClosing ? 1.45 : about ? strongest(line, ASKS) : Math.max(listing, whole, strongest(line, GENERAL));
  if (!about && line.has(COSTS_SO_MUCH)) return undefined;
  if (weight === 0 || (about === 'valuation' && line.has(/_(?:own|boat|make|ref|id)_/))) return undefined;
  const bound = line.all('bound').find(({ field }) => field === 'price');
  // 'Around 90k' is read as a range; its middle was said.
  const middle = bound?.about ? ((bound.min ?? 0) + (bound.max ?? 0)) / 2 : (bound?.max ?? bound?.min);
  const said = line.first('money')?.value ?? (middle === undefined ? undefined : Math.round(middle));
  const pointing = line.has(/\b(?:it|her|that|this)\b|_ref_/);
  const price = said ?? (pointing && memory.focus ? dollarsOf(memory.focus.price) : undefined);
  const input = { ...(about && { about }), ...(price !== undefined && { price }) };
  return {
    intent: 'fees',
    weight,
    uses: [
      'service',
      'money',
      'bound',
      'ref',
      'place',
      'own',
      // 'A membership fee'.
      'asset',
      // The price that was said counts, whatever boat it is for.
      ...(said === undefined && !QUOTED.has(about ?? '') ? [] : (['boat', 'make', 'id'] as const)),
    ],
    words: WORDS,
    plan:
      severalServices(line, { phrases, language }) ??
      ask('services_and_fees', input, (output) => {
        const text = feesText(output, about, { phrases, language });
        return about && (SERVICES.test(reading.words) || /\b(?:for|of) (?:a )?listing\b/.test(reading.words))
          ? `${text} ${generalText(output, phrases)}`
          : text;
      }),
  };
};

interface KnownService {
  name: string;
  price: string;
  terms?: string;
  time?: string;
  description: string;
}

const SEVERAL = new RegExp(
  `${COSTS.source}|\\b(?:difference|differ|compared|versus|vs)\\b|\\b(?:can|could|do|will) you (?:guys )?(?:arrange|do|offer|handle|organize|set up|get|help with|take care of)\\b`,
);
/** 'How much is a survey and a haul-out': each of them in turn. */
function severalServices(line: Situation['line'], words: Pick<Situation, 'phrases' | 'language'>): Plan | undefined {
  const abouts = [...new Set(line.all('service').map(({ about }) => about))];
  if (abouts.length < 2 || abouts.length > MOST_EACH || !matches(SEVERAL, line.message.toLowerCase())) return undefined;
  return inTurn(abouts.map((about) => ask('services_and_fees', { about }, (output) => feesText(output, about, words))));
}

/** Words of a service in the language, or none if there are none. */
const translated = (language: Situation['language'], words: string | undefined): string | undefined => {
  if (language === 'en' || words === undefined || /^[$\d.,%\s-]+(?:APR)?$/.test(words)) return words;
  const found = labelIn(language)(words);
  return found === words ? undefined : found;
};

export function feesText(
  output: Record<string, unknown>,
  about: string | undefined,
  { phrases, language }: Pick<Situation, 'phrases' | 'language'>,
): string {
  const found = (output.services ?? []) as KnownService[];
  const atPrice = output.atPrice
    ? ` ${phrases.feesAt(textOf(output.atPrice), textOf(output.closingCost), textOf(output.brokerCost))}`
    : '';
  if (!about) return generalText(output, phrases) + atPrice;
  const [first] = found;
  if (!first) return `${phrases.noSuchService} ${generalText(output, phrases)}`;
  const inWords = (words: string | undefined) => translated(language, words);
  const details = [first.price, first.terms, first.time].map(inWords).filter(Boolean).join(', ');
  const others = found.length > 1 ? ` ${phrases.relatedServices}` : '';
  const named = `${inWords(first.name) ?? first.name}${language === 'fr' ? ' :' : ':'} ${details || first.price}.`;
  return `${named} ${inWords(first.description) ?? phrases.seePricing}${others}${atPrice}`;
}

function generalText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const listing = output.listing as { freeListings: number; freeSpotsLeft: number; monthlyPriceAfterwards: string };
  return phrases.fees(
    listing.freeListings,
    listing.freeSpotsLeft,
    listing.monthlyPriceAfterwards,
    textOf(output.closingFee),
    textOf(output.brokerCommission),
    countOf(output.numberOfServices),
  );
}
