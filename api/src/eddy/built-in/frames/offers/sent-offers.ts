import type { NamedDeal } from '../../../../platform/names.ts';
import { decisionOf } from '../../../turns.ts';
import { errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { isBetweenOthers } from '../people/between-others.ts';
import { cashIn, cashOf } from '../trades/cash-of-trade.ts';
import { dealsNamed, dealsOfBoth } from '../trades/deals-named.ts';
import { stateLine } from '../trades/trade-line.ts';
import { positionIn } from '../trades/trade-meant.ts';
import { amountSaid, bareStep, directionIn, wantedAmount } from './amounts-said.ts';
import { isNoMoney } from './no-money.ts';
import { besideCard } from './offer-draft.ts';
import { offerWords, wordsNote } from './offer-words.ts';

const OFFER = '(?:offers?|bids?|proposals?|counters?|counter ?-?offers?|price)';
const AMOUNT = '_(?:money|n|bound|quantity)_';

/** Another amount for an offer that is already sent. */
const CHANGES = new RegExp(
  `\\b(?:change|raise|lower|increase|reduce|bump|up|drop|cut|revise|adjust|move|make|set|put|go|sweeten|improve|correct|update|bring|take|get|pull|push|knock|shave|walk|come)\\b(?: (?:it|that|this|her|him|them|up|down|to|(?:my|our|the|that) _(?:person|make|boat)_(?: 's)? (?:one|deal|${OFFER})|(?:my|our|the) (?:\\w+ )?${OFFER}|${OFFER})){1,5}\\b.*${AMOUNT}|^(?:(?:okay|then|so|and|please|just) )*(?:add|throw in|put in)(?: another| an extra)? ${AMOUNT}(?: (?:more|on top|to it|to (?:my|the) (?:offer|bid)))*[.! ]*$`,
);
/** 'Change what I'm asking Ruth to 225'. */
const CHANGES_ASKED = new RegExp(
  `\\b(?:change|raise|lower|drop|bump|move|adjust) (?:my|our) (?:asking price|ask|asking|price) (?:to|with|for|from) _person_(?: (?:to|at|down|up))* ${AMOUNT}|\\b(?:change|raise|lower|drop|bump|move|adjust) what (?:i|we) (?:am |are )?(?:ask\\w*|want\\w*|offer\\w*|propos\\w*|bid\\w*)(?: (?:for|from|of|_person_|him|her|them|to))* ${AMOUNT}|\\b(?:change|raise|lower|drop|bump|move|adjust) what (?:_person_|he|she|they) (?:should |has to |have to )?(?:pays?|adds?|gives?)(?: (?:me|us|up|to|at))* ${AMOUNT}`,
);
/** German puts the verb last. */
const VERB_LAST = new RegExp(`\\b(?:my|our) (?:\\w+ )?${OFFER}\\b.*${AMOUNT} (?:raise|lower|increase|reduce)\\b`);
const IN_TRADE = new RegExp(
  `\\b(?:change|raise|lower|increase|reduce|bump|drop|cut|adjust|move|set|put|bring)\\b(?: (?:it|that|up|down|to|my|our|the|price|cash|amount))* ${AMOUNT}.*\\b(?:in|of|for|on|to) (?:the|my|our) (?:\\w+ )?(?:trade|deal|offer|bid|proposal)\\b`,
);
const OWN_OFFER = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${OFFER}\\b|\\b(?:in|of) (?:the|my|our) (?:trade|deal|offer) with\\b`,
);
const POINTS = new RegExp(
  `\\b(?:it|that|this|(?:my|our|the) (?:\\w+ )?${OFFER}|(?:my|our|the|that) _(?:person|make|boat)_(?: 's)? (?:one|deal))\\b|^(?:(?:okay|then|so|and|please|just) )*(?:add|throw in|put in)\\b`,
);
/** The amount of the other side, and the one that the user wants instead. */
const TOO_LITTLE = new RegExp(
  `${AMOUNT}(?: \\w+){0,2} (?:is|was|are|seems?|would be) (?:\\w+ )?(?:too|not|way) (?:\\w+ )?(?:low|little|high|much|enough|cheap|expensive)\\b`,
);
const WANTS = new RegExp(
  `\\b(?:i|we) (?:\\w+ )?(?:want|need|ask|take|accept|go|do|offer|pay|give|expect|settle)(?: (?:up|down|for|at|to|as|high|low|least|at least|now))* ${AMOUNT}|\\b(?:make it|how about|instead) ${AMOUNT}`,
);
const TELLS = /\b(?:tell|write|answer|reply|respond|let|inform)\b/;

/** The offer itself is taken back, whatever comes next. */
const TAKES_BACK =
  /\b(?:take|pull) (?:my|our|the|that) (?:\w+ )?(?:offer|bid|proposal)\b[^.,;]*\bback\b|\b(?:withdraw|retract|cancel|revoke) (?:my|our|the|that)\b/;
const KEEPS_NOTE = /\b(?:keep|leave|with|same) (?:the |my )?(?:same )?(?:note|message|words)\b/i;

const isOpen = ({ list }: NamedDeal) => list === 'open' || list === 'waiting';

/** Whether the user asked for the boat of the trade. */
const isStartedByUser = ({ subjectId, boats }: NamedDeal) =>
  boats.some(({ boatId, isMine }) => boatId === subjectId && !isMine);

/** The open trades that the words name; without a name, those that Eddy told of last. */
export function openMeant(situation: Situation): readonly NamedDeal[] {
  const open = situation.deals.filter(isOpen);
  const named = dealsNamed(situation, open);
  if (named.length > 0 || situation.line.has(/_(?:person|boat|make)_/)) return named;
  const sentFor = justSentFor(situation);
  if (sentFor !== undefined)
    return open.filter(({ boats }) => boats.some(({ boatId, isMine }) => !isMine && boatId === sentFor));
  const told = pointedAt(
    situation,
    open.filter(({ tradeId }) => situation.memory.told.some((one) => one.tradeId === tradeId)),
  );
  if (told.length > 0) return told;
  // An offer that has ended points at no open one of the same person.
  const ended = situation.deals.filter(({ list }) => list === 'ended').map(({ tradeId }) => tradeId);
  const names = situation.memory.told.filter(({ tradeId = 0 }) => !ended.includes(tradeId)).map(({ name }) => name);
  const withThem = open.filter(({ people }) => people.some(({ name }) => names.includes(name)));
  if (withThem.length === 1) return withThem;
  return isAboutSomebody(situation) && open.length === 1 ? open : [];
}

/** 'The first offer' of those that were told. */
function pointedAt({ line, memory }: Situation, told: readonly NamedDeal[]): readonly NamedDeal[] {
  const ids = memory.told.flatMap(({ tradeId }) => tradeId ?? []);
  const at = told.length > 1 ? positionIn(line) : -1;
  const pointed = told.filter(({ tradeId }) => at >= 0 && tradeId === ids[at]);
  return pointed.length > 0 ? pointed : told;
}

/** Without the trades that have none of the boats the words name: the amount is for another boat. */
export function overNamed(deals: readonly NamedDeal[], { line }: Situation): readonly NamedDeal[] {
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('own').filter((own) => own.named)];
  if (named.length === 0) return deals;
  const ids = new Set(named.flatMap(({ boats }) => boats.map(({ id }) => id)));
  return deals.filter(({ boats }) => boats.some(({ boatId }) => ids.has(boatId)));
}

/** The boat of an offer that the user has just sent from its card. */
function justSentFor({ memory: { card, cardIsLast } }: Situation): unknown {
  const isSent = cardIsLast && card?.name === 'draft_offer' && decisionOf(card) === 'confirmed';
  return isSent ? card.input.boatId : undefined;
}

/** 'Him' without anybody told of is the person of the only open trade. */
const isAboutSomebody = ({ line, memory }: Situation) =>
  memory.told.length === 0 && memory.focusId === undefined && line.has(/\b(?:him|her|them|he|she|they)\b/);

const INTERPRETED: Pick<Interpretation, 'uses' | 'words'> = {
  ...EVERYTHING,
};

/** Changes the amount of an open offer, by a card with a counteroffer. */
export const reviseFrame: Frame = (situation) => {
  const { line, memory, deals } = situation;
  if (line.has(TAKES_BACK)) return undefined;
  const hasOpenCard = memory.cardIsLast && justSentFor(situation) === undefined;
  if (hasOpenCard || line.has(/\bhow (?:do|does|can)\b|_(?:type|kind|asset)_|\bif i\b|\?$/)) return undefined;
  const changes =
    (line.has(CHANGES) && line.has(POINTS)) || line.has(IN_TRADE) || line.has(VERB_LAST) || line.has(CHANGES_ASKED);
  const wants = line.has(WANTS) && (line.has(TOO_LITTLE) || line.has(TELLS));
  const [wanted] = wantedAmount(line.chunks);
  if ((!changes && !wants) || (wanted && isNoMoney(line.chunks, line.chunks.indexOf(wanted)))) return undefined;
  const open = deals.filter(isOpen);
  const meant = overNamed(openMeant(situation), situation);
  const isOwnOffer = line.has(OWN_OFFER) && !line.has(/_(?:person|boat|make)_/);
  const sent = open.filter(({ list }) => list === 'open');
  const own = sent.length > 0 ? sent : open.filter(isStartedByUser);
  const found = meant.length > 0 ? meant : isOwnOffer ? own : [];
  if (found.length === 0) return undefined;
  return { ...INTERPRETED, intent: 'counter', weight: 1.62, plan: revisedPlan(situation, found) };
};

export function revisedPlan(heard: Situation, found: readonly NamedDeal[]): Plan {
  const words = offerWords(heard);
  const { situation, note } = words;
  const { phrases } = situation;
  const said = amountSaid(situation, 1_000, wantedAmount(situation.line.chunks));
  if (!said || !('cash' in said)) return just(phrases.howMuchMore);
  const [deal, ...others] = found;
  if (!deal || others.length > 0) return just(phrases.whichOffer(found.map((one) => dealLine(one, situation))));
  const { tradeId } = deal;
  const direction = directionIn(situation);
  const plan: Plan = (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId });
    const error = errorOf(explained.output);
    if (error) return say(error);
    const step = direction ?? bareStep(situation, said.cash, cashIn(explained.output));
    const amount = step === undefined ? said.cash : step * said.cash;
    const cash = cashOf(explained.output, amount, step !== undefined);
    if (!drafted) return use('draft_counter', { tradeId, ...cash, ...(note && { note }) });
    return say(errorOf(drafted.output) ?? phrases.counter);
  };
  const kept = KEEPS_NOTE.exec(heard.message)?.[0];
  const remarks = [wordsNote([words], situation, true), kept && !note ? phrases.unused([kept]) : ''];
  return besideCard(plan, remarks.filter(Boolean).join(' '));
}

