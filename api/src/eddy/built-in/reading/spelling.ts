import { ORDINARY } from './ordinary-words.ts';
import { editsBetween } from './wording.ts';

/** Words of the trade: a word that is nearly one of them is corrected to it. */
const TRADE_WORDS =
  `yacht yachts cruiser cruisers express center console consoles bowrider bowriders fishing sportfish sportfisher saltwater
  catamaran pontoon sailboat sailboats trawler trawlers trawler cuddy walkaround flybridge convertible runabout
  something anything everything nothing cheaper cheapest smaller smallest bigger biggest larger largest newer newest longer longest
  expensive priciest under below above between thousand million dollars budget length maximum minimum around older oldest shorter
  bitcoin bitcoins crypto cryptocurrency ethereum motorcycle motorcycles vehicle vehicles property jewelry aircraft airplane
  experience experiences membership watch collectibles
  escrow insurance inspection transport commission subscription valuation documentation services survey broker closing
  deploy recall preferences negotiation negotiations compare message messages conversation conversations listing listings favorites favorite favourite favourites saved
  engine engines diesel gasoline outboard outboards inboard inboards sterndrive electric hybrid horsepower hours
  matches nevermind cancel forget dismiss discard counteroffer watchlist bookmarks pending withdraw
  beam galley stretch cashiers shipper guys stuff refit app ads apps dude sandbar wakeboarding tournament haul yall ipo wannabe
  loa ft feet foot knots mph hp btc usd zelle venmo paypal wire cashapp overpay overpayment refund
  excellent condition project sleeps berths capacity passengers people average cheapest
  available trade trading offer offers owner owners seller password notifications account delete pause photos pictures settings
  miami tampa lauderdale jacksonville houston galveston charleston annapolis seattle chicago baltimore savannah sarasota
  florida california carolina virginia maryland massachusetts connecticut louisiana alabama mississippi washington michigan wisconsin
  texas georgia oregon delaware tennessee jersey hampshire`.split(/\s+/);

const BY_FIRST_LETTER = Map.groupBy(new Set(TRADE_WORDS), (word) => word[0] ?? '');
const KNOWN: ReadonlySet<string> = new Set([...TRADE_WORDS, ...ORDINARY]);

/** Correct words that are nearly a word of the trade. */
const CORRECT = new Set(
  'carolinas virginian floridian texan cruises cruised expressed consoled jewels compared messaged vehicular budgets lengths fishes horse horses broken marine maine pause condo condos'.split(
    ' ',
  ),
);

/** Words of users that are no names. Sentences about boats that contain them are still strange to the fact check. */
const FAMILIAR = new Set(
  'torn undecided wavering feedback funded sport sports aboard moored overpriced underpriced absolute dual meters meter sort sorted reverse rank berthed figures figure max min tops avg median percentage percent fewest count ceiling waterski tubing wakeboard overnight chat ton cya instagram facebook telegram whatsapp messenger file upload offline video'.split(
    ' ',
  ),
);

export const isFamiliar = (word: string): boolean => isOrdinary(word) || FAMILIAR.has(word);

export const isOrdinary = (word: string): boolean => KNOWN.has(word) || CORRECT.has(word);

/** The word of the trade that was meant, if there is exactly one. */
export function corrected(word: string): string | undefined {
  if (word.length < 5 || isFamiliar(word) || !/^\p{L}+$/u.test(word)) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  const near = (BY_FIRST_LETTER.get(word[0] ?? '') ?? []).map((known) => ({
    known,
    edits: editsBetween(word, known, most),
  }));
  const least = Math.min(...near.map(({ edits }) => edits));
  const best = near.filter(({ edits }) => edits === least);
  // The singular and the plural of a word count as one.
  const words = new Set(best.map(({ known }) => known.replace(/s$/, '')));
  return least <= most && words.size === 1 ? best.at(-1)?.known : undefined;
}
