import { EQUIPMENT, equipmentWords } from '@tradewind/domain/equipment';
import { STATE_OF_CITY } from '../places/us-places.ts';
import { DEALING_WORDS } from './dealing-words.ts';
import { ORDINARY } from './ordinary-words.ts';
import { soundOf } from './sounds.ts';
import { editsBetween } from './wording.ts';

/** Words of the trade: a word that is nearly one of them is corrected to it. */
const TRADE_WORDS =
  `yacht yachts cruiser cruisers express center console consoles bowrider bowriders fishing sportfish sportfisher sportfisherman sportfishermen saltwater
  catamaran pontoon sailboat sailboats trawler trawlers trawler cuddy walkaround flybridge convertible runabout
  something anything everything nothing cheaper cheapest smaller smallest bigger biggest larger largest newer newest longer longest
  expensive priciest under below above between thousand million dollars budget length maximum minimum around older oldest shorter
  bitcoin bitcoins crypto cryptocurrency ethereum ether motorcycle motorcycles vehicle vehicles property jewelry aircraft airplane
  experience experiences membership watch collectibles
  escrow insurance inspection transport commission subscription valuation documentation services survey broker closing
  deploy recall preferences negotiation negotiations compare message messages conversation conversations listing listings favorites favorite favourite favourites saved
  engine engines diesel gasoline outboard outboards inboard inboards sterndrive electric hybrid horsepower hours
  matches nevermind cancel forget dismiss discard counteroffer watchlist bookmarks pending withdraw
  beam galley gallery staff employee employees tradewind stretch cashiers shipper guys stuff refit app ads apps dude sandbar wakeboarding tournament haul yall ipo wannabe
  loa ft feet foot knots mph hp btc usd zelle venmo paypal visa amex mastercard debit wire cashapp overpay overpayment refund fails failed
  excellent condition project sleeps berths capacity passengers people average cheapest
  available trade trading offer offers owner owners seller password notifications account delete pause photos pictures settings
  miami tampa lauderdale jacksonville houston galveston charleston annapolis seattle chicago baltimore savannah sarasota
  florida california carolina virginia maryland massachusetts connecticut louisiana alabama mississippi washington michigan wisconsin
  texas georgia oregon delaware tennessee jersey hampshire
  phone suspicious sleeping slowest lightest heaviest
  generator generators genset watermaker trailer trailers stabilizer stabilizers seakeeper autopilot radar chartplotter fishfinder thruster thrusters
  joystick bimini hardtop jacuzzi helipad livewell livewells outrigger outriggers shower dishwasher microwave refrigerator freezer icemaker windlass davit
  inverter stateroom staterooms cabin cabins bathroom bathrooms tender dinghy solar equipment conditioning
  cheap auction auctions auctioned appraisal appraisals warranty notary donation donate wholesale registration captain detailing storage dockage lien liens
  attorney lawyer contingency contingencies contingent garage keys deposit deposits liters gallons kilometers meters nautical kilos photographer`.split(
    /\s+/,
  );

const TRADE: ReadonlySet<string> = new Set(TRADE_WORDS);
const BY_FIRST_LETTER = Map.groupBy(TRADE, (word) => word[0] ?? '');
/** Words of equipment, which are no slips of others: 'fighting chair'. */
const EQUIPMENT_WORDS = EQUIPMENT.flatMap(equipmentWords).flatMap((name) => name.split(/[ /-]/));
/** Things that people trade, which are no slips of others either: 'plane' is no 'planet'. */
const THINGS =
  `plane planes helicopter helicopters jet jets precious metal metals gold silver platinum bullion ingot ingots livestock cattle cow cows heifer heifers bull bulls
  tractor tractors excavator excavators forklift painting paintings sculpture sculptures artwork artworks wine wines whiskey whisky bourbon franchise franchises
  shares acres acreage pasture cottage cottages villa villas chalet chalets apartment apartments townhouse duplex timeshare rolex diamond diamonds necklace bracelet
  memorabilia porsche ferrari corvette tesla mustang truck trucks jeep jeeps van vans camper campers snowmobile snowmobiles scooter scooters quad quads guitar guitars
  piano antiques antique bullion coins machinery`.split(/\s+/);
