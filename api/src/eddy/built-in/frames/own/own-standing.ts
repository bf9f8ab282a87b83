import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownClosing } from '../trades/known-closing.ts';
import { ownMeant } from './own-meant.ts';

const BOUND =
  /\b(?:reserved|tied up|locked(?: up)?|blocked|frozen|on hold|stuck|pending|spoken for|promised|committed|taken|not available|unavailable|greyed out|grayed out)\b|\b(?:in|part of) (?:an?|any|some|another) (?:\w+ )?(?:deals?|trades?|_sort_)(?: |$)/;
const CAN_NOT =
  /\b(?:can not|unable to|not able to|(?:will|does) not let (?:me|us)|not allowed to|refuse[sd]?|won t let me) (?:(?:i|we|me) )?(?:\w+ )?(?:edit|change|delete|pause|sell|trade|lower|raise|remove|relist|reduce|drop|mark|hide|update)\b|\b(?:can|may) (?:i|we) (?:the |my )?_own_ (?:\w+ )?not (?:\w+ )?(?:edit|change|delete|pause|sell|trade|lower|raise|remove)\b/;
const STILL_FREE =
  /\b(?:can|could|may|am) (?:i|we) (?:still |now |actually |even |allowed to |free to |able to )*(?:sell|trade|offer|list)\b|\bfree to (?:sell|trade)\b|\bstill _own_|\bstill (?:free|available|for sale|sellable|mine to sell)\b/;
const ASKS_REASON = /\b(?:why|how come|what for|reason|who for|for whom|since when|what is holding)\b/;
const WHICH = /\b(?:which|what|any|are|is|all|can|could|may|am)\b/;
const ELSEWHERE =
  /_(?:asset|coins|type|place|money|bound|service)_|\b(?:how (?:do|can|much)|what does|messages?|deposit|release|loans?|liens?|mortgage|payoff|estimate|worth|offers?|somebody else|someone else|anybody else|anyone else|for me to)\b/;

/** Boats that can or cannot take offers now. */
const TAKES_OFFERS =
  /\b(?:can|could|able to|unable to|not|open|free|allowed to|do|does|are|is)\b.*\b(?:take|takes|taking|get|receive|accept|accepting|have|make|bid|open to|open for|free for|available for)(?: (?:any|new|more|other|further|an|me))* offers?\b/;

const OFFERS_WEIGHT = 1.8;
const REASON_WEIGHT = 1.68;
const WHICH_WEIGHT = 1.62;

/** Which of the user's boats a trade has reserved, for whom, and what that stops. */
export const ownStandingFrame: Frame = (situation) => {
  const { line } = situation;
  const isOffers =
    line.has(TAKES_OFFERS) &&
    line.has(
      /^(?:(?:and|so|okay|hey|hi|eddy|please|tell me|,) )*(?:which|what|are|is|can|could|do|does|why|how come)\b/,
    ) &&
    !line.has(/\b(?:i|we) (?:\w+ )?(?:take|get|receive|accept|have|make)\b|_(?:person|boat|make|money|n)_/);
  if (!line.first('own') || ELSEWHERE.test(isOffers ? line.text.replace(/\boffers?\b/g, '') : line.text))
    return undefined;
  const isReason = line.has(ASKS_REASON) && (line.has(BOUND) || line.has(CAN_NOT));
  const isWhich = line.has(WHICH) && ((line.has(STILL_FREE) && line.has(/\b(?:which|still|yet)\b/)) || line.has(BOUND));
  const isRefused = line.has(CAN_NOT);
  if (!isReason && !isWhich && !isRefused && !isOffers) return undefined;
  return {
    intent: 'own',
    weight: isOffers ? OFFERS_WEIGHT : isReason ? REASON_WEIGHT : WHICH_WEIGHT,
    ...EVERYTHING,
    whole: !line.has(/\? \w/),
    plan: standingPlan(situation),
  };
};

type OwnBoat = KnownBoat & { status: string };

const MOST = 6;

function standingPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [mine, closings] = done;
    if (!mine) return use('my_boats');
    const meant = ownMeant(situation);
    const all = boatsOf(mine.output) as OwnBoat[];
    const numbers = situation.line.all('n').map(({ value }) => String(value));
    const named = all.filter(
      ({ id, title }) => meant.includes(id) || title.split(' ').some((one) => numbers.includes(one)),
    );
    const isBound = ({ status }: OwnBoat) => Number(status !== 'active');
    const boats = (named.length > 0 ? named : [...all].sort((a, b) => isBound(b) - isBound(a))).slice(0, MOST);
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noListings);
    if (!closings) return use('my_closings');
    const agreed = (closings.output.closings ?? []) as KnownClosing[];
    return say(boats.map((boat) => standingText(boat, agreed, situation)).join(' '));
  };
}

function standingText({ title, status }: OwnBoat, agreed: readonly KnownClosing[], { phrases }: Situation): string {
  const { ownStanding } = phrases;
  if (status === 'active') return ownStanding.free(title);
  if (status !== 'pending') return ownStanding.otherwise(title, textOf(status));
  const trade = agreed.find(({ youGive }) => youGive.some((thing) => thing.includes(title)));
  const dispute = trade?.dispute;
  return [
    ownStanding.reserved(title),
    trade ? ownStanding.reservedFor(trade.with) : '',
    dispute ? `${phrases.disputed(dispute.by, dispute.since)} ${phrases.disputeDecides}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
