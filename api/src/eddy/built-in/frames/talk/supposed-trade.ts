import { boatsMeant } from '../../meant.ts';
import { withOwnSaid } from '../../own-said.ts';
import { question } from '../../phrases/questions.ts';
import { SUPPOSED } from '../../phrases/supposed-trades.ts';
import { type KnownTax, TAX_SAID, taxRuleText } from '../../phrases/tax-rules.ts';
import { ask, type Plan, textOf } from '../../plan.ts';
import { type SupposedTrade, supposedTradeIn } from '../../reading/supposed-trade.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { keptIn, statesIn } from '../boats/sales-tax.ts';

const FEE =
  /\b(?:fees?|commissions?|closing|percentage|your cut|who (?:pays|owes) what|owes? (?:what|how much)|owe (?:to )?(?:you|tradewind))\b|_service_/;
const DEPOSIT = /\b(?:deposits?|earnest money)\b/;
const TAX = /\btax(?:es|ed)?\b|\bowe (?:to )?(?:the state of )?_place_/;
const TOTAL = /\b(?:total|in all|all in(?! cash)|altogether|out the door|everything|all together)\b/;
const CREDIT = /\b(?:credit|trade ?-? ?in|(?:reduces?|lowers?) (?:it|that|the|my)|counts? (?:as|toward|against))\b/;
const BOTH = /\b(?:both|each|his|her|their|theirs|other side|everyone|everybody|we|us)\b|_ref_|_person_/;
/** Orders, other costs, and money of trades that go on. */
const OTHER =
  /\b(?:loans?|financ\w*|monthly|mortgage|interest|brokers?|disputes?|frozen|capital|gains?|income|insurance|per foot|average|show|find|search|looking for|draft|counter)\b|^(?:(?:please|ok(?:ay)?|and|now) )*(?:offer|bid|send|write|message|propose)\b|_(?:saved|sort|coins|asset)_/;
const SERVICES: ReadonlySet<string> = new Set(['closing', 'escrow']);

interface Asked {
  fee: boolean;
  deposit: boolean;
  tax: boolean;
  total: boolean;
}

/** 'What fee on a 200k boat for a 150k boat plus 50k', 'tax on it in Ohio or Maine': a trade that nobody has proposed. */
export const supposedTradeFrame: Frame = (heard) => {
  const situation = withOwnSaid(heard);
  const { line } = situation;
  const states = statesIn(situation);
  const tax = line.has(TAX) || (states.length > 0 && line.has(/\bcap\b/));
  const asked = { fee: line.has(FEE), deposit: line.has(DEPOSIT), tax, total: line.has(TOTAL) };
  if (!asked.fee && !asked.deposit && !tax) return undefined;
  if (line.has(OTHER) || line.all('service').some(({ about }) => !SERVICES.has(about))) return undefined;
  const trade = supposedTradeIn(heard.line);
  const hasValue = trade?.get !== undefined || trade?.give !== undefined;
  // The price of a named boat is haggled over elsewhere.
  if (hasValue && line.has(/_(?:boat|make|id)_/)) return undefined;
  const named = hasValue ? undefined : boatsNamed(situation);
  if (!hasValue && !named) return undefined;
  // Of one boat and one state, and of agreed trades, others tell.
  if (named && !(tax && (states.length > 1 || line.has(CREDIT) || line.has(/\bcap\b/)))) return undefined;
  if (tax && (states.length > 4 || (states.length > 1 && keptIn(situation)))) return undefined;
  const mine = trade?.give === undefined ? ownGiven(situation) : undefined;
  const input = {
    ...trade,
    ...(mine !== undefined && { myBoatId: mine }),
    ...(tax && states.length > 0 && { states }),
    ...(line.has(/\brings?\b/) && { isRing: true }),
  };
  return {
    intent: 'fees',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:fees?|commission|deposit|tax|taxes|total|who pays|credit|reduce|cap|costs?)\b/i,
    plan: named ? named((boatId) => planFor({ ...input, boatId }, asked, situation)) : planFor(input, asked, situation),
  };
};

/** The listed boat that the user would get. */
function boatsNamed(situation: Situation): ((plan: (boatId: number) => Plan) => Plan) | undefined {
  const { line, phrases, language, memory } = situation;
  const isNamed = line.has(/_(?:boat|make|id)_/);
  const meant = isNamed || line.has(/_ref_|\b(?:it|her|that|this)\b/) ? boatsMeant(situation) : undefined;
  if (typeof meant === 'object' && 'several' in meant)
    return (plan) => severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) => plan(id));
  const [boatId, ...more] =
    typeof meant === 'object' ? meant.ids : memory.focusId !== undefined ? [memory.focusId] : [];
  if (boatId === undefined || more.length > 0) return undefined;
  return (plan) => plan(boatId);
}

