import type { NamedDeal } from '../../../../platform/names.ts';
import { OWN_SUMS, type SideSums } from '../../phrases/own-sums.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownClosing } from './known-closing.ts';
import { isOfFigures, ownDealsMeant } from './own-deal-meant.ts';
import { stateLine } from './trade-line.ts';

const THEY =
  '(?:_person_|_ref_|he|she|they|the (?:buyer|seller|owner|other (?:side|party|guy|person|two))|everyone|everybody)';
const FEE = '(?:fees?|commission|(?:your|the) cut|_service_|0?\\.85|closing costs?)';
const ALL =
  '(?:in total|in all|total|together|deducted|altogether|all ?-? ?in|all told|everything|out of pocket|grand total|including|included|incl|plus|with|after|once|before|minus|less)';

type Asked = 'mine' | 'theirs' | 'fee' | 'worth' | 'flow' | 'content';

/** The sums that a question about a trade asks for; several may stand in one message. */
const ASKED: readonly (readonly [Asked, readonly RegExp[]])[] = [
  [
    'mine',
    [
      /\b(?:i|we|me|my|us)\b/,
      /\b(?:nets?|netting|clear|pocket|take home|lands?|comes? (?:to me|in)|goes|walk (?:away|off|out) with|end up with|come out with|be left with|left over|proceeds)\b/,
    ],
  ],
  [
    'mine',
    [
      /\b(?:my|our|the) (?:\w+ )?(?:total|bill|share|cut|take|end|costs?|grand total)\b/,
      /\b(?:what|how much|tell|show)\b|^(?:(?:so|and|okay) )*(?:my|our)\b/,
    ],
  ],
  ['mine', [/\b(?:total|all ?-? ?in|altogether)\b.*\bi (?:\w+ )?(?:need|pay|owe|spend)\b/]],
  [
    'mine',
    [
      /\b(?:what|how much)\b.*\b(?:i|we|me|us)\b/,
      /\b(?:pay|paying|owe|need(?! to do)|spend|costs?|runs?|set|get|getting|receive|bring|shell out|cough up|come up with|be out|put up|out)\b/,
      new RegExp(`\\b${ALL}\\b|${FEE}|(?:\\band|,) (?:by )?when\\b|_(?:own|boat|make)_ (?:deal|sale|trade|swap)\\b`),
    ],
  ],
  [
    'theirs',
    [
      new RegExp(
        `\\b(?:what|how much|how many)\\b(?: \\w+){0,3} (?:does|do|will|would|is|are|must|has) (?:\\w+ )?${THEY} (?:\\w+ ){0,3}(?:pay|paying|spend|spending|owe|put in|putting in|putting up|put up|offering|giving|come up with|shell out|fork over|cough up|out|throw in|nets?|netting|clear|pocket|walk away with|end up with|get in cash|get out of it|(?:get|receive|make)(?= (?:in (?:cash|total|all)|after|net|altogether|all in)| ?[?.!]*$))\\b|\\b(?:what|how much) ${THEY} (?:has|have|needs?|must|would|will|is|are) (?:\\w+ ){0,2}(?:pay|paying|owe|put in|come up with|bring)\\b|\\bcosts? ${THEY}(?! \\w+ing)|(?:_person_ 's|\\b(?:his|her|their)) (?:\\w+ )?(?:total|bill|share|part|side of the (?:money|costs?))\\b`,
      ),
    ],
  ],
  [
    'fee',
    [
      new RegExp(
        `\\bwho\\b(?: \\w+){0,3} (?:pay|pays|paying|covers?|covering|owes?|foots?|footing|stuck with|on the hook for|responsible for|charged)\\b.{0,80}${FEE}|\\bwhat (?:closing )?fees? (?:do|does|would|will|am|is)\\b|${FEE}.{0,80}\\bwho (?:pays|covers|owes)\\b|\\b(?:on|of|from) what (?:amount|value|price|sum)\\b|\\b(?:what|how (?:much|high|big)) (?:is|are|will be|would be|will|would)(?: the| my| your| our| their| his| her| _person_ 's| be)* (?:\\w+ )?${FEE}`,
      ),
    ],
  ],
  [
    'worth',
    [
      /\b(?:more|less|higher|lower|above|below|under|over|short|as much|better|beats?|meets?|match(?:es)?|reach(?:es)?|far off|close to|compare[sd]?)\b/,
      /\b(?:asks?|asking(?: price)?|list price|listed|sticker|price|what i want|wanted)\b|\bmy _(?:n|money|bound)_/,
      /\b(?:my|i|mine|our)\b/,
    ],
  ],
  [
    'worth',
    [
      /\b(?:ahead|better off|worse off|on top|in the (?:red|black|hole)|win|winning|lose|losing|gain|gaining|profit)\b/,
      /\b(?:am|would|will|do|does|who|what) (?:i|we|comes?|gains?|wins?|is|really)\b/,
    ],
  ],
  [
    'flow',
    [
      /\b(?:i|me)\b.{0,60}\b(?:pays?|paying|owe|give)\b.{0,60}\bor\b.{0,60}\b(?:receiv\w*|get|gets|getting|paid|pays? me|pay me|me|does (?:he|she)|do they|is (?:he|she)|the other)\b|\b(?:i|me)\b.{0,60}\b(?:pays?|paying)\b.{0,60}\bor (?:does|do|is|will) _person_|\b(?:receive|get|paid)\b.{0,60}\bor\b.{0,60}\b(?:pay|paying|owe)\b|\bwho pays (?:who|whom|me|what)\b|\bwhich (?:way|direction)\b.{0,60}\b(?:money|cash|_money_|_n_)\b|\b(?:money|cash)\b.{0,60}\bwhich (?:way|direction)\b|\bto me or (?:from|by) me\b|\b(?:is|are) (?:_person_|he|she|they) (?:\w+ )?paying\b.{0,20}\bor (?:am|are) (?:i|we)\b|\bwho (?:owes|pays|adds|gives) (?:me|who|whom|cash|money)\b|\b(?:do|does|will|would|have to|has to) (?:_person_ |he |she |they |i |we )?(?:\w+ )?(?:add|pay|give|owe|put in)\b(?: \w+){0,2} or (?:do|does|will|would|is|am|have)\b|\b(?:cash|money)\b.{0,60}\bor (?:do|will|would) i (?:\w+ ){0,2}(?:add|pay|owe|give)\b/,
    ],
  ],
  ['mine', [/\b(?:do|would|will|must) i (?:\w+ ){0,3}(?:pay|owe) (?:anything|something|any fees?)\b/, /\bif\b/]],
  [
    'content',
    [
      /\b(?:counts?|included?|part of|belongs?|in|throw\w* in|come with|comes with)\b.{0,60}\b(?:that|this|the|my|our) (?:\w+ )?(?:deal|trade|swap|closing|offer)\b/,
      /_asset_|\b(?:truck|pickup|car|trailer|bike|motorcycle|watch|coins?|bitcoin)\b/,
      /\b(?:does|do|is|are|did|also|and)\b/,
    ],
  ],
];