/** An open trade in a few words: to whom the user's offer went, or from whom the one came that waits for the user. */
export const dealLine = ({ list, people, boats }: NamedDeal, { phrases }: Situation) =>
  phrases[list === 'waiting' ? 'offerAbout' : 'offerLine'](
    people.map(({ name }) => name).join(', '),
    (boats.find(({ isMine }) => !isMine) ?? boats[0])?.boatTitle ?? '',
  );

const EXPIRES =
  /\b(?:runs? out|expir\w*|laps\w*|ends?|valid|good|how long|deadline|until when|still (?:open|good|valid|stands?)|time left|stands?)\b/;
const ANY_OFFER = new RegExp(
  `_person_ (?:\\w+ )?${OFFER}\\b|\\b(?:my|our|the|his|her|their|that|this|'s) (?:\\w+ )?${OFFER}\\b`,
);
const TIME_LEFT =
  /\bhow (?:long|much time|many (?:days|hours)) (?:till|until|til|before) (?:_person_|he|she|they) (?:has|have|must|needs?|should|will) ?(?:to )?(?:answer|respond|reply|decide|accept)\b|\b(?:when|by when|until when) (?:do|must|should) (?:i|we) (?:\w+ )?(?:have to |need to )?(?:answer|respond|reply|decide)\b|\bhow (?:long|much time) do (?:i|we) (?:have|got|get)[?.! ]*$|\bhow (?:long|much time) (?:do|have|can|may) (?:i|we)\b.*\b(?:left|answer|respond|reply|decide|think)\b|\bhow (?:long|much time) (?:does|do|has|have) (?:_person_|he|she|they)\b.*\b(?:left|answer|respond|reply|decide|think)\b|\bwhat (?:happens )?if (?:_person_|he|she|they) (?:does|do|will|never) (?:not )?(?:answer|respond|reply|decide|react)\w*|\b(?:by when|until when|how soon) (?:must|does|do|should|will|has|have|can) (?:_person_|he|she|they)\b.*\b(?:answer|respond|reply|decide|accept)\b/;