/** A boat of the user's that the message speaks of as given. */
function ownGiven({ line }: Situation): number | undefined {
  const [own] = line.all('own');
  const [only, ...others] = own?.boats ?? [];
  return only && others.length === 0 && line.has(CREDIT) ? only.id : undefined;
}

const planFor = (
  input: SupposedTrade & { boatId?: number; myBoatId?: number; states?: readonly string[] },
  asked: Asked,
  situation: Situation,
): Plan => ask('supposed_trade', input, (output) => supposedText(output, asked, situation));

function supposedText(output: Record<string, unknown>, asked: Asked, situation: Situation): string {
  const { language, phrases } = situation;
  const said = SUPPOSED[language];
  const taxes = (output.taxes ?? []) as KnownTax[];
  const title = textOf(output.title);
  const hasTax = taxes.length === 1 && taxes[0]?.tax !== undefined;
  const isSum = asked.total && output.get !== undefined && output.paid !== '$0';
  const isCashSaid = asked.deposit || isSum;
  return [
    title ? phrases.withFees.asks(title, textOf(output.get)) : '',
    asked.fee || (asked.total && !asked.deposit) ? feesText(output, situation) : '',
    asked.deposit ? depositText(output, situation) : '',
    isCashSaid && output.isCashSupposed
      ? (output.give === undefined ? said.ifPaid : said.ifCash)(supposedCash(output))
      : '',
    asked.deposit ? said.refund : '',
    asked.tax ? taxesText(taxes, output, situation) : '',
    isSum ? said.inAll(textOf(output.inAll), hasTax) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const supposedCash = ({ paid, received }: Record<string, unknown>) => textOf(paid === '$0' ? received : paid);

function feesText(output: Record<string, unknown>, { language }: Situation): string {
  const said = SUPPOSED[language];
  const [rate, get, give] = [output.closingFee, output.get, output.give].map(textOf);
  const [mine, theirs] = [textOf(output.yourFee), textOf(output.theirFee)];
  if (get && give) {
    const hasCash = output.paid !== '$0' || output.received !== '$0';
    return [said.bothFees(rate ?? '', get, mine, give, theirs), hasCash ? said.cashFree : ''].join(' ').trim();
  }
  return get ? said.fee(rate ?? '', get, mine) : said.onlyTheirs(rate ?? '', give ?? '', theirs);
}

type Share = { rate: string; amount: string };

function depositText(output: Record<string, unknown>, { language, line }: Situation): string {
  const said = SUPPOSED[language];
  const rule = said.depositRule(output.shareOfCash as Share, output.shareOfValue as Share);
  const isBoth = output.give !== undefined && line.has(BOTH);
  return [
    `${said.deposit(textOf(output.yourDeposit))}${language === 'fr' ? ' :' : ':'} ${rule}`,
    isBoth ? said.theirDeposit(textOf(output.theirDeposit)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function taxesText(taxes: readonly KnownTax[], output: Record<string, unknown>, situation: Situation): string {
  const { language, phrases, line } = situation;
  const words = TAX_SAID[language];
  if (taxes.length === 0) return words.whereFirst;
  const gives = output.give !== undefined;
  const each = taxes.map((tax) =>
    [
      taxRuleText(tax, language),
      gives || line.has(CREDIT) ? creditText(tax, gives, language) : '',
      tax.tax && tax.rate !== '0%' ? words.at(textOf(output.get), tax.tax, tax.isCapped === true) : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  return [...each, lowerText(taxes, situation), phrases.taxNote].filter(Boolean).join(' ');
}

function creditText(tax: KnownTax, gives: boolean, language: Situation['language']): string {
  const words = TAX_SAID[language];
  if (tax.outdated || tax.rate === '0%') return '';
  if (tax.credit === 'no') return words.noCredit;
  if (tax.credit === 'unknown') return words.unknownCredit;
  return gives && tax.credited ? words.credited(tax.credited) : words.mayCredit;
}

/** 'Is it lower in Ohio or in Maine?' */
function lowerText(taxes: readonly KnownTax[], { language, line }: Situation): string {
  const sums = taxes.map(({ tax = '' }) => Number(tax.replace(/[$,]/g, '') || Number.NaN));
  const isAsked = line.has(/\b(?:lower|less|cheaper|higher|more|better|difference|vs|versus|or|compare\w*)\b/);
  if (taxes.length !== 2 || !isAsked || sums.some(Number.isNaN) || sums[0] === sums[1]) return '';
  return TAX_SAID[language].lower(taxes[(sums[0] ?? 0) < (sums[1] ?? 0) ? 0 : 1]?.state ?? '');
}
