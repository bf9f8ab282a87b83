import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { listed, plural } from '../plan.ts';
import { question } from './questions.ts';

/** The two sides of a proposal. */
interface Sides {
  youGive: string;
  youGet: string;
}

/** Everything that Eddy says about services, offers, wants and prices of one's own boats, in English. */
export const dealings = {
  noSuchService: 'I don’t know that service.',
  relatedServices: 'Related services are in the table.',
  seePricing: 'The pricing page says more.',
  /** Before an answer that is only there in English. */
  noGarage:
    'Your garage is empty. Open Account, then My garage, to add a car, Bitcoin, a watch or anything else you’d trade.',
  garage: (total: number, things: readonly string[]) => `Your garage has ${plural(total, 'thing')}: ${listed(things)}.`,

  takesFor: (owner: string, title: string, price: string, kinds: readonly string[]) =>
    `For the ${title} at ${price}, ${owner} lists ${listed(kinds, 'or')} in trade.`,
  takesNothingFor: (owner: string, title: string, price: string) =>
    `For the ${title} at ${price}, ${owner} lists nothing in trade.`,
  yoursAmongIt: (things: readonly string[]) => `Of yours, that fits ${listed(things)}.`,
  noneAmongIt: 'Nothing in your garage or among your boats is of that kind.',
  cashNote: 'I didn’t use the cash on top: name one of the boats, and I’ll compare everything with its price.',
  questionNoted: 'Your question is in the note, so it goes out with the offer.',
  conditionNoted: 'Your condition is in the note: the other side reads it, but nothing in the app enforces it.',
  noFallback: 'I can’t follow up on a refusal by myself: tell me when it comes, and I’ll draft the next offer.',
  onTopOfPrice:
    'I counted the cash from the asking price, and the rest comes on top. If it should count toward the price, tell me the cash.',
  offerStands: (words: string) => `Every offer stands for ${PROPOSAL_HOURS.offer} hours, so I can’t set “${words}”.`,
  noConversion:
    'I don’t convert between dollars and Bitcoin: I don’t know today’s rate. Prices here are in US dollars, and in an offer you enter the coins and the price per coin yourself.',
  coinsOffer:
    'You can also open the boat, press Make an Offer and then Add Bitcoin, and enter the coins and the price per coin there.',
  notCompared: 'Another one waits for the other side, so I didn’t compare it:',
  standsUntil: (day: string) => `It stands until ${day}.`,
  noOfferReceived: 'You have no offers right now that wait for your answer.',
  noOfferSent: 'You have no open offers of yours right now.',
  offersReceived: (total: number, lines: readonly string[]) =>
    `${plural(total, 'offer waits', 'offers wait')} for your answer. ${lines.join(' ')}`,
  offersSent: (total: number, lines: readonly string[]) =>
    `${plural(total, 'offer')} of yours ${total === 1 ? 'is' : 'are'} open. ${lines.join(' ')}`,
  decideThere: 'Open Trades to see it whole and to decide.',
  declineThere: 'I never accept or decline for you: open Trades and choose the trade to decline it there.',
  closingCost: (title: string, price: string, cost: string) =>
    `The ${title} is listed at ${price}. Closing through the app would cost ${cost}.`,

  severalToAnswer: (people: readonly { name: string; boatTitle: string }[]) =>
    `It may be ${listed(
      people.map(({ name, boatTitle }) => `${name} about the ${boatTitle}`),
      'or',
    )}.`,

  noOfferToWithdraw: 'You have no open offer that you could withdraw.',
  noOfferWith: (name: string) => `You have no open offer with ${name} right now, so I drafted nothing.`,
  noOpenOfferFor: 'I see no open offer of yours for that boat, so I drafted nothing.',
  nothingLeftToWithdraw: 'That offer has ended already, so there is nothing to withdraw.',
  noOtherOffer: 'You have no other open offer that I could change.',
  withdraw: 'Here’s a card to withdraw your offer. Nothing happens until you click.',
  chatStays: 'Your conversation stays as it is.',
  whichOffer: (lines: readonly string[]) => `You have several open offers: ${lines.join('; ')}. Which one do you mean?`,
  offerLine: (other: string, get: string) => `to ${other} for ${get || 'nothing'}`,
  offerFrom: (other: string, get: string) => `with ${other} (you’d get ${get || 'nothing'})`,
  offerAbout: (other: string, boat: string) => `with ${other} about the ${boat}`,

  runsOut: (time: string) => `It stands until ${time}.`,
  noOfferToCounter: 'No offer waits for your answer right now.',
  counter: 'Here’s a draft of your counteroffer. I won’t send anything until you click.',
  notInSentOffer: 'I don’t find that in the offer, so I left it as it is. Open Trades to see everything that it has.',
  offerTime: `Every offer stands for ${PROPOSAL_HOURS.offer} hours, and I can’t lengthen that.`,
  onceMore: `A counteroffer starts another ${PROPOSAL_HOURS.offer} hours: tell me what to change in it, and I’ll draft it.`,
  moreTimeInClosing: 'More time needs everyone’s consent: propose an extension on the trade’s page.',
  howMuchMore: question('howMuchMore', 'en'),

  wants: (lines: readonly string[]) => `By your own rules: ${lines.join('; ')}.`,
  wantLine: (give: string, take: string) => `for ${give === 'Cash' ? 'cash' : give} you’d take ${take}`,
  wantsAdvice: 'You can change them under Trades, and Eddy looks for trades by them.',

  reach: (title: string, price: string, cash: string, sum: string) =>
    `Your ${title} is listed at ${price}. With ${cash} on top, that’s ${sum}.`,
  reachFound: (total: number, andMore: boolean) =>
    `I found ${andMore ? 'more than ' : ''}${plural(total, 'boat')} up to that amount that can be had for a boat in trade.`,
  withinReach: (name: string, mine: string, price: string, boats: string) =>
    `By asking prices: ${boats}. Your ${mine} is listed at ${price}. Whether ${name} would trade is up to them.`,
  noneWithinReach: (name: string, mine: string, price: string, boat: string, gap: string) =>
    `None of ${name}’s boats without cash, by asking prices: your ${mine} is listed at ${price}. The nearest is the ${boat}. You’d have to add ${gap}.`,
  onlyBoatsSearched: (kind: string, title: string | undefined) =>
    `I can search boats only, not the other things that members have, so I can’t tell you who has one. Have ${kind} among what you’d take for ${title ? `your ${title}` : 'your boat'} in My Listings: then people who have one can find it there and make you an offer, with cash on top.`,
  reachRules: 'I kept to your own rules for its type, length and year, but not to those for distance and cash.',
  reachWithoutRules: 'Nothing up to that amount fits your own rules for what you’d take. Without them:',
  reachNothing: 'Nothing up to that amount can be had for a boat in trade right now.',

  cost: (give: string, get: string, lines: readonly string[], total: string, note: string) =>
    `To trade your ${give} for the ${get}, I estimate: ${lines.join('; ')}. ${total}. ${note}`,

  listingChange: {
    edit: (title: string | undefined, values: string) =>
      `I never change listings myself. Open My Listings${title ? ` and choose Edit for your ${title}` : ', choose the boat and then Edit'}; the link below leads there.${values ? ` Change there: ${values}.` : ''}`,
    sold: (title: string | undefined) =>
      `I never change listings myself. Open My Listings, choose ${title ? `your ${title}` : 'the boat'} and mark it as sold.`,
    pause: (title: string | undefined, end: string | undefined) =>
      `I never change listings myself. Open My Listings and choose Pause for ${title ? `your ${title}` : 'the boat'}.${end ? ` A pause has no end date, so for “${end}” choose Resume yourself when the time has come.` : ' Nobody finds it until you choose Resume.'}`,
    resume: (title: string | undefined) =>
      `I never change listings myself. Open My Listings and choose Resume for ${title ? `your ${title}` : 'the boat'}; then people find it again.`,
    delete: (title: string | undefined) =>
      `I never change listings myself. Open My Listings and choose ${title ? `your ${title}` : 'the boat'}: there you can pause it, mark it as sold or delete it for good.`,
  },

  terms: {
    offer: (cash: string, title: string, isAsking: boolean) =>
      title
        ? `For an offer of ${cash}${isAsking ? ', the asking price,' : ''} for the ${title}:`
        : `For an offer of ${cash}:`,
    deposit: (amount: string) => `you would wire a deposit of ${amount} to the brokerage’s trust account.`,
    refund:
      'Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized. After that, the deposit is at risk.',
    fee: (amount: string) => `Closing through the app would cost ${amount}.`,
    nothingSent: 'I have drafted nothing.',
  },

  valueGap: {
    user: (gap: string) => `By asking prices and stated values, you would get ${gap} more than you give.`,
    other: (gap: string) => `By asking prices and stated values, you would give ${gap} more than you get.`,
    nobody: () => 'By asking prices and stated values, both sides are worth the same.',
  },
  decideYourself:
    'The decision is yours: open Trades to accept, counter or decline, or tell me an amount and I’ll draft a counteroffer.',
  onlyWaiting: (open: number) =>
    `I compared the offers that wait for you; ${open} more ${open === 1 ? 'waits' : 'wait'} for the other side.`,
  mostCash: (other: string, amount: string) => `The offer of ${other} brings you the most cash: ${amount}.`,
  noCashOffered: 'No offer that waits for your answer brings you cash.',
  keepWhich: 'Which of them do you want to keep?',
  toAccept: 'To accept:',
  toKeep: 'To keep:',
  toDecline: 'To decline:',
  offerSum: (give: string, get: string) =>
    `In all, you would give ${give} and get ${get}, by asking prices and stated values and without the costs of closing.`,
  offerFee: (amount: string) => `Your closing fee would be ${amount}.`,
  offerDeposit: (amount: string, rule: string) =>
    `If it’s accepted, you wire a deposit of ${amount} to the brokerage’s trust account.${rule ? ` ${rule}` : ''}`,
  whichEnded: (lines: readonly string[]) => `Which offer do you mean: ${lines.join('; ')}? Name its boat.`,
  noOfferOfYours: 'In that trade you gave no offer for a boat, so there is nothing of yours to send again.',
  sendAgain: 'Here’s a new offer like the one that ended, with your changes. I won’t send anything until you click.',

  canStillLeave: 'Nothing is agreed, so you can still say no.',
  withdrawThere: 'Open Trades to withdraw it, or ask me for a card.',
  notAgreedYet: 'Not yet: nothing is agreed, and no money moves before that.',
  onlyOneTrade:
    'No: a boat goes into one agreed trade. Once you accept, it’s reserved, and other offers with it wait as backups in case that trade ends.',
  proposalsApart: (other: string, mine: Sides, theirs: Sides, gap: string) =>
    `Your last proposal to ${other}: you give ${mine.youGive || 'nothing'} and get ${mine.youGet || 'nothing'}. The last one of ${other}: you give ${theirs.youGive || 'nothing'} and get ${theirs.youGet || 'nothing'}. ${gap ? `In cash, you are ${gap} apart.` : 'The cash is the same in both.'}`,
  acceptThere: 'I never accept anything for you: open the trade under Trades to read it whole and to accept it there.',
  bestOffer: (other: string, get: string, give: string) =>
    `By value, the offer of ${other} is best for you: you would get ${get} and give ${give}.`,
  worstOffer: (other: string, get: string, give: string) =>
    `By value, the offer of ${other} is worth least to you: you would get ${get} and give ${give}.`,
  bestOfferTie: 'By value, they are equal.',
  onlyOffer: 'Only one offer waits for your answer, so there is nothing to compare.',

  person: {
    noVerdict: 'I don’t judge people, and I know nothing of rumors. Here’s what the profile shows:',
    standing: (name: string, since: string, isVerified: boolean) =>
      isVerified ? `${name} is a verified member${since ? ` since ${since}` : ''}.` : `${name} isn’t verified.`,
    trades: (name: string, trades: number, since: string) =>
      `${name} has been here since ${since} and has closed ${trades === 0 ? 'no trades' : plural(trades, 'trade')} through Tradewind.`,
    reviews: (total: number, stars: string) =>
      `There ${total === 1 ? 'is' : 'are'} ${plural(total, 'review')}, with ${stars} of 5 stars on average.`,
    noReviews: 'Nobody has written a review yet.',
    ownReview: (words: string) => `You wrote: “${words}”`,
    review: (by: string, words: string) => `${by} wrote: “${words}”`,
    replies: (span: string) => `Messages are usually answered ${span}.`,
    noPlace: (name: string) => `I don’t know where ${name} is: a listing only says where the boat is.`,
    noReplies: 'I don’t know how soon messages are answered.',
    safety: 'That tells you what others saw, and it’s no guarantee: close through the app and use escrow.',
  },
  loan: (title: string, price: string, down: string, borrowed: string, monthly: string, terms: string) =>
    `${title ? `For the ${title} at ${price}` : `For ${price}`}, with ${down} down, you would borrow ${borrowed} and pay about ${monthly} a month at ${terms}.`,
  loanRange: (rates: string, low: string, high: string) => `At ${rates} it would be ${low} to ${high} a month.`,
  ifLender: 'Yes, if a lender agrees: Boat Loans are one of the brokerage’s services.',
  loanNote: 'That’s an estimate: a lender decides on rate, years and down payment.',
  taxWhere:
    'Sales or use tax is due where you’ll keep the boat, and it comes on top of the price. Tell me the state, and I’ll estimate it. I don’t know what you have paid in tax.',
  taxAt: (price: string, tax: string) => `At ${price}, that’s about ${tax}.`,
  taxOfSwap:
    'For sales tax, a swap counts like buying the boat you get; whether the boat you give lowers it differs by state.',
  taxNote: 'It’s an estimate, due where you’ll keep the boat; please ask a tax adviser.',
  costToBuy: (get: string, lines: readonly string[], total: string, note: string) =>
    `To buy the ${get}, I estimate: ${lines.join('; ')}. ${total}. ${note}`,

  howSure: (share: string) => `The confidence of that estimate is ${share}.`,
  viewsSoFar: (views: number) => `Your listing has ${plural(views, 'view')} so far.`,
  advice: {
    above: (average: string) => `To trade sooner, ask closer to ${average}.`,
    below: (average: string) => `Boats like it may bring more: the estimate is ${average}.`,
    about: () => 'Your price fits the market, so I’d leave it as it is.',
  },
};