/** Words of boats and of things to trade that people spell by ear. */
const HEARD =
  `yacht yachts cruiser cruisers center console consoles bowrider bowriders catamaran pontoon sailboat sailboats trawler trawlers convertible diesel diesels
  gasoline outboard outboards inboard inboards sterndrive engine engines generator trailer hardtop cabin cabins motorcycle motorcycles vehicle vehicles bitcoin
  jewelry aircraft machinery tractor tractors cattle heifer heifers livestock antiques insurance escrow survey marina cheapest cheaper expensive passengers`.split(
    /\s+/,
  );
const BY_SOUND = Map.groupBy(HEARD, soundOf);
const KNOWN: ReadonlySet<string> = new Set([...TRADE_WORDS, ...ORDINARY, ...EQUIPMENT_WORDS, ...THINGS]);

export const isTradeWord = (word: string): boolean => TRADE.has(word);

/** Correct words that are nearly a word of the trade. */
const CORRECT = new Set(
  'lie lies carolinas virginian floridian texan cruises cruised expressed consoled jewels compared messaged vehicular budgets lengths fishes horse horses broken marine maine pause condo condos'.split(
    ' ',
  ),
);

/** Words of users that are no names. Sentences about boats that contain them are still strange to the fact check. */
const FAMILIAR = new Set(
  'mil mill mio posing poses posed sportier roomier fancier classier comfier quieter carries carrying carried seats asleep fight fights fighting argue arguing argument quarrel touch biting holdup stopping stopped stops hindering hinders hook hooks rundown sweeten sweetened officially anymore pasture pastures meadow ranch lookers bites hospital drags dragging frozen advance til background equipped parking privately eachother choosing chosen choices among picking torn undecided wavering feedback funded sport sports aboard moored overpriced underpriced absolute dual meters meter sort sorted reverse rank berthed figures figure max min tops avg median percentage percent fewest count ceiling waterski tubing wakeboard overnight chat ton cya instagram facebook telegram whatsapp messenger file upload offline video'.split(
    ' ',
  ),
);

const DEALING: ReadonlySet<string> = new Set(DEALING_WORDS);

export const isFamiliar = (word: string): boolean => isOrdinary(word) || FAMILIAR.has(word) || DEALING.has(word);

export const isOrdinary = (word: string): boolean => KNOWN.has(word) || CORRECT.has(word);

/** The word of the trade that was meant, if there is exactly one; otherwise the ordinary word. */
export function corrected(word: string): string | undefined {
  if (word.length < 4 || isFamiliar(word) || !/^\p{L}+$/u.test(word)) return undefined;
  // 'Sitting' without its last letter.
  if (/in$/.test(word) && isForm(`${word}g`)) return `${word}g`;
  // 'Sooo niiice'.
  const shorter = [word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1')].find(
    (one) => one !== word && isFamiliar(one),
  );
  if (shorter || isPast(word)) return shorter;
  const most = word.length >= 8 ? 2 : 1;
  const near = (BY_FIRST_LETTER.get(word[0] ?? '') ?? []).map((known) => ({
    known,
    // Of four letters, only one can be missing: other changes would reach too many names.
    edits: word.length > 4 || known.length === 5 ? editsBetween(word, known, most) : most + 1,
  }));
  const least = Math.min(...near.map(({ edits }) => edits));
  const best = near.filter(({ edits }) => edits === least).map(({ known }) => known);
  if (least <= most) return onlyOne(best);
  return word.length > 4 ? (correctedOrdinary(word) ?? soundingLike(word)) : undefined;
}

const MOST_HEARD_EDITS = 2;

/** The only word of the trade that sounds the same: 'dizel', 'senter'. */
const soundingLike = (word: string): string | undefined =>
  TOWN_WORDS.has(word)
    ? undefined
    : onlyOne(
        (BY_SOUND.get(soundOf(word)) ?? []).filter((known) => {
          const most = isForm(word) ? 1 : MOST_HEARD_EDITS;
          return editsBetween(word, known, most) <= most;
        }),
      );

