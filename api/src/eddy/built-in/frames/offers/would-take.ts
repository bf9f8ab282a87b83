import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { displayMoney, dollars } from '@tradewind/domain/money';
import { boatsMeant, idsMeant, namedIds } from '../../meant.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import { aspectsText, severalPlan } from '../boats/boat-text.ts';
import { amountSaid, TALKS_DOWN } from './amounts-said.ts';
import { balanceText, givenIn } from './balance-plan.ts';
import { cashBackIn } from './cash-back.ts';

const OWNER =
  '(?:he|she|they|_person_|_ref_(?: of (?:the |that |this )?(?:_\\w+_|it|that one))?|(?:the |its |her |his |that )?(?:owner|seller|guy|_service_|brokerage)(?: of (?:the |that |this )?(?:_\\w+_|it|that one))?)';
const WHETHER = new RegExp(
  `\\b(?:would|will|could|might|may|can|does|do|is|are|if|whether|think|chance|way|odds|possible)\\b(?: \\w+){0,2} ${OWNER} (?:\\w+ ){0,2}?(?:take|takes|accept|accepts|consider|considers|want|wants|like|go for|settle for|say yes to|interested in|open to|swap for|trade for)(?: (?:in|also|maybe|even|something like|around|about|as low as|maybe))* (?:_own_|_asset_|_coins_|_money_|_n_|_bound_|my\\b|the (?:\\w+ ){0,2}_asset_|an? (?:\\w+ ){0,2}_asset_)`,
);
const WHETHER_SWAPPED = new RegExp(
  `\\b(?:would|will|could|might|way)\\b(?: \\w+){0,2} ${OWNER} (?:\\w+ ){0,2}?do (?:_own_|my\\b)|\\b(?:would|will|could|might|may|does|do|think|chance)\\b(?: \\w+){0,2} ${OWNER} (?:\\w+ ){0,2}?(?:swap|trade|exchange|give up|part with|let go of)(?: (?:the|his|her|their|that|this))? (?:_boat_|_make_|_ref_|_type_|boat|it|her) (?:for|against|with) (?:_own_|_asset_|_coins_|my\\b|an? (?:\\w+ ){0,2}_asset_)`,
);
const THING = '(?:my |our |some |the |an? )?(?:\\w+ )?_(?:asset|coins)_';
/** 'Can I pay with gold for the Gale?', 'is gold okay for the Gale?' */
const WHETHER_PAID = new RegExp(
  `\\b(?:can|could|may|might|is it (?:possible|okay|cool|fine)(?: for me)?|am i able|would it be (?:possible|okay)|will they let me|do they let me|possible)(?: to| if)?(?: i| we)?(?: also| even| just| maybe)* (?:pay|buy|get|purchase|use)(?: (?:for|it|the|that|this|her|_(?:boat|make|ref|id)_))*(?: (?:with|in|by|using|through|via))? ${THING}|\\b(?:is|are|would|will) ${THING} (?:be )?(?:okay|fine|good|accepted|possible|an option|cool|enough|welcome|acceptable)\\b.* (?:for|on) (?:the |that |this )?_(?:boat|make|ref|id)_`,
);
const ORDERS =
  /^(?:(?:please|can you|could you|okay|hey|eddy|,) )*(?:ask|tell|message|write|text|draft|offer|send|let|find out)\b|\b(?:draft|make|send|put in|write)\b.*\b(?:offer|bid|message)\b/;
/** Asks for the cost of closing, whatever the owner takes. */
const TO_CLOSE = /\bto close\b|\bclosing (?:costs?|fees?)\b/;
const OF_SEVERAL = /\b(?:any|some|which|who|one|all|none|many|most)(?: (?:one|ones))? of (?:them|these|those|the)\b/i;

/** Whether a message asks if an owner would take a thing or a sum. Only an order makes it an offer. */
export const asksWhetherTaken = (situation: Situation): boolean =>
  (situation.line.has(WHETHER) || situation.line.has(WHETHER_SWAPPED) || asksToPay(situation)) &&
  !situation.line.has(ORDERS) &&
  !situation.line.has(TALKS_DOWN) &&
  !OF_SEVERAL.test(situation.line.message);

const asksToPay = ({ line, memory }: Situation) =>
  line.has(WHETHER_PAID) &&
  !line.has(/_(?:money|n|bound|quantity|own)_|\b(?:fees?|escrow|deposit|subscription|you)\b/) &&
  (line.has(/_(?:boat|make|ref|id|person)_/) || memory.focusId !== undefined);