/** 'What do I owe you in fees'. */
const IN_FEES = /\b(?:owe|pay|charge[sd]?)\b.{0,20}\b(?:in|as|for) (?:closing )?fees?\b/;
/** Another question, or a plan with figures of its own. */
const ELSEWHERE =
  /\b(?:deposit|rest|balance|remainder|still|left to pay|missing|so far|already|sales tax|taxes|insur\w*|loan|draft|send|write|tell (?:him|her|them|_person_)|ask _person_|counter|raise|lower my|estimate|market|worth it|per foot|views?|offer (?:him|her|them|_person_)|average|sell|selling it|on the side|directly|survey\w*|cheaper|(?:total|sum) of (?:what|everything) (?:i|we)|what i (?:have |had )?(?:offered|bid|sent))\b|_(?:type|place|kind|saved)_/;
const OTHER_SERVICE =
  /\b(?:survey\w*|inspect\w*|sea trial|haul|transport\w*|deliver\w*|captain|apprais\w*|ship\w*|insur\w*|titles?|why|(?:lower|raise|change|drop|set|cut) (?:the|my|its|her) (?:\w+ )?price)\b/;
/** 'How much more is the Gale than the Reef' compares the prices of two boats. */
const COMPARES =
  /^(?!.*(?:_person_|_own_|\b(?:deals?|trades?|swaps?|offers?|bids?|closing|net|pay|paying|i|me|my)\b)).*_(?:boat|make)_.*(?:\bthan\b|\bor\b|\bvs\b|\bversus\b|\bcompared (?:to|with)\b).*_(?:boat|make)_/;
const HAPPENS_WHEN = /\b(?:and|,) (?:by )?when\b|\bwhen (?:do|will|would) (?:i|we) (?:get|see|receive)\b/;

/** Parts of the message that its answer tells. */
const TOLD =
  /\b(?:pay\w*|paid|fees?|nets?|get|receive|costs?|cash|amount|more|less|count|included?|when|85|how much)\b/i;

const SUMS = 1.97;
/** The fee of the only agreed trade has an answer of its own. */
const FEES = 1.84;
const WORTH = 1.7;
const MOST = 3;

