import type { Named, NamedBoat } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Line } from '../line.ts';
import { isSame, textOf, wordsOf } from './name-words.ts';

/** 'Our boat', 'mine', or a make behind 'my'. */
export function readOwn(line: Line, named: readonly Named[]): void {
  const own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
  const hidden = named.flatMap((name) => (name.kind === 'own' && !name.active ? [name.boat] : []));
  for (let index = 0; index < line.chunks.length; index++) {
    if (!isOwning(line, index)) continue;
    const fond = FOND.test(line.chunks[index + 1]?.text ?? '') ? 1 : 0;
    const matched = [...own, ...hidden]
      .map((boat) => ({ boat, length: spokenLength(line, index + 1 + fond, boat) }))
      .filter(({ length }) => length > 0);
    const longest = Math.max(0, ...matched.map(({ length }) => length));
    const all = matched.filter(({ length }) => length === longest).map(({ boat }) => boat);
    // A listed boat is meant before one of its name that is sold, unless the words are about the sale.
    const isOfSale = line.has(SOLD) && all.some((boat) => hidden.includes(boat));
    const listed = isOfSale ? all.filter((boat) => hidden.includes(boat)) : all.filter((boat) => own.includes(boat));
    const boats = listed.length > 0 ? listed : all;
    const numbered = longest > 0 ? [] : own.filter((boat) => isNumbered(line, index + 1, boat));
    if (longest > 0) line.replace(index, index + 1 + fond + longest, { is: 'own', boats, named: true });
    else if (numbered.length === 1) line.replace(index, index + 2, { is: 'own', boats: numbered, named: true });
  }
  for (const [words, measure] of TOLD_APART)
    line.each(
      new RegExp(
        `\\b(?:my|our|the) (?:${words}) (?:one|boat|yacht|listing) of mine\\b|\\b(?:my|our) (?:${words}) (?:one|boat|yacht|listing)\\b`,
      ),
      () => {
        const [first, second] = own.toSorted((a, b) => measure(a) - measure(b));
        return first && second && own.length === 2 && measure(first) !== measure(second)
          ? { is: 'own', boats: [first], named: true }
          : undefined;
      },
    );
  line.each(
    /\b(?:my|our) (?:own |current |old |other |listed |cheapest |least expensive |most expensive |priciest |newest |oldest |biggest |largest |longest |smallest |fastest |most viewed |active |two |three |both )*(?:_n_ )?(?:boats?|yachts?|vessels?|listings?|ads?|sailboats?|trawlers?|bowriders?)\b(?! (?:type|insurance|loan))|\b(?:(?:the|any|all|those) )*(?:boats?|yachts?|listings?|ads?) of mine\b|\b(?:the|any|all) (?:boats?|yachts?|listings?|ads?|ones?) (?:that )?(?:i|we) (?:have |just |already |currently )*(?:posted|listed|advertised|put up|put on here|am selling|are selling|sell)\b|\b(?:thing|one|boat|stuff) (?:that )?(?:i|we) (?:have |got |have got |currently )*(?:listed|posted|up|for sale|up for sale|on here)\b|(?<=\bof )(?:my|our) (?:two|three|four|five|_n_)(?= (?:is|are|was|has|have|does|do|sleeps?|goes|runs?|costs?|burns?|asks?|gets?|got|would|needs?|carries|holds?|[,?])|$)|\bmine\b/,
    () => ({ is: 'own', boats: own, named: false }),
  );
  const saved = named.flatMap((name) => (name.kind === 'saved' ? [name.boat] : []));
  for (const pattern of SAVED) line.each(pattern, () => ({ is: 'saved', boats: saved }));
}

const SOLD =
  /\b(?:did|end(?:ed)? up)\b.*\b(?:sell|selling|go|going|fetch|change hands) (?:for|at)\b|\b(?:was|got|been|i|we) sold\b|\b(?:final|sale|selling) price\b/;

