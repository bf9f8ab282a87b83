import type { Frame } from '../situation.ts';
import { againstEndFrame } from './boats/against-end.ts';
import { bestDealFrame } from './boats/best-deal.ts';
import { detailsFrame, distanceFrame } from './boats/boats.ts';
import { claimsFrame } from './boats/claims.ts';
import { coinsFrame } from './boats/coins.ts';
import { compareFrame } from './boats/compare.ts';
import { comparedFurtherFrame } from './boats/compared-further.ts';
import { conditionsShownFrame } from './boats/conditions-shown.ts';
import { costFrame } from './boats/cost.ts';
import { describedPairFrame } from './boats/described-pair.ts';
import { halvedPriceFrame } from './boats/halved-price.ts';
import { kindsFrame } from './boats/kinds.ts';
import { listQuestionsFrame } from './boats/list-questions.ts';
import { loanFrame } from './boats/loan.ts';
import { measureInUnitFrame } from './boats/measure-in-unit.ts';
import { perExtraFrame } from './boats/per-extra.ts';
import { photosFrame } from './boats/photos.ts';
import { qualityFrame } from './boats/quality.ts';
import { ratiosFrame } from './boats/ratios.ts';
import { reasonsFrame } from './boats/reasons.ts';
import { roomFrame } from './boats/room.ts';
import { runningCostsFrame } from './boats/running-costs.ts';
import { salesTaxFrame } from './boats/sales-tax.ts';
import { sameFactFrame } from './boats/same-fact.ts';
import { similarFrame } from './boats/similar.ts';
import { suitedFrame } from './boats/suited.ts';
import { superlativeFactsFrame } from './boats/superlative-facts.ts';
import { unsaidFactFrame } from './boats/unsaid-fact.ts';
import { valueFrame } from './boats/value.ts';
import { withFeesFrame } from './boats/with-fees.ts';
import { boatsInTradeFrame } from './lists/boats-in-trade.ts';
import { extremeWithFactsFrame } from './lists/extreme-with-facts.ts';
import { figuresOfListFrame } from './lists/figures-of-list.ts';
import { listedLongestFrame } from './lists/listed-longest.ts';
import { partOfListFrame } from './lists/part-of-list.ts';
import { takenOfListFrame } from './lists/taken-of-list.ts';
import { takersOfListFrame } from './lists/takers-of-list.ts';
import { whoseOfListFrame } from './lists/whose-of-list.ts';
import { directPaymentFrame } from './messages/direct-payment.ts';
import { inboxFrame } from './messages/inbox.ts';
import { messageFrame } from './messages/message.ts';
import { saidAboutFrame } from './messages/said-about.ts';
import { talkedAboutFrame } from './messages/talked-about.ts';
import { acceptAndRefuseFrame } from './offers/accept-and-refuse.ts';
import { acceptFrame } from './offers/accepted-offers.ts';
import { balanceFrame } from './offers/balance.ts';
import { balanceToldAgainFrame } from './offers/balance-told-again.ts';
import { belowThingFrame } from './offers/below-thing.ts';
import { bestOfferFrame } from './offers/best-offer.ts';
import { changedDealFrame } from './offers/changed-deal.ts';
import { declineFrame } from './offers/declined-offers.ts';
import { haggledPriceFrame } from './offers/haggled-price.ts';
import { moreTimeFrame } from './offers/more-time.ts';
import { namedOffersFrame } from './offers/named-offers.ts';
import { offerFrame } from './offers/offer.ts';
import { adviceFrame } from './offers/offer-advice.ts';
import { offerAheadFrame } from './offers/offer-ahead.ts';
import { offerSumsFrame } from './offers/offer-sums.ts';
import { strangersOfferFrame } from './offers/offers-of-strangers.ts';
import { offersOfTwoFrame } from './offers/offers-of-two.ts';
import { offersToAllFrame } from './offers/offers-to-all.ts';
import { ownForKindFrame } from './offers/own-for-kind.ts';
import { ownForThingFrame } from './offers/own-for-thing.ts';
import { listTakesFrame, ownerTakesFrame } from './offers/owner-takes.ts';
import { ownersInReachFrame } from './offers/owners-in-reach.ts';
import { partnersFrame } from './offers/partners.ts';
import { pricedAnswerFrame } from './offers/priced-answer.ts';
import { reachFrame, wantsFrame } from './offers/reach.ts';
import { resentOfferFrame } from './offers/resent-offer.ts';
import { restOfCardFrame } from './offers/rest-of-card.ts';
import { revivedOfferFrame } from './offers/revived-offer.ts';
import { sameOfferFrame } from './offers/same-offer.ts';
import { offerStateFrame, reviseFrame } from './offers/sent-offers.ts';
import { shareOfAskingFrame } from './offers/share-of-asking.ts';
import { shareOfThingFrame } from './offers/share-of-thing.ts';
import { sumAdviceFrame } from './offers/sum-advice.ts';
import { sumAgainstPriceFrame } from './offers/sum-against-price.ts';
import { termsFrame } from './offers/terms.ts';
import { thingForBoatFrame } from './offers/thing-for-boat.ts';
import { weighedOffersFrame } from './offers/weighed-offers.ts';
import { wouldGetFrame } from './offers/would-get.ts';
import { wouldTakeFrame } from './offers/would-take.ts';
import { agentFrame } from './own/agent.ts';
import { OWN_FRAMES } from './own/own-frames.ts';
import { priceOnTableFrame } from './own/price-on-table.ts';
import { blockFrame } from './people/block.ts';
import { othersDealingsFrame } from './people/others-dealings.ts';
import { othersGarageFrame } from './people/others-garage.ts';
import { ownReputationFrame, ownVerifiedFrame, writtenReviewFrame } from './people/own-reputation.ts';
import { ownerBoatsFrame } from './people/owner-boats.ts';
import { ownersCountedFrame } from './people/owners-counted.ts';
import { ownersWishFrame } from './people/owners-wish.ts';
import { ownersWithinSumFrame } from './people/owners-within-sum.ts';
import { permissionClaimedFrame } from './people/permission-claimed.ts';
import { personFrame } from './people/person.ts';
import { sameOwnerFrame } from './people/same-owner.ts';
import { writtenReviewsFrame } from './people/written-reviews.ts';
import { absentFrame } from './search/absent.ts';
import { againstAverageFrame } from './search/against-average.ts';
import { backFrame } from './search/back.ts';
import { besideAverageFrame, ofAverageFrame } from './search/beside-average.ts';
import { endsApartFrame } from './search/ends-apart.ts';
import { extremesFrame } from './search/extremes.ts';
import { figuresFrame } from './search/figures.ts';
import { limitsApartFrame } from './search/limits-apart.ts';
import { nearestFrame } from './search/nearest.ts';
import { ofTheseFrame } from './search/of-these.ts';
import { outlierFrame } from './search/outlier.ts';
import { pairOfExtremesFrame } from './search/pair-of-extremes.ts';
import { ranksFrame } from './search/ranks.ts';
import { searchFrame } from './search/search.ts';
import { statesWithoutFrame } from './search/states-without.ts';
import { totalsFrame } from './search/totals.ts';
import { townsApartFrame } from './search/towns-apart.ts';
import { unknownMakesFrame } from './search/unknown-makes.ts';
import { unknownOrdersFrame } from './search/unknown-orders.ts';
import { unknownPlaceFrame } from './search/unknown-place.ts';
import { whyNotFrame } from './search/why-not.ts';
import { answerFrame } from './talk/answer.ts';
import { askedFurtherFrame } from './talk/asked-further.ts';
import { cardContentFrame } from './talk/card-content.ts';
import { cardFrame, replyFrame } from './talk/cards.ts';
import { claimedRulesFrame } from './talk/claimed-rules.ts';
import { contrastsFrame } from './talk/contrasts.ts';
import { discountsFrame } from './talk/discounts.ts';
import { falseNamesFrame } from './talk/false-names.ts';
import { feeAtNewPriceFrame } from './talk/fee-at-new-price.ts';
import { closingCostFrame, feesFrame } from './talk/fees.ts';
import { helpFrame } from './talk/help.ts';
import { helpFollowUpFrame } from './talk/help-follow-ups.ts';
import { leftStandingFrame } from './talk/left-standing.ts';
import { openCardFrame } from './talk/open-card.ts';
import { ordersFrame } from './talk/orders.ts';
import { presumedFeeFrame } from './talk/presumed-fee.ts';
import { rulesFrame } from './talk/rules.ts';
import { saleProceedsFrame } from './talk/sale-proceeds.ts';
import { supposedTradeFrame } from './talk/supposed-trade.ts';
import { talkFrame } from './talk/talk.ts';
import { lengthFrame, unitsFrame } from './talk/units.ts';
import { untrueFactsFrame } from './talk/untrue-facts.ts';
import { whyLastFrame } from './talk/why-last.ts';
import { afterTheirYesFrame } from './trades/after-their-yes.ts';
import { agendaFrame } from './trades/agenda.ts';
import { agreedFiguresFrame } from './trades/agreed-figures.ts';
import { askedToPayFrame } from './trades/asked-to-pay.ts';
import { chargedTwiceFrame } from './trades/charged-twice.ts';
import { closingOrdersFrame } from './trades/closing-orders.ts';
import { closingFrame } from './trades/closings.ts';
import { bothOffersFrame, dealStateFrame } from './trades/deal-state.ts';
import { counterFrame } from './trades/dealings.ts';
import { depositRuleFrame } from './trades/deposit-rule.ts';
import { depositTermFrame } from './trades/deposit-term.ts';
import { gotBackFrame } from './trades/got-back.ts';
import { howToWithdrawFrame } from './trades/how-to-withdraw.ts';
import { leftOverFrame } from './trades/left-over.ts';
import { markedAcceptedFrame } from './trades/marked-accepted.ts';
import { middleOfOffersFrame } from './trades/middle-of-offers.ts';
import { notBoughtFrame } from './trades/not-bought.ts';
import { notWaitingFrame } from './trades/not-waiting.ts';
import { offerByAmountFrame } from './trades/offer-by-amount.ts';
import { offerFiguresFrame } from './trades/offer-figures.ts';
import { offerToldFurtherFrame } from './trades/offer-told-further.ts';
import { offeredOnToldFrame } from './trades/offered-on-told.ts';
import { offersOnBoatFrame } from './trades/offers-on-boat.ts';
import { orderedServiceFrame } from './trades/ordered-service.ts';
import { outsideClosingFrame } from './trades/outside-closing.ts';
import { ownDealToldFrame } from './trades/own-deal-told.ts';
import { ownSumsFrame } from './trades/own-sums.ts';
import { pastOffersFrame } from './trades/past-offers.ts';
import { pendingFrame } from './trades/pending.ts';
import { refusedOffersFrame } from './trades/refused-offers.ts';
import { runsOutFirstFrame } from './trades/runs-out-first.ts';
import { saidYesFrame } from './trades/said-yes.ts';
import { settledWithFrame } from './trades/settled-with.ts';
import { termsToldFrame } from './trades/terms-told.ts';
import { theirBidFrame } from './trades/their-bid.ts';
import { toldFurtherFrame } from './trades/told-further.ts';
import { tooMuchFrame } from './trades/too-much.ts';
import { tradeCashFrame } from './trades/trade-cash.ts';
import { tradeRecordFrame } from './trades/trade-record.ts';
import { tradedBoatFrame } from './trades/traded-boat.ts';
import { tradesFrame } from './trades/trades.ts';
import { waitingOnFrame } from './trades/waiting-on.ts';
import { whatTheyDidFrame } from './trades/what-they-did.ts';
import { whichWaitFrame } from './trades/which-wait.ts';
import { withdrawFrame } from './trades/withdraw.ts';

