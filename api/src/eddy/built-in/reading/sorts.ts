import type { Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import { completeEnds } from './shared-ends.ts';

/** A superlative without its noun, behind a question for the same figure. */
function ofNamed(figure: string, words: string): RegExp {
  return new RegExp(
    `(?<=\\b${figure}\\b.* (?:which|what|who)(?: one| boat| of them)? (?:has|have|got|is|asks) (?:the )?)(?:${words})(?= [?.!]|$)`,
  );
}

const SORTED = '(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?|listed)';
const HIGH_FIRST = '(?:highest|high|most expensive|priciest|descending|expensive)';
const LOW_FIRST = '(?:lowest|low|cheapest|ascending|cheap)';

const SORTS: readonly [RegExp, Extract<Meaning, { is: 'sort' }>['by']][] = [
  [
    new RegExp(
      `(?:${SORTED} )?by (?:asking )?price (?:, |\\( ?|- )?(?:from )?(?:the )?${HIGH_FIRST}(?: (?:first|to low(?:est)?|on top)| \\))*`,
    ),
    'price-high',
  ],
  [
    new RegExp(
      `(?:${SORTED} )?by (?:asking )?price (?:, |\\( ?|- )?(?:from )?(?:the )?${LOW_FIRST}(?: (?:first|to high(?:est)?|on top)| \\))*`,
    ),
    'price-low',
  ],
  [/by (?:model )?year ,? ?(?:the )?oldest(?: first)?/, 'oldest-built'],
  [/by (?:model )?year ,? ?(?:the )?newest(?: first)?/, 'newest-built'],
  [
    /(?:the )?(?:cheapest|lowest|best|least|smallest) (?:price |cost |value |dollars? |money |boats? |ones? |deals? )?(?:- )?(?:per|for each|by the) (?:- )?(?:foot|ft)|most (?:boat|length|feet|foot) (?:for (?:the|my|your) money|per dollar)|(?:price|cost|dollars?) per (?:foot|ft)/,
    'price-per-foot',
  ],
  [
    /(?:most|highest|greatest) (?:engine )?hours|most (?:heavily )?(?:used|worn|run|use|wear)|(?<=\b(?:used|run|driven) )(?:the )?(?:most|hardest)/,
    'most-hours',
  ],
  // 'Their average hours, and which one has the least?'
  [ofNamed('hours', 'least|fewest|lowest'), 'fewest-hours'],
  [ofNamed('hours', 'most|highest'), 'most-hours'],
  [ofNamed('prices?', 'least|lowest'), 'price-low'],
  [ofNamed('prices?', 'most|highest'), 'price-high'],
  [
    /(?<=\bsleeps? )(?:the )?most(?: people| guests)?|(?:most|highest|greatest|largest|biggest|best) sleeping capacity|most (?:berths|beds|bunks|sleeping (?:places|spots|room|space)|people overnight)/,
    'most-berths',
  ],
  [
    /(?<=\b(?:carr(?:y|ies)|holds?|seats?|fits?) )(?:the )?most(?: people| passengers| guests)?|most (?:passengers|guests|people|seats)(?: (?:aboard|on board))?|(?:highest|greatest|largest|biggest) (?:passenger )?capacity/,
    'most-people',
  ],
  [/widest|beamiest|(?:most|greatest|biggest|largest) beam/, 'widest'],
  [
    /cheapest|(?:costs?|asks?|asking) (?:the )?(?:very )?least(?: money)?|least money|(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?) (?:them |it |these |those )?by (?:price|cost)|(?<!\b(?:my|our|your|that|this|the|these|those|all|of|on|per|from|for|with|close|closed|closing|do|done|make|made|good|great|fair|bad|better|best|real)(?: _n_| two| three| four)? )deals(?= \?| !| \.|$| _| in| under)|(?<=\b(?:find|get|want|need|like|love|score|snag|hunt for|hunting for|look for|looking for|after|into|is there|any)(?: me| us)?(?: a| an| some| any| the)? )deal(?= \?| !| \.|$| _| in| under)|(?<!\b(?:hard|tough|on a|on the|on every|on each|of a|of the|into the|per|strike a|struck a|make a|made a|seal the|close a|close the) )bargains?|steals?(?! (?:my|our|your|his|her|their|the|them|it|from|photos?|pictures?|boats?)\b)|cheap(?! to \w)|affordable|inexpensive|budget (?:- )?friendly|lowest (?:- )?pric\w+|lowest price|least expensive|price (?:low to high|ascending)|low to high|most affordable|least pricey|cheapest first/,
    'price-low',
  ],
  [
    /(?:crazy|insanely|ridiculously|stupidly|super|really|very|absurdly|wildly|obscenely|outrageously) (?:expensive|pricey|pricy|luxurious)|fanciest|most luxurious|most expensive|costs? (?:the )?(?:very )?most|priciest|highest (?:- )?pric\w+|highest price|price (?:high to low|descending)|high to low|dearest|top of the line/,
    'price-high',
  ],
  [
    /fastest|quickest|speediest|(?<=\b(?:a|an|something|anything|really|very|super|pretty|fairly|reasonably|want|need) )(?:fast|speedy|zippy)(?= (?:boats?|yachts?|ones?|and|but|for|under|over|in|on|with|that|[,.;!?]|_)|$)|(?:highest|greatest|best|biggest|most|maximum) (?:(?:top|max|maximum|cruising|possible) )*(?:end )?speeds?|top speed (?:first|highest|descending)|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:top |max(?:imum)? )?speed/,
    'fastest',
  ],
  [/slowest|(?:lowest|least) (?:top |max(?:imum)? )?speeds?/, 'slowest'],
  [
    /(?:oldest|stalest) (?:listings?|ads?|posts?)|longest (?:listed|on the (?:market|site)|time on the (?:market|site))|(?:sitting|listed|posted|for sale|advertised|online|(?:on|up on) the (?:market|site)|been (?:up|here|there|around|on here)) (?:(?:on here|here|there|for) )?(?:the )?longest(?: time)?/,
    'oldest',
  ],
  [
    /(?:longest|biggest|largest|greatest|highest|most) (?:loa|length|overall length)|longest|biggest|largest|roomiest|(?:the )?most boat(?= (?:i|we|you|for))|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:length|size)/,
    'length',
  ],
  [/shortest|smallest|tiniest/, 'smallest'],
  [
    /(?:most )?recently (?:listed|added|posted)|newest listings?|latest(?: listings?)?|just listed|new listings?|what is new|anything new|newly listed|most recent/,
    'newest',
  ],

  [/newest(?: first)?|youngest|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:year|age)/, 'newest-built'],
  [/oldest(?: first)?/, 'oldest-built'],
  [
    /(?:fewest|lowest|least)(?: -)? (?:engine )?(?:- )?hours?|least (?:used|run|driven|worn|use|wear)|(?<=\b(?:used|run|driven) )(?:the )?least|(?:sort|order|rank)(?:ed)? (?:them |it |these |those )?by (?:engine )?hours/,
    'fewest-hours',
  ],
];

