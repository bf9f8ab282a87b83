import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deals-named.ts';

interface Negotiated {
  boatId: number;
  about: string;
  with: string;
  proposed?: string;
  standing: string;
  asking?: string;
  belowAsking?: boolean;
  offAsking?: string;
  offShare?: string;
  closingFee?: string;
  priceWithFee?: string;
}

/** A price that is negotiated, rather than asked. */
const ON_TABLE =
  /\b(?:on the table|negotiated|haggled|bargained|agents?|eddy (?:got|found|worked)|(?:you|it) (?:got|worked out|negotiated)|proposed price|price (?:\w+ )?(?:proposed|on offer|waiting for me))\b/;
const SAVES =
  /\b(?:sav(?:e|es|ed|ing|ings)|discount|knocked|come down|came down|cheaper|bargain|how (?:much|far|many percent|big)|what percent\w*|percent\w*|below|under|off|less|difference|gap|against|compared)\b/;
const AGAINST =
  /\b(?:ask|asks|asked|asking|list price|listed|sticker|full price|wants?|wanted|listing|sav\w+|discount|percent\w*|knocked|cheaper|off|came down|come down)\b/;
const FEE =
  /\b(?:fees?|closing costs?|charges?|commission|all in|in all|total|altogether|on top|your cut|cost me|costs)\b|_service_/;
const OTHER =
  /\b(?:settings?|preferences?|budget|deploy\w*|recall|stop|(?:leave|left|set|put) (?:\w+ ){0,3}off\b|\bagents? (?:\w+ )?off\b(?! (?:the|his|her|their|my|of|_))|(?:turn|switch|shut)\b.*\b(?:off|down)|on or off|out there|hunting|deactivate|disable|set|raise|lower|tell|write|message|ask (?:him|her|them|_person_)|counter|draft|how do(?:es)?|allowed|may)\b|_(?:money|bound|type|asset)_/;
const ABOUT_THAT =
  /^(?:(?:and|so|okay|then|what|how) )*.{0,40}\b(?:on|for|at|with|of) (?:that|it|this|the (?:deal|price|lower price))\b|^(?:and )?(?:what (?:is|about|would|are)|how much (?:is|are|would)) (?:be )?(?:the |your )?(?:(?:closing )?fees?|_service_)\b/;

/** Figures of a price that the agent negotiated: against the asking price, and with the fee. */
export const priceOnTableFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const wasTold = (memory.last?.calls ?? []).some(({ name }) => name === 'agent_findings');
  const isFee = line.has(FEE);
  const leans = wasTold && !line.has(/_(?:boat|make|person|own)_/) && (line.has(ABOUT_THAT) || line.has(SAVES));
  const isSaving = line.has(SAVES) && (line.has(AGAINST) || leans);
  if ((!isFee && !isSaving) || line.has(OTHER)) return undefined;
  if (!leans && !(line.has(ON_TABLE) && line.has(/_(?:boat|make|person|ref)_|\bagents?\b/))) return undefined;
  return {
    intent: 'agent',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    plan: plan(situation, { isFee, isSaving }),
  };
};

type Asked = Record<'isFee' | 'isSaving', boolean>;

function plan(situation: Situation, asked: Asked): Plan {
  const { phrases, deals } = situation;
  const offers = dealsNamed(situation, deals).filter(({ list }) => list === 'open' || list === 'waiting');
  return (done) => {
    const [findings, explained] = done;
    if (!findings) return use('agent_findings');
    const error = errorOf(findings.output);
    if (error) return say(error);
    const meant = meantIn(situation, (findings.output.negotiations ?? []) as Negotiated[]);
    if (meant) return say(textOf(meant, situation, asked));
    const [offer] = offers;
    if (!offer) return say(phrases.dealFigures.noneOnTable);
    if (!explained) return use('explain_trade', { tradeId: offer.tradeId });
    return say(errorOf(explained.output) ?? offerText(explained.output, situation, asked));
  };
}

/** The negotiation that the words name; else the only one, or the one that waits for the user. */
function meantIn({ line, memory }: Situation, all: readonly Negotiated[]): Negotiated | undefined {
  const priced = all.filter(({ proposed, standing }) => proposed && standing.startsWith('waiting'));
  const people = line.all('person').map(({ name }) => name.toLowerCase());
  const ids = line.all('boat').flatMap(({ boats }) => boats.map(({ id }) => id));
  const makes = line.all('make').map(({ make }) => make.toLowerCase());
  const isNamed = people.length + ids.length + makes.length > 0;
  const named = priced.filter(
    ({ with: other, boatId, about }) =>
      people.includes(other.toLowerCase()) ||
      ids.includes(boatId) ||
      makes.some((make) => about.toLowerCase().includes(make)),
  );
  if (isNamed) return named[0];
  const told = priced.filter(({ about }) => memory.last?.text.includes(about));
  return told[0] ?? priced.find(({ standing }) => standing === 'waiting for you') ?? priced[0];
}

function textOf(one: Negotiated, { phrases: { dealFigures }, help, language }: Situation, asked: Asked): string {
  const { proposed = '', asking = '', offAsking, offShare = '', closingFee, priceWithFee = '' } = one;
  const payer = help.find(({ id }) => id === 'who-pays-fee')?.answer[language] ?? '';
  return [
    dealFigures.onTable(proposed, one.about, one.with),
    offAsking === '$0' ? dealFigures.asAsked(asking) : '',
    offAsking && offAsking !== '$0' && (asked.isSaving || !asked.isFee)
      ? dealFigures.offAsking(one.belowAsking === true, offAsking, asking, offShare)
      : '',
    asked.isFee ? (closingFee ? dealFigures.feeAt(proposed, closingFee, priceWithFee) : payer) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same figures of an offer that a person made. */
function offerText(output: Record<string, unknown>, { phrases }: Situation, { isFee }: Asked): string {
  const [other, give, get, state] = ['with', 'youGive', 'youGet', 'state'].map((key) => String(output[key] ?? ''));
  const who = output.whoGetsMore as keyof typeof phrases.valueGap;
  return [
    phrases.valueGap[who](String(output.valueGap ?? '')),
    phrases.tradeLine(other ?? '', give ?? '', get ?? '', state ?? ''),
    isFee ? phrases.offerFee(String(output.closingFee ?? '')) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
