import { wholeNumber } from '@tradewind/domain/numbers';
import type { NamedDeal } from '../../../../platform/names.ts';
import type { ToolRecord } from '../../../turns.ts';
import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, inTurn, just, type LaterPlan, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import type { Frame, Situation } from '../../situation.ts';
import { messageFrame } from '../messages/message.ts';
import { offerFrame } from '../offers/offer.ts';
import { dealLine, openMeant, revisedPlan } from '../offers/sent-offers.ts';
import { endedByWords, OFF } from './dealings.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';
import { dollarsOf, type KnownTrade, tradeMeant, tradesIn } from './trade-meant.ts';

const OFFER = '(?:offer|bid|proposal|counter|counteroffer|counter offer)';
const WITHDRAW = new RegExp(
  [
    '\\b(?:cancel|withdraw|retract|revoke) (?:it|that|mine) (?:from|with|to) _person_',
    "\\b(?:cancel|withdraw|retract|revoke|rescind|take back|pull|call off) (?:what i offered|(?:_person_|_boat_|_make_)(?: 's)?(?: offer)?$)",
    `\\b(?:cancel|withdraw|retract|revoke|rescind|take back|pull(?: back)?|call off|undo|drop) (?:my|the|that|our|this) (?:(?:\\w+|_type_) )?${OFFER}\\b`,
    '\\b(?:take|pull) (?:my|the|that) (?:\\w+ )?(?:offer|bid)(?: (?:to|for|on|with|from) (?:the |that )?(?:_\\w+_|him|her|them))? back\\b',
    '\\b(?:take|pull|get) (?:my|our|the|that) (?:\\w+ )?(?:offer|bid|proposal|_money_|_n_|_bound_)(?: (?:to|for|on|with|from) (?:the |that )?(?:_\\w+_|him|her|them))? off the table\\b',
    '\\b(?:cancel|withdraw|retract|revoke|rescind|take back|pull|call off|drop) (?:the|my|that|our) _(?:money|bound|n)_ (?:one|offer|bid|proposal)\\b',
    '\\b(?:cancel|withdraw|call off|end|drop|scrap|kill|stop|pull) (?:everything|it all|all|anything|all of it|the (?:whole thing|lot)|(?:all )?(?:my|our|the) (?:open )?(?:stuff|business|deals?|trades?|dealings|offers|bids))(?: (?:off|out))?(?: (?:i|we) have)?(?: (?:open|pending|going|running))* (?:with|to) _person_',
    '\\bi (?:no longer|do not) (?:want|stand by) (?:my|the|that) offer\\b',
  ].join('|'),
);

/** 'She hasn't answered, cancel it'. */
const POINTED =
  /(?:^|[.,;!] |\b(?:so|then|and) )(?:(?:please|just|so|then|and) )*(?:(?:cancel|withdraw|retract|revoke|rescind|pull|call off|take back) (?:it|that|_ref_)|(?:pull|take|call) (?:it|that|_ref_) (?:back|off))(?: (?:please|then|now|again))*[.! ]*$/;

/** Takes back an open offer, by a card. An unclicked draft is only dropped. */
export const withdrawFrame: Frame = (situation) => {
  const { phrases, memory, line } = situation;
  const isPointed = line.has(POINTED) && !memory.card && openMeant(situation).some(({ list }) => list === 'open');
  const ends = line.has(WITHDRAW) || isPointed || endedByWords(situation, 'open').length > 0;
  if (!ends || line.has(/\bhow (?:do|does|can)\b/) || isAgreed(situation)) return undefined;
  const keepsChat = line.has(KEEPS_CHAT);
  const withdraw = keepsChat ? remarked(withNextOrder(situation), phrases.chatStays) : withNextOrder(situation);
  const plan: Plan = !memory.card
    ? withdraw
    : (done) => {
        const [dropped, ...rest] = done;
        if (!dropped) return use('drop_drafts');
        return countOf(dropped.output.dropped) > 0 ? say(phrases.dropped) : withdraw(rest);
      };
  return {
    intent: 'withdraw',
    weight: 1.7,
    uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'money', 'bound', 'quantity', 'service', 'sort', 'type'],
    words: line.has(OFF) || isPointed || keepsChat || line.has(NEXT_OFFER) ? /.*/ : WORDS,
    ...((isPointed ||
      keepsChat ||
      line.has(/\b(?:and|but|then|,) (?:tell|message|write|text|let|ask) (?:_person_|him|her|them)\b/)) && {
      whole: true,
    }),
    plan,
  };
};

