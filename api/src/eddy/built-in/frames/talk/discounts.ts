import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const REDUCED =
  '(?:discounts?|coupons?|vouchers?|rebates?|promo(?:s|tions?)?(?: codes?)?|referral codes?|discount codes?|(?:%|percent|_aside_|_money_|_bound_|_n_) off|(?:money|something|a bit) off|price cut|reduction)';
const OURS =
  '(?:you|you guys|your (?:\\w+ )?(?:team|people|staff|support|colleague|ad|site|website|email)|_service_|support|customer (?:service|support)|tradewind|the (?:site|team|app|platform|company|brokerage)|an? (?:ad|email|agent|colleague))';
/** Somebody of ours is said to have promised one. */
const PROMISED = new RegExp(
  `\\b(?:promised|guaranteed|granted|told|given|assured|quoted|offered|entitled|approved)\\b.*\\b${REDUCED}|\\b${OURS} (?:\\w+ )?(?:promised|guaranteed|said|told|gave|offered|assured|advertis\\w+)\\b.*\\b${REDUCED}|\\bi (?:have|got|was sent) (?:a|an|this|my|the) (?:\\w+ )?(?:coupon|voucher|promo|promo code|discount|discount code|code)\\b`,
);
/** Asks whether there are any. */
const ASKED = new RegExp(
  `\\b(?:do|does|are|is|any|where|how)\\b.*\\b(?:coupons?|vouchers?|promo(?:s|tions?)?(?: codes?)?|referral codes?|discount codes?|(?:veteran|military|senior|student|member|loyalty|first time|new (?:user|member)|black friday|holiday) (?:\\w+ )?discounts?)\\b|\\b(?:do|does|can|could|will) ${OURS} (?:\\w+ )?(?:have|offer|give|do|run)\\b.*\\bdiscounts?\\b`,
);
const OF_OWNER =
  /\b(?:owner|seller|he|she|_person_)\b(?: \w+){0,2} (?:promised|offered|said|told|agreed|guaranteed)|_person_/;

/** A discount that somebody says Tradewind promised, or asks for: there are none, and the owner sets the price. */
export const discountsFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const isPromised = line.has(PROMISED) && !line.has(OF_OWNER);
  if (!isPromised && !line.has(ASKED)) return undefined;
  const meant = line.has(/_(?:boat|make|id|ref)_/) ? boatsMeant(situation) : undefined;
  const [boatId] = idsMeant(meant);
  return {
    intent: 'fees',
    weight: 1.7,
    ...EVERYTHING,
    whole: true,
    plan: boatId === undefined ? just(phrases.noDiscounts) : pricePlan(boatId, situation),
  };
};

const pricePlan =
  (boatId: number, { phrases }: Situation): Plan =>
  ([details]) => {
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output);
    if (!boat) return say(errorOf(details.output) ?? phrases.noDiscounts);
    return say(`${phrases.noDiscounts} ${phrases.withFees.asks(boat.title, boat.price)}`);
  };
