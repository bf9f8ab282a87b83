import type { BoatType } from '@tradewind/domain/boat-types';
import { type Line, wholeWords } from './line.ts';
import { readDockWords } from './words/dock-words.ts';

const TYPES: readonly [RegExp, BoatType][] = [
  [/center (?:- )?consoles?|centerconsoles?|cc|ccs|c \/ c/, 'Center Console'],
  [/dual (?:- )?consoles?|dualconsoles?|dcs?|d \/ cs?/, 'Dual Console'],
  [/bow (?:- )?riders?|bowriders?|brs?(?= |$)/, 'Bowrider'],
  [
    /sport (?:- )?fish(?:ing|er|ers|erm[ae]ns?|es)?(?: (?:boats?|yachts?))?|sportfish(?:ing|er|ers|erm[ae]ns?|es)?(?: boats?| yachts?)?|sporties?|sport fishers?|sfs|sf(?: boats?|(?= (?:under|over|in|for|with|from|or|and|to|between|that|_|[?.!,])|$))/,
    'Sport Fishing',
  ],
  [
    /(?<!\b(?:in|fresh or|fresh vs) )salt ?water(?! (?:bad|ok|okay|hard|harder|worse|damage|ruin|use|or fresh))(?: fish(?:ing|erm[ae]n))?(?: boats?)?|saltwater fish(?:ing|er|erm[ae]n)s?/,
    'Saltwater Fishing',
  ],
  [/express(?: cruisers?)?(?: boats?)?|ecs?/, 'Express Cruiser'],
  [/motor (?:- )?yachts?|motoryachts?|m \/ ys?|mys|my(?: type|(?= ,| \.|$))/, 'Motor Yacht'],
];

/** Kinds that this marketplace has no type for. They are looked for by name. */
const OTHERS =
  /sail ?boats?|sailing (?:boats?|yachts?)|sloops?|ketch(?:es)?|schooners?|catamarans?|power ?cats?|(?<!about )cats?(?= (?:under|over|for|in|with|between|that|_|[?.!,])|$)|pontoons?(?: boats?)?|tri ?toons?|jet ?skis?|pwcs?|wave ?runners?|house ?boats?|tug ?boats?|tugs?|dinghys?|dinghies|tenders?|ribs?(?= |$)|inflatables?|kayaks?|canoes?|jon ?boats?|deck ?boats?|air ?boats?|hovercrafts?|gulets?|bass boats?|bay boats?|flats boats?|jet ?boats?|row ?boats?/;

/** In feet. Wider loads need a permit on most American roads. */
export const TRAILER_BEAM = 8.5;
const TRAILERABLE =
  /(?:that )?(?:my|our|a|an) (?:\S+ ){0,4}(?:truck|suv|car|pickup|jeep|van|_asset_) (?:can|could|will|is able to) (?:pull|tow|haul|handle|trailer)|(?:easily |easy to )?trailer ?(?:- )?able(?: boats?)?|trailer boats?|tow ?able(?: boats?)?|(?:(?:that )?(?:i|we|you) can |can be |able to be |to )(?:trailer(?:ed)?|tow(?:ed)?)(?: (?:it|her|home|around|(?:behind|with) (?:my|our|a|the) (?:[a-z]+ ){0,3}(?:truck|suv|car|pickup|jeep|van)))*/;

/** Consoles without a word before them are of both kinds: 'no consoles of any kind'. */
function readConsoles(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (meaning || text !== 'consoles' || /^(?:-|center|dual|side|_type_)$/.test(line.chunks[index - 1]?.text ?? ''))
      return;
    const behind = line.chunks.slice(index + 1, index + 4).map((chunk) => chunk.text);
    const more = /^of (?:any|either|whatever|every) (?:kind|sort|type)/.test(behind.join(' ')) ? behind.length : 0;
    line.reword(index, index + 1 + more, ['center', 'consoles', 'or', 'dual', 'consoles']);
  });
}

export function readKinds(line: Line): void {
  readConsoles(line);
  line.each(
    /\b(dual|center)(?= (?:, )?not (?:a )?(?:dual|center)\b)|\b(dual|center)(?= (?:or|and|\/|&) (?:a )?(?:dual|center) (?:- )?consoles?\b)|(?<=_type_ (?:, )?(?:and )?not (?:a )?)(dual|center)\b(?! console)|(?<=\b(?:sorry|meant|mean|no) (?:, )?)(dual|center)\b(?! (?:- )?console)/,
    ({ groups }) => ({ is: 'type', type: groups[0] === 'dual' ? 'Dual Console' : 'Center Console' }),
  );
  line.each(/(?<=_type_ (?:, )?not (?:a )?)(dual|center)\b/, ({ groups }) => ({
    is: 'type',
    type: groups[0] === 'dual' ? 'Dual Console' : 'Center Console',
  }));
  line.each(/\bmy(?= (?:under|over|in|for|with|between|from|_(?!own))|$)/, ({ chunks }) =>
    chunks[0]?.written === 'MY' ? { is: 'type', type: 'Motor Yacht' } : undefined,
  );
  for (const [pattern, type] of TYPES) line.each(wholeWords(pattern), () => ({ is: 'type', type }));
  line.each(new RegExp(`(?<!\\b(?:the|my|your|our) )\\b(?:${OTHERS.source})\\b`), ({ groups }) =>
    // Beside a type, the closest one: 'a bay boat or a center console'.
    /^(?:bay|flats) /.test(groups[0]) && line.first('type')
      ? { is: 'type', type: 'Saltwater Fishing', loosely: groups[0] }
      : { is: 'kind', word: groups[0] },
  );
  readDockWords(line);
  line.each(wholeWords(TRAILERABLE), () => ({ is: 'bound', field: 'beam', max: TRAILER_BEAM, trailer: true }));
}
