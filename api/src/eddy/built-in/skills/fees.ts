import { services } from '@tradewind/contract/services-catalog';
import { dollarsOf } from '../memory.ts';
import { ask, countOf, plural, type Skill, textOf } from '../plan.ts';
import { readAmount } from '../reading/money.ts';
import { Text } from '../reading/text.ts';

/** Common names of the services; the first match is looked up. */
const SERVICES: readonly [RegExp, string][] = [
  [/\btitle (?:search|check)|\bliens?\b|\btitle\b/, 'title search'],
  [/\boil analysis\b|\boil\b/, 'oil'],
  [/\bcompression\b/, 'compression'],
  [/\bhaul[ -]?out\b|\bhaul\b/, 'haul'],
  [/\bsurvey(?:or|s)?\b/, 'survey'],
  [/\binspect(?:ion|or|ed)?\b/, 'inspection'],
  [/\bdocument(?:ation|ing)\b/, 'documentation'],
  [/\blegal\b|\blawyer\b|\battorney\b|\bcontract review\b/, 'legal'],
  [/\bloans?\b|\bfinanc(?:e|ing)\b|\bmortgage\b|\bapr\b|\binterest rate\b/, 'loan'],
  [/\binsur(?:ance|e|ed)\b/, 'insurance'],
  [/\bescrow\b/, 'escrow'],
  [/\bclosing\b|\bclose (?:the|a|it|on|through)\b/, 'closing'],
  [/\bauctions?\b/, 'auction'],
  [/\bdonat(?:e|ion|ing)\b/, 'donation'],
  [/\bwholesale\b|\bcash offer\b/, 'cash offer'],
  [
    /\bbrokers?\b|\bcommission\b|\b(?:get|speak|talk|speaking|talking|reach|call)\b.*\b(?:humans?|real person|somebody real)\b/,
    'broker',
  ],
  [/\btransport\b|\bshipping\b|\bship (?:it|her|my|the|a)\b|\bdeliver(?:y|ed)?\b|\btow(?:ing)?\b/, 'transport'],
  [/\bvaluation\b|\bappraisal\b/, 'valuation'],
  [/\bwarrant(?:y|ies)\b/, 'warranty'],
  [/\bregistration\b|\bregister (?:it|her|the boat|my boat)\b/, 'registration'],
  [/\bnotar(?:y|ize|ise)\b|\bbill of sale\b/, 'notary'],
  [/\bstorage\b/, 'storage'],
  [/\bcaptain\b|\bcrew\b/, 'captain'],
  [/\bphotograph(?:y|er)\b/, 'photography'],
];
const ASKS =
  /\b(?:fees?|costs?|charges?|charged|price of|pricing|how much|what do you (?:charge|take)|commission|rates?|services?|offer|do you (?:do|offer|have|provide)|can (?:you|i)|need|arrange|who pays|subscription|monthly|free|expensive is|tell me about|what is|what's|explain|help (?:me )?with|get|how (?:does|do|long))\b/;
const GENERAL =
  /\b0?\.85 ?%|\b(?:fees?|subscription|per month|monthly|what (?:does|do) (?:it|this|tradewind|you) (?:cost|charge)|cost of (?:listing|posting)|(?:listing|posting|to list|to post)\b.*\b(?:cost|free|pay|charge|much)|(?:cost|much|pay|charge|free)\b.*\b(?:list|post|posting|listing|join|use)|services|is (?:it|this|tradewind|listing) free|credit card)\b/;

/** The service that a question names. */
export const serviceIn = (lower: string) => SERVICES.find(([pattern]) => pattern.test(lower))?.[1];

export const feesSkill: Skill = ({ question, memory }) => {
  const text = new Text(question);
  const { lower } = text;
  const about = serviceIn(lower);
  if (!(about ? ASKS.test(lower) || lower.split(' ').length <= 4 : GENERAL.test(lower))) return undefined;
  const known =
    about && services.some(({ name }) => about.split(' ').every((word) => name.toLowerCase().includes(word)));
  const pointing = /\b(?:it|her|that (?:one|boat)|this (?:one|boat)|the boat)\b/.test(lower);
  const price = readAmount(text) ?? (pointing && memory.focus ? dollarsOf(memory.focus.price) : undefined);
  const input = { ...(about && { about: known ? about : (about.split(' ')[0] ?? about) }), ...(price && { price }) };
  return ask('services_and_fees', input, (output) => feesText(output, about));
};

interface KnownService {
  name: string;
  price: string;
  terms?: string;
  time?: string;
  description: string;
}

function feesText(output: Record<string, unknown>, about: string | undefined): string {
  const found = (output.services ?? []) as KnownService[];
  const atPrice = output.atPrice
    ? ` At ${textOf(output.atPrice)}, closing through the app would cost ${textOf(output.closingCost)}, and a broker’s commission would be ${textOf(output.brokerCost)}.`
    : '';
  if (!about) return generalText(output) + atPrice;
  const [first] = found;
  if (!first) return `I don’t know that service. ${generalText(output)}`;
  const details = [first.price, first.terms, first.time].filter(Boolean).join(', ');
  const others = found.length > 1 ? ' Related services are in the table.' : '';
  return `${first.name}: ${details}. ${first.description}${others}${atPrice}`;
}

function generalText(output: Record<string, unknown>): string {
  const listing = output.listing as { freeListings: number; freeSpotsLeft: number; monthlyPriceAfterwards: string };
  return `Listing is free for the first ${listing.freeListings} boats, no credit card needed, and ${plural(listing.freeSpotsLeft, 'free spot is', 'free spots are')} left. After that, it’s ${listing.monthlyPriceAfterwards} a month, cancel anytime. Closing through the app costs ${textOf(output.closingFee)} of the trade value. A human broker charges ${textOf(output.brokerCommission)}. See the pricing page for all ${countOf(output.numberOfServices)} services.`;
}