/** 'Would he take my truck?' is answered by the listing, together with the facts that the question asks for. */
export const wouldTakeFrame: Frame = (situation) => {
  const { line } = situation;
  if (!asksWhetherTaken(situation) || line.first('saved') || line.has(TO_CLOSE)) return undefined;
  // 'Only if they take land' narrows a search.
  if (line.has(/^(?:(?:but|and|okay) )*only if\b/)) return undefined;
  const plan = planFor(situation);
  return (
    plan && {
      intent: 'details',
      weight: 1.45,
      uses: [
        'ref',
        'boat',
        'make',
        'id',
        'person',
        'own',
        'asset',
        'n',
        'money',
        'bound',
        'coins',
        'strange',
        'lowhours',
        'quantity',
        'feature',
      ],
      words: line.has(/\b(?:how far|miles)\b|_place_/) ? /\b(?:would|take)\b/ : /.*/,
      plan,
    }
  );
};

function planFor(situation: Situation): Plan | undefined {
  const { memory, own, phrases, language, line } = situation;
  const meant = boatsMeant(situation);
  const mine = new Set([...own, ...line.all('own').flatMap(({ boats }) => boats)].map(({ id }) => id));
  const others = idsMeant(meant).filter((id) => !mine.has(id));
  const id = others[0] ?? memory.focusId;
  if (id !== undefined) return answer(id, situation);
  const each = asksToPay(situation) ? [...new Set(namedIds(line))] : [];
  if (each.length > 1 && each.length <= MOST_BOATS_AT_ONCE) return eachAnswer(each, situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), (boat) => answer(boat.id, situation));
  return meant === 'which one?' ? just(question('whichBoat', language)) : undefined;
}

/** Each boat of a name, with whether its owner takes the thing. */
const eachAnswer =
  (boatIds: number[], situation: Situation): Plan =>
  ([details]) => {
    if (!details) return use('boat_details', { boatIds });
    const { ask } = situation.phrases.wouldTake;
    const told = boatsOf(details.output).map((boat) => takenText(boat, situation).replace(ask, '').trim());
    return say(errorOf(details.output) ?? [...told, ask].join(' '));
  };

const answer =
  (boatId: number, situation: Situation): Plan =>
  (done) => {
    const [details, balance] = done;
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output);
    const error = errorOf(details.output);
    if (error || !boat) return say(error ?? situation.phrases.nothing);
    // Money that the owner would pay is nothing that the user gives.
    const paid = cashBackIn(situation);
    const both = thingAndCash(paid.situation, paid.back !== undefined);
    if (both && !balance) return use('offer_balance', { boatId, ...both });
    return say(
      [
        ...aspectsText(boat, `${situation.line.text} , ${situation.reading.words}`, situation.phrases),
        takenText(boat, situation),
        balance ? balanceOf(boat, balance.output, situation) : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

/** A thing with cash beside it, whose sum is compared with the price. */
function thingAndCash(situation: Situation, isPaidBack: boolean) {
  const { line } = situation;
  const given = givenIn(situation);
  const mine = line.all('own').flatMap(({ named, boats }) => (named ? boats.map(({ id }) => id) : []));
  const things = mine.length > 0 || (given?.assets ?? []).length > 0;
  return (given?.cash || isPaidBack) && things ? { ...given, ...(mine.length > 0 && { myBoatIds: mine }) } : undefined;
}

/** Something that isn't in the garage has no value there: then the cash alone stands beside the price. */
function balanceOf(boat: KnownBoat, output: Record<string, unknown>, situation: Situation): string {
  const { balance } = situation.phrases;
  if (errorOf(output)) return cashText(boat, situation) ?? '';
  return `${balanceText(output, situation.phrases)} ${balance.estimate}`;
}

/** The asking price beside a sum. Only the owner knows what is enough. */
function cashText({ title, owner, price }: KnownBoat, situation: Situation): string | undefined {
  const said = amountSaid(situation);
  if (!said || !('cash' in said)) return undefined;
  const { sum } = situation.phrases.wouldTake;
  return sum(owner, title, price, displayMoney(dollars(Math.round(said.cash))));
}

function takenText(boat: KnownBoat, situation: Situation): string {
  const { title, owner, takesInTrade } = boat;
  const { line, phrases } = situation;
  const cash = cashText(boat, situation);
  const key = line.first('own') ? 'boats' : (line.first('asset')?.key ?? line.first('coins')?.asset);
  if (cash && key === undefined) return cash;
  const kind = key && categoryLabel(key);
  const words = phrases.wouldTake;
  if (takesInTrade.length === 0) return `${phrases.noTrade} ${words.ask}`;
  if (kind && takesInTrade.includes(kind)) return `${words.yes(owner, title, kind)} ${words.ask}`;
  const open = categoryLabel('open_to_offers');
  if (takesInTrade.includes(open)) return `${words.open(owner, title)} ${words.ask}`;
  return `${kind ? words.no(owner, title, takesInTrade, kind) : phrases.takesInTrade(takesInTrade)} ${words.ask}`;
}