/** Words that tell one of two boats of the user's from the other. */
const TOLD_APART: readonly (readonly [string, (boat: NamedBoat) => number])[] = [
  ['bigger|larger|longer|big|large', ({ length }) => -(length ?? 0)],
  ['smaller|shorter|little|small', ({ length }) => length ?? Number.POSITIVE_INFINITY],
  ['cheaper|less expensive|cheap', ({ price = 0 }) => price],
  ['pricier|more expensive|expensive', ({ price = 0 }) => -price],
  ['newer', ({ year }) => -year],
  ['older', ({ year }) => year],
];

const KEPT =
  'saved|favorited?|favourited?|faved|faves?|bookmarked|starred|hearted|liked|shortlisted|wishlisted|watched|pinned';
const SAVED: readonly RegExp[] = [
  /\b(?:what is|what are|anything|everything|boats?|ones) (?:still |now )*on my list\b/,
  /\b(?:do|did|have) (?:i|we) (?:have |got )?(?:any|some|which|what) (?:boats?|listings?|ones|yachts?) (?:saved|bookmarked|starred|hearted|liked|favorited)\b/,
  /\bwhat did i (?:save|bookmark|heart|fave|favorite|star)\b/,
  new RegExp(`\\b(?:my |our |the )?(?:${KEPT}|favorites?) (?:boats?|listings?|ones|list|items|yachts?|ads?)\\b`),
  /\b(?:my|our) (?:favorites?|faves?|favs?|saved(?: (?:ones|list|stuff|items))?|shortlist|wish ?list|bookmarks?|hearts?|likes|saves(?= (?:is|are|has|have|sleeps?|goes|runs?|burns?|was|were|can|could|would|will|asks?|costs?|in|under|over|with|from|[?.,!]|_)|$)|watch ?list|watch list|pins|stars)\b|\bthe watch ?list\b/,
  new RegExp(
    `(?:_ref_|\\b(?:boats?|the ones?|listings?|what|ones?|everything|anything|those|all|yachts?|stuff)) (?:that )?(?:i|we) (?:have |had |just |already |got )*(?:${KEPT})\\b`,
  ),
];

/** 'My trusty Gale'. */
const FOND =
  /^(?:old|new|little|big|poor|good|trusty|beloved|dear|sweet|beautiful|lovely|small|own|current|precious|humble|tired|ugly|white|blue|red|black|green|fine|great)$/;

/** 'My', or the article in 'I have a'. */
function isOwning(line: Line, index: number): boolean {
  const [before = '', have = '', word = ''] = [-2, -1, 0].map((at) => line.chunks[index + at]?.text ?? '');
  if (/^(?:my|our)$/.test(word)) return true;
  return /^(?:a|an|this|the)$/.test(word) && /^(?:have|own|got|has)$/.test(have) && /^(?:i|we|have)$/.test(before);
}

const NO_BOAT =
  /^(?:k|grand|thousand|mil|million|percent|%|days?|hours?|hrs?|weeks?|months?|years?|ft|feet|foot|miles?|offers?|bids?|dollars?|bucks|acres?|cash|down|deposit|[.,]\d.*)$/;

/** 'My 48': the number of a model. */
const isNumbered = (line: Line, at: number, boat: NamedBoat): boolean =>
  isModelNumber(line, at, 3) && wordsOf(boat.model).includes(line.chunks[at]?.written ?? '');

function isModelNumber(line: Line, at: number, mostDigits = 2): boolean {
  const { written = '' } = line.chunks[at] ?? {};
  return (
    /^\d{2,3}$/.test(written) && written.length <= mostDigits && !matches(NO_BOAT, line.chunks[at + 1]?.text ?? '')
  );
}

function spokenLength(line: Line, from: number, boat: NamedBoat): number {
  const left = [...wordsOf(boat.make), ...wordsOf(boat.model), String(boat.year)];
  let at = from;
  let telling = false;
  for (; at < line.chunks.length; at++) {
    const text = textOf(line.chunks[at]);
    if (text === undefined) break;
    const found = left.findIndex((word) => isSame(text, word));
    // 'My Gale 29' is not the Gale 31.
    if (found < 0 && telling && isModelNumber(line, at)) return 0;
    if (found < 0) break;
    telling ||= /\p{L}{3,}/u.test(left[found] ?? '');
    left.splice(found, 1);
  }
  return telling ? at - from : 0;
}