/** Sums of the user's own trades: what each side pays and gets, the fee, and how an offer stands to the asking price. */
export const ownSumsFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const said = `${line.text} | ${reading.words}`;
  const found = ASKED.filter(([, ideas]) => ideas.every((idea) => idea.test(said))).map(([what]) => what);
  const asked: Asked[] = IN_FEES.test(said) ? ['fee'] : found;
  if (asked.length === 0 || COMPARES.test(line.text) || ELSEWHERE.test(line.text) || OTHER_SERVICE.test(reading.words))
    return undefined;
  const deals = ownDealsMeant(situation);
  if (deals.length === 0 || deals.length > MOST || !isOfFigures(situation, deals)) return undefined;
  // A closing that runs tells what has arrived.
  const isClosing = deals.some(({ list }) => list === 'closing');
  const left = isClosing ? asked.filter((what) => what !== 'mine') : asked;
  if (left.length === 0) return undefined;
  return {
    intent: 'trades',
    // How far an offer is from the price has an answer of its own for most words.
    weight: left.every((what) => what === 'worth') ? WORTH : left.every((what) => what === 'fee') ? FEES : SUMS,
    ...EVERYTHING,
    whole: true,
    tells: TOLD,
    plan: plan(situation, deals, new Set(left)),
  };
};

function plan(situation: Situation, deals: readonly NamedDeal[], asked: ReadonlySet<Asked>): Plan {
  const { phrases, line } = situation;
  const isWhen = HAPPENS_WHEN.test(line.text) && deals.some(({ list }) => list === 'agreed' || list === 'closing');
  return (done) => {
    const next = deals[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const closings = done[deals.length];
    if (isWhen && !closings) return use('my_closings');
    const texts = done
      .slice(0, deals.length)
      .map(
        ({ output }) =>
          errorOf(output) ?? [stateLine(output, situation), ...sumsText(output, situation, asked)].join(' '),
      );
    const known = ((closings?.output.closings ?? []) as KnownClosing[]).filter(({ tradeId }) =>
      deals.some((deal) => deal.tradeId === tradeId),
    );
    const when = known.map(({ willGet = '$0', plannedRelease }) =>
      willGet === '$0' ? phrases.plannedRelease(plannedRelease) : phrases.payout(willGet, plannedRelease),
    );
    return say([...texts, ...when].join(' '));
  };
}

interface Sums {
  you: SideSums;
  others: (SideSums & { name: string })[];
  fees: { title: string; rate: string; value: string; fee: string; paidBy: string }[];
  cash: { from: string; to: string; amount: string }[];
  given?: string;
  got?: string;
  gap?: string;
  gapShare?: string;
  getsMore?: boolean;
  isEven?: boolean;
  givesOnlyBoats?: boolean;
}

const NONE = '$0';
const nobodyElse = (name: string) => (name === 'you' ? undefined : name);

/** An offer beside the asking price, else both sides by their worth. */
function worthText(output: Record<string, unknown>, sums: Sums, { language, phrases }: Situation): string[] {
  const { given, got, gap, gapShare, givesOnlyBoats = false, isEven, getsMore = false } = sums;
  const [asking, off, share] = ['asking', 'offAsking', 'offShare'].map((name) => textOf(output[name]));
  if (!givesOnlyBoats && asking && off && share)
    return [
      off === NONE
        ? phrases.dealFigures.asAsked(asking)
        : phrases.dealFigures.offAsking(output.belowAsking === true, off, asking, share),
    ];
  const said = OWN_SUMS[language];
  if (!given || !got || !gap || !gapShare) return [];
  return [isEven ? said.even(got, givesOnlyBoats) : said.worth(got, given, gap, gapShare, getsMore, givesOnlyBoats)];
}

function sumsText(output: Record<string, unknown>, situation: Situation, asked: ReadonlySet<Asked>): string[] {
  const { language, line } = situation;
  const said = OWN_SUMS[language];
  const sums = output.sums as Sums | undefined;
  if (!sums) return [];
  const { you, fees, cash } = sums;
  const people = line.all('person').map(({ name }) => name);
  const others = sums.others.filter(({ name }) => people.length === 0 || people.includes(name));
  const isSale = !asked.has('theirs') && you.pays === NONE && you.fee === NONE;
  return [
    ...(asked.has('worth') ? worthText(output, sums, situation) : []),
    ...(asked.has('flow') ? (cash.length > 0 ? flows(cash, said) : [said.noCash]) : []),
    ...(asked.has('content') ? [said.all((output.handsOver ?? []) as string[])] : []),
    ...(asked.has('mine') ? [said.yours(you)] : []),
    ...(asked.has('theirs') ? others.map(({ name, ...side }) => said.theirs(name, side)) : []),
    ...(asked.has('fee')
      ? fees.length > 0
        ? fees.map(({ title, rate, value, fee, paidBy }) => said.fee(title, rate, value, fee, nobodyElse(paidBy)))
        : [said.noFee]
      : []),
    ...(asked.has('mine') || asked.has('theirs') ? [isSale ? said.loan : said.besides] : []),
  ];
}

/** The user's own payments, else all of them. */
function flows(cash: Sums['cash'], said: (typeof OWN_SUMS)['en']): string[] {
  const own = cash.filter(({ from, to }) => from === 'you' || to === 'you');
  return (own.length > 0 ? own : cash).map(({ from, to, amount }) =>
    said.flow(nobodyElse(from), nobodyElse(to), amount),
  );
}
