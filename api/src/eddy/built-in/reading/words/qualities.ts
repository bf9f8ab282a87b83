import type { Chunk, Line } from '../line.ts';

/** A color, unless it belongs to a name or an idiom: 'blue water', 'red flags'. */
const COLOR =
  '(?:in )?(?:(?:dark|light|navy|royal|bright|all|mostly) )?(?:white|black|blue|navy|red|green|gr[ae]y|yellow|orange|beige|brown|teal|turquoise|burgundy|maroon|pink|purple)(?: (?:hull(?:s|ed)?|colou?red|gelcoat|paint|one|ones))?(?! (?:water|waters|river|bay|flags?|light|friday|bank|lake|house|sea|gulf|coast|market|book|card|paper|sox|and white pictures))';
/** Words that praise a boat or say what it should be good for. Listings have no field for them, so no search can use them. */
const QUALITIES: readonly RegExp[] = [
  /(?:off ?shore|blue ?water|ocean|open water|big water)(?: (?:- )?(?:capable|capability|ready|worthy|going|fishing|cruising|use|runs?|trips?))?/,
  /sea ?worthy|sea ?keeping|(?:rough|heavy|big|bad) (?:water|waters|seas|weather|stuff)|storms?|choppy (?:water|waters|seas)|chop/,
  /(?:very |really |super )?(?:stable|steady|unsinkable|safe|reliable|dependable|bulletproof|trouble (?:- )?free)/,
  /(?:smooth|soft|dry|comfortable|comfy|quiet) (?:ride|riding|running)|rides? (?:well|smooth|smoothly|dry|soft)|(?:more )?comfortable|comf(?:y|ier)|quiet(?:er)?/,
  /fuel (?:- )?efficient|good (?:on (?:gas|fuel)|fuel economy|gas mileage|mileage)|economical|(?:low|cheap) (?:fuel (?:burn|consumption|costs?)|running costs?)|cheap to (?:run|own|maintain|operate|insure|keep)|gas mileage|fuel economy|fuel sippers?/,
  /low (?:- )?maintenance|easy to (?:handle|drive|dock|maintain|operate|clean|launch|sail|run|tow|trailer|learn)|(?:for |good for |perfect for )?(?:a )?(?:beginners?|first (?:- )?time (?:buyers?|boaters?|owners?)|newbies?)(?: friendly)?|(?:solo|single) ?(?:- )?handed(?:ly)?/,
  /room(?:y|ier)|(?:more )?spacious|plenty of (?:room|space|storage|seating)|lots? of (?:room|space|storage|seating|deck space)|luxur(?:y|ious)|high (?:- )?end|fanc(?:y|ier)|class(?:y|ier)|(?:more )?elegant|sport(?:y|ier)|(?:more )?stylish|modern|cozy/,
  /wooden|wood|mahogany|alumin(?:i)?um|fiber ?glass|steel|carbon(?: fiber)?|composite|classic|vintage|antique|retro|custom/,
  /documented|insurable|financeable|(?:us|usa|american|foreign) (?:- )?(?:built|made)|imported|(?:wheelchair|handicap) (?:accessible|friendly)|(?:dog|pet|kid|child) (?:- )?friendly|no smok(?:ers|ing)|smoke free/,
  /shallow (?:- )?(?:water|draft|draught)|skinny water|great loop|bahamas|island hopping|entertaining|party(?: boats?)?|parties|partying|(?:cross(?:ing)?|runs?|trips?) (?:over )?to (?:the )?(?:bimini|bahamas|cuba|catalina)|sandbars?|crabbing|lobstering|(?:duck |water ?fowl )?hunting|bass fishing|diving|scuba|snorkeling|spearfishing|spear fishing|racing|charters?|chartering|commercial use/,
  /(?:(?:mostly |only |just )?(?:on|for|over|at) (?:the |long )?|(?:for )?(?:family |long )?)weekends(?: (?:away|with (?:the |my |our )?(?:kids|family|wife|friends|grandkids)))?/,
  /(?<=\bwith )(?:the |my |our )?(?:kids|family|grandkids|children)/,
  new RegExp(COLOR),
  /(?<=\b(?:something|anything|a|and|but|really|pretty|fairly) )(?:small|little|compact)(?= (?:boats?|and|but|for|under|in|with|n|[,.;!?]|_)|$)|easy (?:to )?board(?:ing)?|(?:for )?(?:working|work) remotely|remote work/,
  /(?:cheap |easy |good |great |something )?(?:to|for) (?:learn(?:ing)?|practice|practicing|start(?:ing)?)(?: (?:on|with|out(?: on| with)?))?(?= (?:[,.;!?]|and|under|for|in|with|_)|$)|starter(?: boats?)?|first boats?|lakes? only|only (?:for )?(?:the )?lakes?|seasick\w*/,
  /(?<=\b(?:want|wants|need|needs|like|likes|love|loves|about) )(?:speed|comfort|luxury|power|style|space|reliability|quality)(?= (?:[,.;!?]|and|but)|$)/,
  /good resale(?: value)?|holds? its value|well (?:- )?(?:built|maintained|kept|equipped|cared for|loved)|quality built|high quality|(?<!\bmost )popular|rare|unique|special|pretty|good looking|beautiful|gorgeous|sexy/,
  /(?:to |can |could |we can |i can )?live ?-? ?(?:aboard|on (?:it|her|board)|on(?= (?:with|full|all|year|for|and|[,.;!?])|$))s?/,
  /(?:for|on) (?:the |our |a |my )?(?:small |big |local |inland )?(?:lakes?|rivers?|reservoirs?)(?: (?:use|life|fun|days))?/,
];
const SOURCE = QUALITIES.map(({ source }) => source).join('|');
const ANY = new RegExp(`(?<![\\w'-])(?:${SOURCE})(?![\\w'])`, 'g');
const ANY_ALONE = new RegExp(`^(?:${SOURCE})$`);

const isOpen = ({ meaning }: Chunk) => !meaning || meaning.is === 'strange';

/** Whether a word alone is a quality, and no name. */
export const isQuality = (word: string): boolean => ANY_ALONE.test(word);

/** The qualities that a message asks for, in English and as the user wrote them. Words with a meaning are no qualities. */
function foundIn({ chunks, message, text }: Line): { english: string; written: string }[] {
  const found: { english: string; written: string }[] = [];
  let position = 0;
  const starts = new Map(
    chunks.map((chunk) => {
      const at = position;
      position += chunk.text.length + 1;
      return [at, chunk] as const;
    }),
  );
  const ends = new Map([...starts].map(([at, chunk]) => [at + chunk.text.length, chunk] as const));
  for (const match of text.matchAll(ANY)) {
    const [first, last] = [starts.get(match.index), ends.get(match.index + match[0].length)];
    if (first && last && [first, last].every(isOpen))
      found.push({ english: match[0], written: message.slice(first.at, last.end) });
  }
  return found;
}

/** The qualities that a message asks for, as the user wrote them. */
export const qualitiesIn = (line: Line): string[] => foundIn(line).map(({ written }) => written);

const COLOR_ALONE = new RegExp(`^(?:${COLOR})$`);

/** The colors among them. */
export const colorsIn = (line: Line): string[] =>
  foundIn(line).flatMap(({ english, written }) => (COLOR_ALONE.test(english) ? [written] : []));