/** 'Sort the boats in Ohio by year': the boats stand between. */
const SORT_BETWEEN: readonly [RegExp, Extract<Meaning, { is: 'sort' }>['by']][] = [
  [/by (?:asking )?(?:price|cost)/, 'price-low'],
  [/by (?:length|size)/, 'length'],
  [/by (?:model )?(?:year|age)/, 'newest-built'],
  [/by (?:engine )?hours/, 'fewest-hours'],
  [/by (?:top )?speed/, 'fastest'],
];

const TOP: Readonly<Record<string, Extract<Meaning, { is: 'sort' }>['by']>> = {
  price: 'price-high',
  length: 'length',
  size: 'length',
  year: 'newest-built',
  hours: 'most-hours',
  speed: 'fastest',
};

/** Orders and extremes: 'the two cheapest', 'biggest first'. */
export function readSorts(line: Line): void {
  completeEnds(line);
  line.each(
    /\b(?:the )?top _n_ (?:ones |boats )?by (?:the )?(?:asking )?(price|length|size|year|hours|speed)/,
    (found) => {
      const number = found.chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
      const by = TOP[found.groups[1] ?? ''];
      return number?.is === 'n' && number.value <= 20 && by ? { is: 'sort', by, count: number.value } : undefined;
    },
  );
  if (line.has(/^(?:(?:please|can|could|would|you|now|and|then) )*(?:sort|order|rank|arrange|list|show)\b/))
    for (const [pattern, by] of SORT_BETWEEN)
      line.each(new RegExp(`\\b(?:${pattern.source})(?= [?.!]| please|$)`), () => ({ is: 'sort', by }));
  for (const [pattern, by] of SORTS)
    line.each(
      new RegExp(
        `(?:(?:top |the |your )*_n_ )?(?<![\\w'])(?:${pattern.source})(?![\\w'])(?: _n_(?! (?:ft|k)))?(?: first)?`,
      ),
      ({ chunks }) => {
        const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
        const count = number?.is === 'n' && number.value <= 20 ? number.value : undefined;
        return { is: 'sort', by, ...(count !== undefined && { count }) };
      },
    );
  line.chunks.forEach(({ text, meaning }, index) => {
    const isThing = !meaning && /^(?:things?|rides?|rigs?|toys?|machines?)$/.test(text);
    if (isThing && line.chunks[index - 1]?.meaning?.is === 'sort') line.reword(index, index + 1, ['boat']);
  });
}

/** Other languages put the order behind: 'le bateau le moins cher' is 'the cheapest boat'. */
export function orderBeforeBoat(line: Line): void {
  const at = line.chunks.findIndex(
    ({ meaning }, index) => meaning?.is === 'sort' && /^the$/.test(line.chunks[index - 1]?.text ?? ''),
  );
  const noun = line.chunks[at - 2];
  if (at < 2 || !noun || noun.meaning || !/^(?:boats?|ones?)$/.test(noun.text)) return;
  const isBefore = line.chunks[at - 3]?.text === 'the';
  line.reword(at - 2, at, isBefore ? [] : ['the']);
  const order = at - (isBefore ? 2 : 1);
  line.reword(order + 1, order + 1, [noun.text]);
}
