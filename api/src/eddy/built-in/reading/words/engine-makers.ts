import type { Line } from '../line.ts';

/** Makers of marine engines by the words that people use for them. */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/yamahas?|yammys?|yammies/, 'Yamaha'],
  [/mercurys?|mercuries|mercs?|mercury racing|verados?/, 'Mercury'],
  [/mercruisers?|merc ?cruisers?/, 'MerCruiser'],
  [/suzukis?|zukes?|zukis?/, 'Suzuki'],
  [/evinrudes?|e ?-? ?tecs?/, 'Evinrude'],
  [/hondas?/, 'Honda'],
  [/tohatsus?/, 'Tohatsu'],
  [/volvo ?-? ?pentas?|volvos?/, 'Volvo'],
  [/cummins(?:es)?/, 'Cummins'],
  [/yanmars?/, 'Yanmar'],
  [/caterpillars?|cats?(?= (?:diesels?|engines?|motors?|power))/, 'Caterpillar'],
  [/mtus?/, 'MTU'],
  [/detroits?(?= (?:diesels?|engines?|motors?|power))|detroit diesels?/, 'Detroit'],
];
const NAMES: readonly string[] = MAKERS.map(([, name]) => name);
const ANY = MAKERS.map(([pattern]) => pattern.source).join('|');
/** Beside these words it is an engine, and neither a car nor a motorcycle. */
const BESIDE = new RegExp(
  `(?<=\\b(?:with|has|have|got|having|powered by|power by|runs?|running|any|without|and|or|not|no|only|prefer|want|need|by|nor|except|twin|single|triple|quad|dual|pair of|newer|new|_engine_) (?:an? |some |the |its )?)(?<![\\w'-])(?:${ANY})(?![\\w'-])|(?<![\\w'-])(?:${ANY})(?= (?:out ?boards?|engines?|motors?|power(?:ed)?|_engine_|diesels?|_fuel_|_power_|on (?:it|her|the back|the transom)))`,
);

/** Reads the maker of an engine, which only its text may name. */
export function readEngineMakers(line: Line): void {
  if (line.has(/\bmy\b|_own_|\b(?:motorcycle|bike|truck|tractor|excavator|jet ?skis?|atv|quad bike)s?\b/)) return;
  line.each(BESIDE, ({ groups }) => {
    const name = MAKERS.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(groups[0]))?.[1];
    return name ? { is: 'engine', words: [name] } : undefined;
  });
}

/** The makers among the words about an engine. */
export const makersIn = (words: readonly string[] = []): string[] =>
  words.flatMap((word) => word.split('|')).filter((word) => NAMES.includes(word));