/** The singular and the plural of a word count as one. */
const onlyOne = (words: readonly string[]) =>
  new Set(words.map((word) => word.replace(/s$/, ''))).size === 1 ? words.at(-1) : undefined;

/** Numbers are never corrected, and nothing is corrected to them: 'three' is no 'there'. */
const NUMBER_WORDS =
  /^(?:three|seven|eight|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?)$/;
const ORDINARY_BY_FIRST_LETTER = Map.groupBy(
  [...ORDINARY].filter((word) => word.length >= 5 && !NUMBER_WORDS.test(word)),
  (word) => word[0] ?? '',
);
/** Words of towns are never corrected to ordinary words: 'Stuart' is no 'start'. */
const TOWN_WORDS = new Set([...STATE_OF_CITY.keys()].flatMap((town) => town.split(' ')));

function correctedOrdinary(word: string): string | undefined {
  if (TOWN_WORDS.has(word) || NUMBER_WORDS.test(word) || isForm(word)) return undefined;
  return onlyOne((ORDINARY_BY_FIRST_LETTER.get(word[0] ?? '') ?? []).filter((known) => isSlip(word, known)));
}

/** Another form of an ordinary word, which is no slip: 'decides'. */
export const isForm = (word: string) =>
  isFamiliar(word.replace(/(?:ing|ed|es|s|ly|er)$/, '')) ||
  isFamiliar(word.replace(/s$/, '')) ||
  isFamiliar(`${word.replace(/(?:ing|ed|es|er)$/, '')}e`);

/** Another form of a verb, which is no slip either: 'showed' is no 'shower'. */
const isPast = (word: string) => /(?:ed|ing)$/.test(word) && isOrdinary(word.replace(/(?:ed|ing)$/, ''));

/** A slip of the finger in an ordinary word. The shorter the word, the more names are as near to it. */
function isSlip(word: string, known: string): boolean {
  if (editsBetween(word, known, 1) > 1) return false;
  if (word.length < known.length) return known.length >= 6;
  if (word.length > known.length) return known.length >= 6 && !word.startsWith(known);
  return known.length >= 7 || lettersOf(word) === lettersOf(known);
}

const lettersOf = (word: string) => [...word].sort().join('');

/** Types of two words. One of them tells which word the other was meant to be, however short it is. */
const TYPE_PAIRS: readonly (readonly [string, string])[] = [
  ['center', 'console'],
  ['dual', 'console'],
  ['sport', 'fishing'],
  ['saltwater', 'fishing'],
  ['sport', 'fisherman'],
  ['sport', 'fishermen'],
  ['saltwater', 'fisherman'],
  ['saltwater', 'fishermen'],
  ['express', 'cruiser'],
  ['motor', 'yacht'],
  ['bow', 'rider'],
  ['salt', 'water'],
];

/** Other words that sound like a console. */
const SOUNDS_LIKE_CONSOLE = /^(?:counsel|council|consul|consel|counsil|consoul)$/;

/** The type that two neighboring words were meant to be, if one of them is written correctly: 'daul console', 'bow rdier'. */
export function correctedPair(first: string, second: string): readonly [string, string] | undefined {
  const heard = second.replace(/(?<=[^s])s$/, '');
  const one = SOUNDS_LIKE_CONSOLE.test(heard) && /^(?:center|centre|dual)$/.test(first) ? 'console' : heard;
  const pair = TYPE_PAIRS.find(
    ([left, right]) =>
      (one !== heard && right === one && first.replace('centre', 'center') === left) ||
      (first === left && isNearly(one, right)) ||
      ((one === right || corrected(one) === right) && (isNearly(first, left) || soundOf(first) === soundOf(left))),
  );
  return pair && [pair[0], heard === second ? pair[1] : `${pair[1]}s`];
}

function isNearly(word: string, known: string): boolean {
  const begins = word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);
  return begins && word.length >= 3 && !isFamiliar(word) && editsBetween(word, known, 2) <= (known.length >= 7 ? 2 : 1);
}