const CHAT = '(?:the |my |our |that )?(?:chat|conversation|messages?|thread|talk|contact|history|correspondence)';
const KEEPS_CHAT = new RegExp(
  `\\b(?:keep|leave|save|without (?:losing|deleting|ending)|do not (?:delete|end|close|lose|touch|remove)) ${CHAT}\\b|\\b${CHAT} (?:should |can |must |has to )?(?:stays?|remains?)\\b`,
);

/** Whether everything with the person is agreed already, so that nothing can be withdrawn. */
function isAgreed(situation: Situation): boolean {
  const named = situation.line.first('person') ? dealsNamed(situation, situation.deals) : [];
  const isBound = ({ list }: NamedDeal) => list === 'agreed' || list === 'closing';
  return named.some(isBound) && !named.some(({ list }) => list === 'open');
}

/** 'Take it back and put 60 on the Gale'. */
const NEXT_OFFER = /\b(?:and|then|,) (?:put|offer|bid|make|send|place|submit)\b.*_(?:money|n|bound)_/;
const WORDS =
  /\b(?:what|have|i|made|and|is|my|the|trades?|deals?|do|to|of|with|cancel|withdraw|offers?|more|for|back|take|pull|on|it|now|all|raise|lower|increase|reduce|bump|change|other|want|would|like|bids?|table|off|please|can|you|counter|retract)\b/;
const NEW_OFFER = /^(?:put|offer|bid|make|send|place|submit|instead)$/;
const WRITES = /^(?:tell|message|write|text|let|ask|send)$/;
const CHANGES = /^(?:raise|lower|increase|reduce|bump|up|change|drop|cut|move|bring|set|make|put)$/;

/** 'Withdraw it and put in 160 for that one', '… and raise the other one to 90k': the next order as well. */
function withNextOrder(situation: Situation): Plan {
  const { line } = situation;
  const at = line.chunks.findIndex(({ text }, index) => {
    const next = line.chunks[index + 1]?.text ?? '';
    return /^(?:and|then|but|,)$/.test(text) && (NEW_OFFER.test(next) || CHANGES.test(next) || WRITES.test(next));
  });
  const first = at < 0 ? undefined : line.chunks[at + 1];
  if (!first) return withdrawPlan(situation);
  const partOf = (from: number, to?: number): Situation => ({
    ...situation,
    message: line.message.slice(line.chunks[from]?.at ?? 0, to === undefined ? undefined : line.chunks[to]?.at),
    line: new Line(line.message, line.chunks.slice(from, to)),
  });
  const [before, next] = [partOf(0, at), partOf(at + 1)];
  if (CHANGES.test(first.text) && next.line.has(/\b(?:the|my) (?:other|rest|remaining)\b|_ref_/))
    return inTurn([withdrawPlan(before), raisedOther(next)]);
  const words = WRITES.test(first.text) ? messageFrame(forPerson(next, situation)) : undefined;
  if (words) return inTurn([withdrawPlan(before), words.plan]);
  const offer = offerFrame(next);
  if (offer) return inTurn([withdrawPlan(before), offer.plan]);
  return remarked(withdrawPlan(before), situation.phrases.unanswered([next.message.trim()]));
}

/** 'Her' is the person of the offer. */
function forPerson(next: Situation, { line }: Situation): Situation {
  const person = line.chunks.find(({ meaning }) => meaning?.is === 'person');
  const at = next.line.chunks.findIndex(({ text }) => /^(?:him|her|them)$/.test(text));
  const isHer = person !== undefined && !next.line.first('person');
  // The text of a message is cut from its own words.
  const from = next.line.chunks[0]?.at ?? 0;
  const chunks = next.line.chunks.map((chunk, index) => ({
    ...chunk,
    at: chunk.at - from,
    end: chunk.end - from,
    ...(isHer && index === at && { text: person.text, ...(person.meaning && { meaning: person.meaning }) }),
  }));
  return { ...next, line: new Line(next.message, chunks) };
}

/** The open offer that is not withdrawn, with another amount. */
const raisedOther = (situation: Situation): LaterPlan => ({
  after: (told) => {
    const withdrawn = told.flatMap(({ calls }) =>
      calls.flatMap(({ name, input }) => (name === 'withdraw_offer' ? [input.tradeId] : [])),
    );
    const left = situation.deals.filter(({ list, tradeId }) => list === 'open' && !withdrawn.includes(tradeId));
    return left.length > 0 ? revisedPlan(situation, left) : just(situation.phrases.noOtherOffer);
  },
});

/** Also words behind 'for the' that nothing explains: they name another boat. */
const NAMES =
  /_(?:person|boat|make|id)_|\b(?:for|on) (?:the|that|this) (?!(?:boat|yacht|vessel|one|deal|trade|table|moment|time|price|site|app|ref)\b|_(?:ref|sort|money|n|bound)_)[a-z_]/;

