import { BOAT_TYPES, type BoatType } from '@tradewind/domain/boat-types';
import { wholeNumber } from '@tradewind/domain/numbers';
import { distinct, listed, plural } from '../plan.ts';
import { ahead, apart } from './apart.ts';
import { closings } from './closings.ts';
import { dealings } from './dealings.ts';

/** 'Center Consoles', 'Sport Fishing boats'. */
const kinds = (type: BoatType) => (type.endsWith('Fishing') ? `${type} boats` : `${type}s`);

const CAN_DO =
  'I can find boats by price, length, year, make, type, engine, place and what their owners take in trade. I can also compare them, tell you what similar boats are listed for, find owners who’d trade with you, draft messages and offers, set up your agent, sum up your conversations, and explain fees and services.';

/** The larger part of Eddy's answers in English; `phrases.ts` adds those that have a file for all languages. Other languages replace theirs. */
export const english = {
  ...dealings,
  ...closings,
  canDo: CAN_DO,
  notUnderstood:
    'Sorry, I didn’t get that. I can find and compare boats, draft messages and offers, and explain fees and closings. Try “bowriders in Georgia whose owners take gold.”',
  notUnderstoodWords: (words: string) =>
    `Sorry, I don’t know what you mean by “${words}”. Could you say it in other words?`,
  offTopic:
    'Sorry, I didn’t get that as a question about boats. I’m good with boats, trades and this marketplace, so ask me about those.',
  otherLanguage: 'I only read English, Spanish, French and German. Could you try one of those?',
  unused: (words: readonly string[]) => `I didn’t use ${listed(distinct(words).map((word) => `“${word}”`))}.`,
  unanswered: (parts: readonly string[]) => `I can’t answer this part: ${listed(parts.map((part) => `“${part}”`))}.`,

  // Searches
  lookingFor: (boats: string) => `Looking for ${boats}.`,
  lookingForMore: (boats: string) => `Looking for more ${boats}.`,
  boats: 'boats',
  kinds: (types: readonly BoatType[], last: 'or' | 'and' = 'or') => listed(types.map(kinds), last),
  named: (boats: string, name: string) => `${boats} matching “${name}”`,
  ofMakes: (boats: string, makes: readonly string[]) => `${boats} by ${listed(makes, 'or')}`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  upTo: (high: string) => `up to ${high}`,
  fromUp: (low: string) => `from ${low} up`,
  around: (sizes: readonly string[]) => `around ${listed(sizes, 'or')}`,
  moreThan: (low: string) => `over ${low}`,
  builtIn: (year: number) => `built in ${year}`,
  builtBetween: (low: number, high: number) => `built ${low} to ${high}`,
  builtSince: (year: number) => `built ${year} or later`,
  builtUntil: (year: number) => `built ${year} or earlier`,
  feet: (feet: number) => `${Math.round(feet * 10) / 10} ft`,
  beamOf: (range: string) => `with a beam ${range}`,
  hoursOf: (range: string) => `with ${range.replace(/^from (.+) up$/, 'at least $1')}`,
  hours: (hours: number) => plural(hours, 'engine hour'),
  sleepsAtLeast: (number: number) => `sleeping at least ${number}`,
  carriesAtLeast: (number: number) => `for at least ${number} people`,
  speedAtLeast: (mph: number) => `doing at least ${mph} mph`,
  inPlaces: (places: readonly string[]) =>
    `${/Coast|Lakes|Chesapeake/.test(places[0] ?? '') ? 'on' : 'in'} ${listed(places, 'or')}`,
  nearZip: (zip: string) => `nearest to ${zip}`,
  withEngine: (words: readonly string[]) =>
    `with ${words.map((word) => (/^\d+\+?$/.test(word) ? `${word} HP` : word)).join(' ')} power`.replace(
      / HP power$/,
      ' HP',
    ),
  withEquipment: (things: readonly string[]) => `with ${listed(things)}`,
  equipmentNote: 'I looked in features and descriptions; a listing may leave something out.',
  inCondition: (conditions: readonly string[]) =>
    `in ${listed(
      conditions.map((one) => one.toLowerCase()),
      'or',
    )} condition`,
  takes: (assets: readonly string[], orAny: boolean) =>
    `whose owners take ${listed(assets, 'or')}${orAny ? ' or are open to offers' : ''}`,
  takesNot: (assets: readonly string[]) => `whose owners don’t take ${listed(assets, 'or')}`,
  not: (things: readonly string[]) => `but not ${listed(things, 'or')}`,
  nor: (things: readonly string[]) => `not ${listed(things, 'or')}`,
  foundOne: (title: string, price: string, place: string) => `I found one boat: the ${title} at ${price} in ${place}.`,
  found: (total: number, andMore: boolean) => `I found ${andMore ? 'more than ' : ''}${plural(total, 'boat')}.`,
  /** Behind the sentence that says what was counted. */
  counted: (total: number, andMore: boolean) =>
    `${andMore ? 'More than ' : ''}${wholeNumber(total)} ${total === 1 ? 'boat matches' : 'boats match'}.`,
  shown: (number: number, order: string) => `Here are ${number}, ${order}.`,
  shownExactly: (number: number, order: string) =>
    number === 1 ? `Here it is, ${order}.` : `Here are the ${number}, ${order}.`,
  orders: {
    newest: 'most recently listed first',
    oldest: 'longest listed first',
    'price-low': 'lowest price first',
    'price-high': 'highest price first',
    length: 'longest first',
    distance: 'nearest first',
    'newest-built': 'latest year first',
    'oldest-built': 'earliest year first',
    smallest: 'shortest first',
    'fewest-hours': 'fewest engine hours first',
    fastest: 'fastest first',
    slowest: 'slowest first',
    'most-hours': 'most engine hours first',
    'most-berths': 'most berths first',
    'most-people': 'most people first',
    widest: 'widest first',
    'price-per-foot': 'lowest price per foot first',
  },
  highest: (price: string, title: string) => `The highest price is ${price}, for the ${title}.`,
  longest: (title: string, length: string, price: string) => `The longest is the ${title}: ${length}, at ${price}.`,
  lowest: (price: string, title: string) => `The lowest price is ${price}, for the ${title}.`,
  leads: (title: string, price: string) => `The first is the ${title} at ${price}.`,
  each: (boats: readonly { title: string; price: string }[]) =>
    `They are ${listed(boats.map(({ title, price }) => `the ${title} at ${price}`))}.`,
  nothing: 'I didn’t find any boats like that.',
  nothingAdvice: 'Try a wider price range, another place or fewer words.',
  nothingAdvicePlain: 'Try another place or fewer words.',
  beyond: 'You’ve seen the closest matches. Without that limit:',
  withoutName: (name: string) => `Without the word “${name}”:`,
  elsewhere: 'In other places:',
  unmentioned: (things: readonly string[]) => `Whether or not the listing mentions ${listed(things)}:`,
  withPlainer: (things: readonly string[]) => `With any ${listed(things)}:`,
  homeNote: (place: string) => `I looked everywhere, not only near ${place}; tell me if it should be close.`,
  inState: (state: string) => `In the rest of ${state}:`,
  notGiven: 'None of them gives that figure.',
  cannotSearch: (reason: string) => `I can’t search for that. ${reason}`,
  more: (number: number) => `Here are ${number} more.`,
  allSeen: 'That’s all of them. Should I change the price, the place or the length?',
  looselyListed: (word: string, types: readonly BoatType[]) =>
    types.length === 1
      ? `There is no type for “${word}” here; the closest one is ${types[0]}.`
      : `There is no type for “${word}” here, so I looked under ${listed(types)}.`,
  noSuchKind: (words: readonly string[]) =>
    `There is no type for ${listed(
      words.map((word) => `“${word}”`),
      'or',
    )} here, so I looked for the ${words.length > 1 ? 'words' : 'word'} in names. The types are ${listed([...BOAT_TYPES])}.`,
  lowHours: (hours: number) => `I took few hours as at most ${hours}.`,
  trailerNote: (beam: number) =>
    `I took that as a beam of at most ${beam} ft, the usual limit on the road without a permit; listings without a beam are left out.`,
  featureNote: (features: readonly string[]) =>
    `I can’t filter by ${listed(features, 'or')}, but each boat’s page lists its features.`,
  milesNote: 'I can’t filter by miles, so I go by the place.',
  partNote: (part: string) => `I can’t search only ${part}, so this is the whole state.`,
  eurosNote: 'Prices here are in US dollars, and I took your amount as dollars.',
  coinsNote:
    'I don’t know today’s rate, so tell me what your coins are worth in dollars if I should look near a price.',
  change: 'What should I change: the price, the place, the length, the year or the type?',

  // Boats
  /** Without the cost of closing if that is empty. */
  headline: (title: string, price: string, facts: string, closing: string) =>
    `The ${title} is listed at ${price}: ${facts}.${closing && ` Closing through the app would cost ${closing}.`}`,
  /** 'Sport Fishing boat', '29 ft Bowrider'. */
  kindOf: (type: string | null | undefined, length: string | undefined) =>
    [length, type?.endsWith('Fishing') ? `${type} boat` : type].filter(Boolean).join(' '),
  inPlace: (place: string) => `in ${place}`,
  conditionIs: (condition: string) => `${condition.toLowerCase()} condition`,
  noOwner: 'The listing doesn’t show an owner.',
  owner: (name: string, verified: boolean, trades: number) =>
    `The owner is ${name}${verified ? ', a verified member' : ''}, with ${trades ? plural(trades, 'completed trade') : 'no completed trades yet'}.`,
  takesInTrade: (things: readonly string[]) => `The owner takes ${listed(things, 'or')} in trade.`,
  noTrade: 'The listing doesn’t say what the owner would take in trade.',
  notMentioned: (what: string) => `The listing doesn’t mention ${what}.`,
  details: {
    beam: (beam: number) => `Its beam is ${beam} ft.`,
    sleeps: (number: number) => `It sleeps ${number}.`,
    people: (number: number) => `It carries ${plural(number, 'person', 'people')}.`,
    speed: (mph: number) => `Its top speed is ${mph} mph.`,
    hours: (hours: number) => `It has ${plural(hours, 'engine hour')}.`,
    engine: (engine: string) => `Its engine: ${engine}.`,
    condition: (condition: string) => `It’s in ${condition.toLowerCase()} condition.`,
    features: (features: readonly string[]) => `Its features: ${listed(features)}.`,
    location: (place: string) => `It’s in ${place}.`,
    description: (words: string) => `The owner writes: “${words}”`,
    noDescription: 'The owner hasn’t written a description.',
    views: (views: number) => `It has ${plural(views, 'view')} so far.`,
    year: (year: number) => `It was built in ${year}.`,
    length: (feet: number) => `It’s ${feet} ft long.`,
    price: (price: string) => `It asks ${price}.`,
    listed: 'I don’t know how long it’s been listed.',
    earlier: 'I only know its current price, not earlier ones.',
    available: 'It’s listed right now, so it’s available as far as I know.',
  },
  names: {
    beam: 'the beam',
    sleeps: 'berths',
    people: 'how many people it carries',
    speed: 'a top speed',
    hours: 'engine hours',
    engine: 'an engine',
    condition: 'its condition',
    features: 'features',
    length: 'a length',
  },
  sideBySide: 'Here they are side by side.',
  cheapestIs: (title: string, price: string) => `The ${title} has the lowest price, ${price}.`,
  newestIs: (title: string, year: number) => `The newest is the ${title}, built in ${year}.`,
  longestIs: (title: string, feet: number) => `The longest is the ${title} at ${feet} ft.`,
  nothingToCompare: 'There’s nothing to compare.',
  compareWhich: 'Which boats should I compare? Name two, or search first and point at two of the list.',
  most: {
    sleeps: (title: string, number: number) => `That would be the ${title}, with berths for ${number}.`,
    people: (title: string, number: number) => `That would be the ${title}, with room for ${number} people.`,
    engineHours: (title: string, number: number) =>
      `That would be the ${title}, with ${plural(number, 'engine hour')}.`,
    notSaid: 'Their listings don’t say.',
  },
  absent: 'No boat here has that name and number, but these come close.',
  severalNamed: (name: string, total: number, boats: readonly { title: string; price: string }[]) =>
    total > boats.length
      ? `“${name}” fits ${plural(total, 'boat')}, such as ${listed(boats.slice(0, 4).map(({ title, price }) => `the ${title} at ${price}`))}.`
      : `“${name}” fits ${plural(total, 'boat')}: ${listed(boats.map(({ title, price }) => `the ${title} at ${price}`))}.`,
  ahead,
  ends: {
    'price-low': 'The lowest price',
    'price-high': 'The highest price',
    length: 'The longest',
    smallest: 'The shortest',
    'newest-built': 'The newest',
    'oldest-built': 'The oldest',
    'fewest-hours': 'Fewest engine hours',
    'most-hours': 'Most engine hours',
    fastest: 'The fastest',
    slowest: 'The slowest',
    'most-berths': 'Most berths',
    'most-people': 'Room for most people',
    widest: 'The widest',
    'price-per-foot': 'The lowest price per foot',
  },
  extreme: (end: string, title: string, value: string) => `${end}: the ${title}, ${value}.`,
  tied: (titles: readonly string[], value: string, andMore: boolean) =>
    `It’s a tie${andMore ? ', at least' : ''} between ${listed(titles.map((title) => `the ${title}`))}: ${value} each.`,
  apart,
  onlySorted: (order: string) => `I didn’t pick it: the list is in an order, ${order}.`,
  wouldBe: (title: string, value: string) => `That would be the ${title}: ${value}.`,
  equal: (value: string) => `There’s no difference: ${value} each.`,
  ownersBoats: (owner: string, total: number, boats: readonly { title: string; price: string }[], narrowed: boolean) =>
    `${owner} has ${plural(total, 'boat')} ${narrowed ? 'like that' : 'listed'}${total > boats.length ? ', such as' : ':'} ${listed(boats.map(({ title, price }) => `the ${title} at ${price}`))}.`,
  onlyBoat: (owner: string, title: string) => `The ${title} is the only boat that ${owner} has listed.`,
  noOwnersBoats: (owner: string) => `${owner} has no boats listed like that.`,
  noSuchOwner: (name: string) =>
    `No owner here has the first name ${name}. I know owners by their first names only: if that’s a last name, tell me the first one or a boat of theirs.`,
  whoseBoats: 'Whose boats do you mean? Tell me the owner’s first name, or a boat of theirs.',
  noneNamed: (name: string) => `There’s no boat here that fits “${name}”.`,
  whichToSearch: 'Which boat do you mean? Search for one first, or tell me its name or its number.',
  distanceStraight: (title: string, place: string, miles: number, from: string) =>
    `The ${title} is in ${place}, about ${wholeNumber(miles)} miles from ${from} in a straight line.`,
  distanceMiles: (title: string, place: string, miles: number, from: string) =>
    `The ${title} is in ${place}, about ${wholeNumber(miles)} miles by road from ${from}. I only know distances from state to state.`,
  distanceSame: (title: string, place: string, from: string) =>
    `The ${title} is in ${place}, in the same state as ${from}. I only know distances from state to state.`,
  distanceUnknown: (title: string, place: string, from: string) =>
    `The ${title} is in ${place}. I don’t know how far that is from ${from}.`,

  // One's own
  noListings: 'You don’t have any listings yet. To add one, open List Your Boat.',
  listings: (total: number, lines: readonly string[]) => `You have ${plural(total, 'listing')}: ${lines.join('; ')}.`,
  listing: (title: string, price: string, status: string, views: number) =>
    `${title} at ${price}, ${status}, ${plural(views, 'view')}`,
  noSaved: 'You haven’t saved any boats yet. Tap the heart on a boat to save it.',
  savedList: (total: number, boats: readonly { title: string; price: string }[], order = '') =>
    `You saved ${plural(total, 'boat')}${order && `, ${order}`}${total > boats.length ? ', among them' : ':'} ${listed(boats.map(({ title, price }) => `the ${title} at ${price}`))}.`,
  savedNoLonger: (gone: number) => `${plural(gone, 'saved boat is', 'saved boats are')} no longer available.`,
  savedEarlier: 'I only know their current prices, not earlier ones, so I can’t tell which dropped.',
  savedPending: (titles: readonly string[]) =>
    `${listed(titles.map((title) => `The ${title}`))} ${titles.length === 1 ? 'is' : 'are'} in an agreed trade and can’t take offers.`,
  savedNonePending: 'None of those that are listed is in an agreed trade right now.',
  savedLast: (title: string, price: string) => `That would be the ${title}: you saved it last. It asks ${price}.`,
  savedAllThere: 'All of them are still available.',
  unsaveOne: 'I remove one saved boat at a time. Tell me which one.',
  isSaved: (title: string) => `Yes, you saved the ${title}.`,
  isNotSaved: (total: number) => `No, it isn’t among the ${plural(total, 'boat')} that you saved.`,
  noneOfSaved: (total: number) => `None of the ${plural(total, 'boat')} that you saved is like that.`,
  yourBoat: (lines: string) => `That’s your ${lines}.`,
  yourBoats: (titles: readonly string[]) => `Yours are the ${listed(titles)}.`,
  extremes: {
    cheapest: (title: string) => `Your cheapest is the ${title}.`,
    priciest: (title: string) => `Your most expensive is the ${title}.`,
    newest: (title: string) => `Your newest is the ${title}.`,
    oldest: (title: string) => `Your oldest is the ${title}.`,
    longest: (title: string) => `Your longest is the ${title}.`,
    shortest: (title: string) => `Your shortest is the ${title}.`,
    mostViewed: (title: string) => `The one with most views is the ${title}.`,
    leastViewed: (title: string) => `The one with fewest views is the ${title}.`,
  },
  sameViews: 'I can only go by views, and there it’s a tie.',
  savedGone: (total: number) => `You saved ${plural(total, 'boat')}, but none of them is available right now.`,
  noActive:
    'You have no active listing yet. Tell me the type, year and length, and I’ll tell you what boats like that are listed for.',
  noActiveToOffer: 'You don’t have an active listing to offer. List your boat first, and I can include it in an offer.',
  severalToOffer: (boats: string) => `You have several boats: ${boats}. Which one would you like to offer?`,

  // Values
  comparing: 'Let me look at comparable boats.',
  noComparables: (title: string, price: string) =>
    `I couldn’t find anything comparable to the ${title}, so I can’t estimate its value. It’s listed at ${price}.`,
  valued: (
    title: string,
    asking: string,
    position: string,
    boats: number,
    average: string,
    lowest: string,
    highest: string,
  ) =>
    `The ${title} is listed at ${asking}. ${position} I compared ${plural(boats, 'boat')}: I estimate ${average}, and four in five boats like it lie between ${lowest} and ${highest}.`,
  position: {
    below: (difference: string) => `That’s ${difference} below my estimate.`,
    above: (difference: string) => `That’s ${difference} above my estimate.`,
    about: () => 'That’s about my estimate.',
  },
  described: (boats: number, average: string, lowest: string, highest: string) =>
    `${plural(boats, 'comparable boat')} ${boats === 1 ? 'is' : 'are'} listed at ${average} on average, ranging from ${lowest} to ${highest}.`,
  smallSample: 'That’s a small sample, so treat it as a rough guide.',
  noDescribed: 'I didn’t find any comparable boats, so I can’t estimate a value.',
  valueOfWhich: 'Which boat do you mean? Pick one from a list, or tell me its type, year and length.',
  average: (boats: string, total: number, average: string, median: string, lowest: string, highest: string) =>
    `On average, ${boats} ask ${average}: ${plural(total, 'listing')} from ${lowest} to ${highest}, half of them up to ${median}.`,
  averageOne: (boats: string, price: string) => `There is only one listing for ${boats}, and it asks ${price}.`,
  averageOther: {
    length: (feet: number) => `Their average length is ${feet} ft.`,
    year: (year: number) => `Their average year is ${year}.`,
    hours: (hours: number) => `They have ${plural(hours, 'engine hour')} on average.`,
  },
  mostIn: (names: readonly string[], boats: number) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'each have'} the most: ${plural(boats, 'boat')}.`,
  fewestIn: (names: readonly string[], boats: number) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'each have'} the fewest: ${plural(boats, 'boat')}.`,
  numberOf: (facet: string, number: number) => `There ${number === 1 ? 'is' : 'are'} ${plural(number, facet)}.`,
  share: (name: string, boats: number, total: number, percent: number) =>
    `${name}: ${wholeNumber(boats)} of ${plural(total, 'boat')}, about ${percent}%.`,
  partOfAll: (some: string, boats: number, all: string, total: number, percent: number) =>
    `${wholeNumber(boats)} of ${wholeNumber(total)} ${all}, about ${percent}%: ${some}.`,
  medianOf: (boats: string, total: number, median: string, average: string) =>
    `The median price of ${boats} is ${median}: half of the ${plural(total, 'listing')} ask that or less. The average is ${average}.`,
  noMedian: 'I only have the average of that, not the median.',
  groupedPrices: (average: boolean, groups: readonly string[], more: boolean) =>
    `${average ? 'The average prices' : 'The lowest prices'}, lowest first: ${listed(groups)}${more ? ', and others' : ''}.`,
  grouped: (total: number, groups: readonly string[], more: boolean) =>
    `I counted ${plural(total, 'boat')}: ${listed(groups)}${more ? ', and others' : ''}.`,

  feesAt: (price: string, closing: string, broker: string) =>
    `At ${price}, closing through the app would cost ${closing}, and a broker’s commission would be ${broker}.`,
  fees: (free: number, left: number, monthly: string, closing: string, broker: string, services: number) =>
    `Listing is free for the first ${free} boats, no credit card needed, and ${plural(left, 'free spot is', 'free spots are')} left. After that, it’s ${monthly} a month, cancel anytime. Closing through the app costs ${closing} of the trade value. A human broker charges ${broker}. See the pricing page for all ${services} services.`,

  // Cards
  draftOffer: 'Here’s a draft of your offer. I won’t send anything until you click.',
  badAmount: {
    negative: 'An offer can’t be less than nothing. How much would you pay, in dollars?',
    zero: 'An offer needs some money, a boat or something from your garage. How much would you pay, in dollars?',
    huge: 'That’s more than an offer can hold. How much would you pay, in dollars?',
  },
  twoAmounts: ([one, other]: readonly [number, number]) =>
    `You named two amounts, $${wholeNumber(one)} and $${wholeNumber(other)}. Which of them should I offer?`,
  ownTarget: 'That’s your own boat. Tell me which one the offer is for.',
  notInOffer: (words: string) =>
    `I don’t find “${words}” in this offer, so I’ve changed nothing yet. Which part should go?`,
  nothingLeft: 'Then nothing would be left of the offer. Should I drop it, or what would you offer instead?',
  draftMessage: 'Here’s a draft of your message. I won’t send anything until you click.',
  keptBack: 'I left out what’s meant for me alone, so the owner won’t read it.',
  sameStyle: 'It’s already like that. Tell me what it should say, and I’ll change it.',
  notInDraft: 'I don’t find that in the draft. Tell me what it should say instead.',
  replyThere:
    'That conversation is about your own boat, and I only write to owners about theirs. Open Messages in your account to reply.',
  changedCard: 'I’ve replaced the card with this one. I won’t send anything until you click.',
  dropped: 'OK, I dropped it. Nothing was sent or changed. What’s next?',
  nothingToDrop: 'There’s no open card to drop: either you already decided on it, or it has expired.',
  cannotClick:
    'I can’t click for you. The card above is waiting for your click, and nothing is sent or changed until then.',
  declined: 'No problem. What would you like instead?',
  happy: 'Happy to help! What are you looking for?',
  hello: 'Hi! What are you looking for?',
  welcome: 'You’re welcome! Anything else?',
  bye: 'Fair winds! I’m here when you need me.',
  iAm: 'I’m Eddy AI, Tradewind’s trading assistant. I’m software, not a person.',

  // Trades and the agent
  noPartner: (offering: string) =>
    `Right now, no owner of a boat near that value takes what you’re offering: ${offering}. Deploy your agent, and it will keep looking.`,
  partners: (
    total: number,
    offering: string,
    title: string,
    price: string,
    owner: string | null,
    why: string,
    gap: string,
  ) =>
    `I found ${plural(total, 'possible trade')} for ${offering}. The best fit is the ${title} at ${price}${owner ? `, owned by ${owner}` : ''}. ${why} ${gap}`,
  evenTrade: 'It’s an even trade, so no one adds cash.',
  youAdd: (amount: string) => `You would add about ${amount}.`,
  ownerAdds: (amount: string) => `The owner would add about ${amount}.`,
  trades: (total: number, lines: readonly string[]) => `You have ${plural(total, 'trade')}. ${lines.join(' ')}`,
  tradeLine: (other: string, give: string, get: string, state: string) =>
    `With ${other}: you give ${give || 'nothing'} and get ${get || 'nothing'}; ${state.replace(/\.$/, '')}.`,
};