/** Every way to understand a message. The highest score wins; of equal ones, the first. */
export const FRAMES: readonly Frame[] = [
  rulesFrame,
  falseNamesFrame,
  untrueFactsFrame,
  othersDealingsFrame,
  othersGarageFrame,
  ordersFrame,
  cardFrame,
  openCardFrame,
  cardContentFrame,
  answerFrame,
  talkFrame,
  replyFrame,
  helpFrame,
  helpFollowUpFrame,
  askedFurtherFrame,
  agentFrame,
  priceOnTableFrame,
  inboxFrame,
  directPaymentFrame,
  tradesFrame,
  dealStateFrame,
  bothOffersFrame,
  acceptFrame,
  namedOffersFrame,
  acceptAndRefuseFrame,
  declineFrame,
  bestOfferFrame,
  weighedOffersFrame,
  offerSumsFrame,
  offerAheadFrame,
  offersToAllFrame,
  resentOfferFrame,
  sameOfferFrame,
  termsFrame,
  closingFrame,
  closingOrdersFrame,
  agreedFiguresFrame,
  ownSumsFrame,
  depositRuleFrame,
  ownDealToldFrame,
  middleOfOffersFrame,
  toldFurtherFrame,
  offerToldFurtherFrame,
  gotBackFrame,
  waitingOnFrame,
  saidAboutFrame,
  talkedAboutFrame,
  pastOffersFrame,
  offerByAmountFrame,
  notBoughtFrame,
  notWaitingFrame,
  leftOverFrame,
  pendingFrame,
  withdrawFrame,
  reviseFrame,
  pricedAnswerFrame,
  changedDealFrame,
  moreTimeFrame,
  offerStateFrame,
  wouldGetFrame,
  adviceFrame,
  sumAdviceFrame,
  personFrame,
  blockFrame,
  counterFrame,
  reachFrame,
  belowThingFrame,
  strangersOfferFrame,
  ownersInReachFrame,
  ownersWithinSumFrame,
  ownersCountedFrame,
  ownForThingFrame,
  ownForKindFrame,
  balanceFrame,
  costFrame,
  withFeesFrame,
  loanFrame,
  salesTaxFrame,
  supposedTradeFrame,
  wantsFrame,
  kindsFrame,
  offerFrame,
  wouldTakeFrame,
  shareOfAskingFrame,
  haggledPriceFrame,
  shareOfThingFrame,
  messageFrame,
  feesFrame,
  closingCostFrame,
  presumedFeeFrame,
  saleProceedsFrame,
  claimedRulesFrame,
  contrastsFrame,
  discountsFrame,
  feeAtNewPriceFrame,
  partnersFrame,
  thingForBoatFrame,
  unsaidFactFrame,
  sameFactFrame,
  ownersWishFrame,
  valueFrame,
  bestDealFrame,
  ...OWN_FRAMES,
  coinsFrame,
  unitsFrame,
  agendaFrame,
  orderedServiceFrame,
  chargedTwiceFrame,
  revivedOfferFrame,
  runsOutFirstFrame,
  termsToldFrame,
  ownerBoatsFrame,
  sameOwnerFrame,
  ownerTakesFrame,
  listTakesFrame,
  compareFrame,
  comparedFurtherFrame,
  againstEndFrame,
  reasonsFrame,
  distanceFrame,
  nearestFrame,
  ratiosFrame,
  perExtraFrame,
  halvedPriceFrame,
  roomFrame,
  runningCostsFrame,
  absentFrame,
  claimsFrame,
  detailsFrame,
  figuresFrame,
  extremesFrame,
  endsApartFrame,
  limitsApartFrame,
  pairOfExtremesFrame,
  describedPairFrame,
  partOfListFrame,
  takersOfListFrame,
  whoseOfListFrame,
  boatsInTradeFrame,
  takenOfListFrame,
  figuresOfListFrame,
  listedLongestFrame,
  extremeWithFactsFrame,
  ranksFrame,
  qualityFrame,
  suitedFrame,
  conditionsShownFrame,
  listQuestionsFrame,
  totalsFrame,
  superlativeFactsFrame,
  unknownOrdersFrame,
  besideAverageFrame,
  outlierFrame,
  ofAverageFrame,
  againstAverageFrame,
  statesWithoutFrame,
  townsApartFrame,
  ofTheseFrame,
  similarFrame,
  backFrame,
  unknownMakesFrame,
  unknownPlaceFrame,
  searchFrame,
  ownReputationFrame,
  writtenReviewsFrame,
  ownVerifiedFrame,
  writtenReviewFrame,
  settledWithFrame,
  saidYesFrame,
  markedAcceptedFrame,
  permissionClaimedFrame,
  tradeRecordFrame,
  refusedOffersFrame,
  lengthFrame,
  measureInUnitFrame,
  whyLastFrame,
  whyNotFrame,
  howToWithdrawFrame,
  afterTheirYesFrame,
  leftStandingFrame,
  photosFrame,
  theirBidFrame,
  outsideClosingFrame,
  tradedBoatFrame,
  offersOfTwoFrame,
  balanceToldAgainFrame,
  restOfCardFrame,
  tradeCashFrame,
  offerFiguresFrame,
  tooMuchFrame,
  offersOnBoatFrame,
  offeredOnToldFrame,
  sumAgainstPriceFrame,
  whatTheyDidFrame,
  whichWaitFrame,
  askedToPayFrame,
  depositTermFrame,
];