function withdrawPlan(situation: Situation): Plan {
  const { line, phrases } = situation;
  if (line.first('type') && !line.has(NAMES)) return byType(situation);
  return (done) => {
    const [listed, last] = done;
    if (!listed) return use('my_trades', { list: 'open' });
    const trade = tradeMeant(situation, listed.output, { only: line.has(NAMES) });
    if (last) return say(textAfter(last, situation));
    const absent = absentAmount(situation, tradesIn(listed.output));
    if (absent) return say(phrases.noOfferOf(absent));
    const told = line.has(NAMES) ? undefined : toldElsewhere(situation, tradesIn(listed.output));
    if (told !== undefined) return use('explain_trade', { tradeId: told });
    if (trade === 'none') {
      const answered = openMeant(situation).filter(({ list }) => list === 'waiting');
      if (answered.length === 1 && answered[0]) return use('explain_trade', { tradeId: answered[0].tradeId });
      const ended = line.has(NAMES) ? lastEnded(dealsNamed(situation, situation.deals)) : undefined;
      return ended
        ? use('explain_trade', { tradeId: ended.tradeId })
        : say(phrases[tradesIn(listed.output).length > 0 ? 'noOpenOfferFor' : 'noOfferToWithdraw']);
    }
    if (trade === 'several')
      return say(phrases.whichOffer(tradesIn(listed.output).map((one) => phrases.offerLine(one.with, one.youGet))));
    return use('withdraw_offer', { tradeId: trade.tradeId });
  };
}

/** 'Pull it back' behind the only trade that was told: it is that one, also if it can no longer be withdrawn. */
function toldElsewhere({ line, memory }: Situation, open: readonly KnownTrade[]): number | undefined {
  const [told, ...more] = memory.told;
  if (!told?.tradeId || more.length > 0 || !line.has(/\b(?:it|that|this)\b|_ref_/)) return undefined;
  return open.some(({ tradeId }) => tradeId === told.tradeId) ? undefined : told.tradeId;
}

const OF_AMOUNT = /\b(?:the|my|that|our) _(?:money|bound|n)_ (?:one|offer|bid|proposal)\b/;

/** The amount that the words name, if no open offer has it. */
function absentAmount({ line }: Situation, open: readonly KnownTrade[]): string | undefined {
  if (!line.has(OF_AMOUNT)) return undefined;
  const [amount] = line.chunks.flatMap(({ meaning }) => dollarsOf(meaning)).map((one) => `$${wholeNumber(one)}`);
  return amount && !open.some(({ youGive, youGet }) => `${youGive} ${youGet}`.includes(amount)) ? amount : undefined;
}

/** 'My offer for the bowrider': the offers for boats of that type. */
function byType(situation: Situation): Plan {
  const { line, deals, phrases } = situation;
  const boatIds = [
    ...new Set(deals.flatMap(({ boats }) => boats.flatMap(({ boatId, isMine }) => (isMine ? [] : [boatId])))),
  ];
  if (boatIds.length === 0) return just(phrases.noOfferToWithdraw);
  const types = line.all('type').map(({ type }) => type);
  return (done) => {
    const [found, last] = done;
    if (!found) return use('search_boats', { types, boatIds });
    const ids = boatsOf(found.output).map(({ id }) => id);
    const over = deals.filter(({ boats }) => boats.some(({ boatId, isMine }) => !isMine && ids.includes(boatId)));
    if (last) return say(textAfter(last, situation));
    const open = over.filter(({ list }) => list === 'open');
    const [only, ...more] = open;
    if (more.length > 0) return say(phrases.whichOffer(open.map((one) => dealLine(one, situation))));
    if (only) return use('withdraw_offer', { tradeId: only.tradeId });
    const ended = lastEnded(over);
    return ended ? use('explain_trade', { tradeId: ended.tradeId }) : say(phrases.noOpenOfferFor);
  };
}

/** Deals come most recently changed first. */
const lastEnded = (deals: readonly NamedDeal[]): NamedDeal | undefined => deals.find(({ list }) => list === 'ended');

/** The words beside the card, or about the offer that has ended already. */
function textAfter({ name, output }: ToolRecord, { phrases }: Situation): string {
  const error = errorOf(output);
  if (error || name === 'withdraw_offer') return error ?? phrases.withdraw;
  const left = textOf(output.state) === 'waiting for you' ? phrases.declineThere : '';
  const before = left ? phrases.answeredAlready : phrases.nothingLeftToWithdraw;
  return [before, tradeLineOf(output, phrases), left].filter(Boolean).join(' ');
}