const ANSWERED =
  /\b(?:has|have|did) (?:_person_|_ref_|he|she|they) (?:\w+ )?(?:answer\w*|respond\w*|repl(?:y|ied)|decid\w*|react\w*|accept\w*|declin\w*|bite|bit|go for it|take it|agree|said (?:yes|no)|say (?:yes|no)|get back|gotten back)\b|\b(?:state|status) of (?:it|that|this|the (?:offer|bid))\b|\b(?:word|news|answer|reply|response|reaction|decision|verdict|updates?)\b(?: (?:yet|back))?(?: from (?:_person_|him|her|them))?(?: yet)? (?:on|about|to|regarding) (?:my|the|that|our) (?:\w+ )?(?:offer|bid|proposal|counter\w*)\b/;
const TURN =
  /\b(?:whose|my|his|her|their|'s) (?:turn|move)\b|\bwho (?:has|needs|is supposed|gets|must|should|is)(?: (?:to|the one|who))* (?:answer|respond|move|decide|act|reply|go next|next|up)\b|\bball\b.*\bcourts?\b|\bwaiting (?:on|for) (?:whom|who|me|him|her|them|_person_)\b|\bwho (?:are|am|is) (?:we|i|he|she|they|_person_) waiting (?:on|for)\b/;
const ENDED_WHY =
  /\b(?:why|reasons?|how come|what was wrong)\b.*\b(?:declin\w*|reject\w*|turn\w* (?:\w+ ){0,3}down|refus\w*|say no|said no|expired?|lapsed?|fell through|not (?:accept\w*|work out|go through))\b/;
const OFFERED =
  /\b(?:what|how much) (?:i|we) (?:\w+ )?(?:offered|bid|proposed)\b|\bwhat does _person_ want (?:from|of|off) (?:me|us)\b|\b(?:what|how much) (?:did|have|had|was it) (?:i|we) (?:\w+ )?(?:offer\w*|bid|propos\w*|counter\w*)\b|_person_(?: 's)? (?:agent )?(?:offer\w*|propos\w*|counter\w*)\b.*\bwhat\b|\bwhat (?:did|has|does|is|was) (?:_person_|he|she|they) (?:\w+ )?(?:offer\w*|propos\w*|bid|counter\w*)\b|(?:_sort_|\b(?:last|latest|current|newest)) (?:counter ?-?offer|offer|bid|proposal)\b/;

/** 'What's the second one about?' after a list of trades. */
const ASKS_OF_ONE =
  /^(?:(?:and|so|okay|,) )*(?:what (?:is|about)|tell me (?:more )?about|explain|show me|more on|details (?:on|of)) (?:_ref_|(?:the|that) (?:first|second|third) (?:one|offer|bid|deal|trade))(?: about| then)?[?.! ]*$/;
/** 'Explain the one from Ruth.' */
const ABOUT_THEIRS =
  /^(?:(?:and|so|okay|,) )*(?:what (?:is|about|was)|how about|tell me (?:more )?about|explain|show me|more on|details (?:on|of)) (?:_ref_|(?:the|that) (?:one|offer|bid|deal|proposal|swap|counter\w*)) (?:from|by|with|of) _person_(?: (?:then|again|please))*[?.! ]*$|\bwhat (?:is|was) (?:_person_ 's|his|her|their) (?:last|latest|current|newest|_sort_) (?:number|offer|bid|ask|counter\w*|price)\b/;
const IF_NO =
  /^(?:(?:and|so|but|okay) )*(?:what (?:if|happens (?:if|when)|then if)|if|when) (?:_person_|he|she|they) (?:says? no|declin\w*|reject\w*|turns? (?:it|me|us|that) down|refus\w*|passes|does not (?:want|accept|take) (?:it|that))(?: ,?(?: ?(?:what (?:happens|then|now)|then what|and then|(?:can|could|may) (?:i|we) (?:\w+ )?(?:offer|bid|make|try|send)(?: (?:him|her|them|it|an?|another|something|again|more|less|else|other|new|offer|bid))*))(?: (?:to|with) (?:it|me|(?:my|the) \w+|_own_))?)?[?.! ]*$/;
const STILL_OPEN =
  /^(?:(?:and|so|but|okay) )*(?:is|does|was) (?:it|that|this|the (?:offer|bid|deal|proposal)) (?:still )?(?:open|good|valid|on|stand\w*|live|alive|active|there|on the table)(?: now| yet)*[?.! ]*$|^(?:(?:and|so|but) )*(?:until when|how long|when does (?:it|that) (?:expire|end|run out))\b/;

/** The state of an open offer, what it is, and until when it stands. */
export const offerStateFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (
    isBetweenOthers(line) ||
    // The rule is asked for, not the state.
    (!line.has(/_(?:person|boat|make)_/) &&
      line.has(
        /\bwhat happens\b.*\b(?:expires?|runs? out|ends?|lapses?)\b|\b(?:expires?|runs? out|ends?)\b.*\bwhat happens\b/,
      )) ||
    line.has(/\b(?:withdraw|retract|cancel|take back|pull) (?:what|everything) i (?:offered|bid|proposed)\b/) ||
    line.has(
      /^(?:(?:please|and|so|then|now|just|okay) )*(?:counter|offer|bid|tell(?! me\b)|raise|lower|draft|send|ask)\b|\bmessages?\b|\b(?:how|where) (?:do|can|does)\b|\b(?:list|show) (?:me )?(?:all|my)\b/,
    )
  )
    return undefined;
  const isPaper = line.has(/_service_|\b(?:broker|statements?|papers?|documents?|photos?|listing|funds)\b/);
  const ended = line.has(ENDED_WHY) && !isPaper ? endedMeant(situation) : [];
  if (ended.length > 0)
    return { ...INTERPRETED, intent: 'trades', weight: 1.8, plan: statePlan(situation, ended.slice(0, MOST)) };
  const turn = line.has(TURN) && !isAgreedWith(situation) ? openMeant(situation) : [];
  if (turn.length > 0)
    return { ...INTERPRETED, intent: 'trades', weight: 1.9, plan: statePlan(situation, turn.slice(0, MOST)) };
  const pointed = line.has(ASKS_OF_ONE) ? openMeant(situation) : [];
  if (pointed.length === 1 && positionIn(line) >= 0)
    return { ...INTERPRETED, intent: 'trades', weight: 1.7, plan: statePlan(situation, pointed) };
  const theirs = line.has(ABOUT_THEIRS) ? openMeant(situation) : [];
  if (theirs.length > 0)
    return { ...INTERPRETED, intent: 'trades', weight: 1.72, plan: statePlan(situation, theirs.slice(0, MOST)) };
  const isRefusal = line.has(IF_NO) ? openMeant(situation) : [];
  if (isRefusal.length > 0 && !line.has(/_(?:money|bound|n)_/))
    return { ...INTERPRETED, intent: 'trades', weight: 1.7, whole: true, plan: just(situation.phrases.ifRefused) };
  const isToldOf = situation.memory.told.some(({ tradeId }) => tradeId !== undefined) && line.has(STILL_OPEN);
  const isIgnored = line.has(IGNORES);
  const expires = isIgnored || (line.has(EXPIRES) && line.has(ANY_OFFER)) || line.has(TIME_LEFT) || isToldOf;
  const asks = expires || line.has(SINCE) || line.has(ANSWERED) || line.has(OFFERED);
  if (!asks || line.has(/_(?:money|bound|type|asset)_/)) return undefined;
  const meant = overNamed(openMeant(situation), situation);
  const over =
    meant.length === 0
      ? dealsOfBoth(
          situation,
          deals.filter(({ list }) => list === 'ended'),
        )
      : [];
  if (over.length > 0 && line.first('person') && !expires)
    return { ...INTERPRETED, intent: 'trades', weight: 1.66, plan: statePlan(situation, over.slice(0, MOST)) };
  const isAny = expires && !line.has(/_(?:person|boat|make)_/);
  const found =
    meant.length > 0
      ? meant
      : isAny
        ? deals.filter(({ list }) => list === (line.has(/\b(?:do|have) i\b/) ? 'waiting' : 'open'))
        : [];
  return found.length === 0
    ? undefined
    : {
        ...INTERPRETED,
        ...(line.has(/\bif (?:_person_|he|she|they)\b/) || line.has(THEN) ? { whole: true, tells: THEN_ALONE } : {}),
        intent: 'trades',
        weight: 1.66,
        plan: statePlan(situation, found.slice(0, MOST)),
      };
};

const THEN_ALONE = /^\s*(?:and\s+)?(?:what (?:happens|comes|then)|then what)\b/i;
/** Asks what comes after the end of an offer. */
const THEN =
  /\b(?:expires?|runs? out|ends?|lapses?)\b.*\bwhat (?:happens|then|comes)\b|\bwhat happens\b.*\b(?:expires?|runs? out|ends?|lapses?)\b/;
const IGNORES =
  /\bif (?:i|we) (?:\w+ )?(?:ignore|do nothing|do not (?:\w+ )?(?:answer|reply|respond|react|decide|do anything)|say nothing|let it (?:run out|expire|lapse))\b/;
const MOST = 3;

/** The trades that ended, with the people and boats that the words name. */
function endedMeant(situation: Situation): readonly NamedDeal[] {
  const ended = situation.deals.filter(({ list }) => list === 'ended');
  const named = dealsNamed(situation, ended);
  return named.length > 0 || situation.line.has(/_(?:person|boat|make)_/) ? named : ended;
}

/** An agreed trade has turns of its own. */
const isAgreedWith = (situation: Situation): boolean =>
  dealsNamed(
    situation,
    situation.deals.filter(({ list }) => list === 'agreed' || list === 'closing'),
  ).length > 0;

const FIRST = /\b(?:original\w*|first|initial\w*|at first|to begin with|before (?:that|the counter\w*))\b/;

const SAID_YES =
  /\b(?:has|have|did) (?:_person_|_ref_|he|she|they) (?:\w+ )?(?:accept\w*|agreed?|said yes|say yes|go for it|take it|bite|bit)\b/;

/** 'Did Ruth say yes to Saturday' asks for a yes to something else. */
const TO_ELSE =
  /\b(?:yes|agreed?|okay) to (?!(?:it|that|this|my|our|the|his|her|their|us|me|sell|trade|swap)\b|_(?!place_|strange_|service_))/;

/** Asks for the day of an offer. */
const SINCE =
  /\b(?:when|what day|how long ago) (?:did|have|was it that|was) (?:i|we|_person_|he|she|they|my|our|the|his|her|that)\b.*\b(?:make|made|send|sent|offer\w*|bid|propos\w*|put in)\b/;
const WAITS_FOR_USER = 'waiting for you';

/** Says whether the other side of an open offer has accepted it, if that is the question. */
function yesIn(output: Record<string, unknown>, line: Situation['line'], phrases: Situation['phrases']): string {
  return line.has(SAID_YES) && !line.has(TO_ELSE) ? yesText(output, phrases) : '';
}

/** Says whether the other side of an open offer has accepted it. */
export function yesText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const state = textOf(output.state);
  if (!state.startsWith('waiting')) return '';
  const by = ((output.proposals ?? []) as { by: string }[]).map((one) => one.by);
  // An answer with other terms agrees to those, and not to the user's.
  if (by.at(-1) === 'other' && by.includes('user')) return phrases.answeredOtherwise(textOf(output.with));
  return `${phrases.saidYes(textOf(output.with), output.othersAccepted === true)} ${phrases.youSaidYes(state !== WAITS_FOR_USER)}`;
}

function statePlan({ phrases, line }: Situation, found: readonly NamedDeal[]): Plan {
  return (done) => {
    const next = found[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const lines = done.map(({ output }) => {
      const isFirst = line.has(FIRST) && output.firstGive !== undefined && !errorOf(output);
      const first = isFirst ? phrases.firstOffer(textOf(output.firstGive), textOf(output.firstGet)) : '';
      const since =
        line.has(SINCE) && output.proposedOn ? phrases.proposedOn(output.proposedBy, textOf(output.proposedOn)) : '';
      return [yesIn(output, line, phrases), first, since, stateLine(output, { phrases, line })]
        .filter(Boolean)
        .join(' ');
    });
    return say([...lines, line.has(IGNORES) || line.has(THEN) ? phrases.endsByItself : ''].filter(Boolean).join(' '));
  };
}
