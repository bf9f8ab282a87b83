import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';

const NIGHTS =
  /\b(?:nights?|over ?nights?|overnight(?:er|ers|ing)?|to sleep|sleeps?(?: (?:up to|at least|about|for))? _n_ (?:people|persons?|adults|guests|passengers|couples)|sleep(?:ing)? (?:aboard|on ?board|on (?:it|her|the boat|the water)|over|in (?:it|her))|live ?aboards?|(?:wants?|needs?|gets?|have|has|with|for) (?:an? |their |his |her |its |our )?(?:(?:own|real|proper|decent|separate) )+(?:bunks?|berths?|beds?)(?: each)?|(?:stay|staying|live|living|weekends?|vacation) (?:aboard|on ?board))\b/;
const NO_NIGHT = /\bnight (?:fishing|lights?|vision|time|runs?)\b|\b(?:last|to) ?night\b/;

/** Whether the people of a message are to sleep aboard. */
export const staysOvernight = (line: Line): boolean => line.has(NIGHTS) && !line.has(NO_NIGHT);

/** 'A family of six' needs six seats, and six berths if it spends nights aboard. */
export function readCrews(line: Line): void {
  line.each(
    /\b(?:berths?|bunks?|beds?|cabins?|sleeping (?:room|space|quarters)|room to sleep|overnight(?:ing)?) for _n_\b(?! (?:nights?|days?|weeks?))/,
    ({ chunks }) => crewOf(chunks, 'sleeps'),
  );
  line.each(/\bfor (?:us )?_n_ (?:of us )?(?:to sleep|sleeping|overnight|to overnight)\b/, ({ chunks }) =>
    crewOf(chunks, 'sleeps'),
  );
  readFamilies(line, staysOvernight(line) || line.has(SLEEPS_KIN) ? 'sleeps' : 'people');
  line.each(FOR_SEVERAL, ({ chunks }) => {
    const crew = crewOf(chunks, staysOvernight(line) ? 'sleeps' : 'people');
    return crew?.is === 'bound' && (crew.min ?? 0) <= MOST_SEATED ? crew : undefined;
  });
  line.each(
    /\b(?:(?:for|with) )?(?:_n_ (?:-|to|or) )?_n_ (?:other )?couples\b(?! (?:sleep|stay|spend|overnight))/,
    ({ chunks }) => {
      const crew = crewOf(chunks, staysOvernight(line) ? 'sleeps' : 'people');
      return crew?.is === 'bound' ? { ...crew, min: 2 * (crew.min ?? 0) } : undefined;
    },
  );
  line.each(OF_US, ({ chunks }) => crewOf(chunks, staysOvernight(line) ? 'sleeps' : 'people'));
  // 'My 2-3 kids' are no range of prices.
  line.each(new RegExp(`_n_ (?:-|to|or)(?= _n_ ${CHILDREN}\\b)`), () => ({ is: 'aside' }));
  if (!staysOvernight(line)) {
    line.each(/\b(?:family|crew|party) of _n_/, ({ chunks }) => crewOf(chunks, 'people'));
    line.each(
      /\b(?:with |and |plus |me and )?(?:my |our |the |some )?(?:_n_ (?:-|to|or) )?_n_ (?:of my |other |fishing )?(?:friends|buddies|pals|mates|guys|dudes|bros|anglers|fishermen|clients|coworkers|cousins|brothers|neighbors|relatives)\b/,
      ({ chunks }) => crewOf(chunks, 'people', 1),
    );
    return;
  }
  line.each(/\b(?:(?:family|group|crew|party|bunch) of _n_|_n_ of us\b)/, ({ chunks }) => crewOf(chunks, 'sleeps'));
  // With two kids, three sleep aboard.
  line.each(
    /\bwith (?:my |our |the |some )?_n_ (?:friends|buddies|pals|mates|kids|children|grandkids|grandchildren|sons|daughters|boys|girls)\b/,
    ({ chunks }) => crewOf(chunks, 'sleeps', 1),
  );
  if (line.all('bound').some(({ field }) => field === 'sleeps'))
    line.each(/\b(?:for )?(?:over ?)?night(?:s|ing)?(?: (?:aboard|on ?board|trips?))?\b/, () => ({ is: 'aside' }));
}

/** 'A boat for six': more would rather be thousands of dollars. */
const FOR_SEVERAL =
  /\b(?:boat|yacht|something|anything|_type_) for (?:us )?_n_(?= (?:[,.;?!]|and|or|under|below|in|near|with|that|around|up|please|max)\b|(?= [,.;?!])|$)/;
const MOST_SEATED = 14;

const PARTNER = '(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee|better half|other half|missus)';
const CHILDREN =
  '(?:kids?|children|child|sons?|daughters?|boys?|girls?|grandkids?|grandchildren|teens?|teenagers?|toddlers?|little ones|babies|nephews|nieces)';
const MORE = `(?:[a-z]+ ){0,2}${CHILDREN}`;
/** 'My wife and 3 kids', 'the wife, me and our two boys', 'me plus 3 kids'. */
const FAMILY = new RegExp(
  `\\b(?:(?:for )?(?:my |our |the |a )?family (?:of mine )?(?:, |: |- |\\( |with |, with |plus )?)?(?:(?:me|myself|i|us) (?:, |and |& |\\+ |plus |with )+)?(?:(?:my |the |a |our )?(${PARTNER})(?: who(?: (?!and\\b)[a-z]+){1,5})?(?: (?:, |and |& |\\+ |plus |with )*(?:me|myself|i))?|(?:just )?(?:me|myself))(?: (?:and|,|&|\\+|plus|with))+ (?:my |our |the |her |his )?(?:_n_|a|an|one) ${MORE}\\b(?: \\))?`,
);
const ADULTS = new RegExp(
  `_n_ (?:adults|grown ?-? ?ups|parents|(couples))(?: (?:and|,|&|\\+|plus|with))+ _n_ ${MORE}\\b`,
);
const SLEEPS_KIN =
  /\b(?:sleeps?|sleeping|berths?|bunks?|beds|cabins?)\b(?: (?:\w+|,|_n_)){0,6} (?:family|wife|husband|kids|children|us|me|partner)\b/;

/** A couple with children counts with the one who asks. */
function readFamilies(line: Line, field: 'people' | 'sleeps'): void {
  line.each(ADULTS, ({ groups, chunks }) => {
    const [adults = 0, children = 0] = chunks.flatMap(({ meaning }) => (meaning?.is === 'n' ? [meaning.value] : []));
    const all = adults * (groups[1] ? 2 : 1) + children;
    return all > MOST ? undefined : { is: 'bound', field, min: all };
  });
  line.each(FAMILY, ({ groups, chunks }) => {
    const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
    const children = number?.is === 'n' ? number.value : 1;
    const adults = groups[1] ? 2 : 1;
    return children > MOST ? undefined : { is: 'bound', field, min: children + adults };
  });
}

/** 'There would be 11 of us', 'we'd be 11', 'we are a group of 8'. */
const OF_US =
  /\b(?:(?:there|it) (?:is|are|will be|would be|might be|'s|could be)|we (?:are|will be|would be|might be|number)|for|with|plus|all)(?: (?:about|around|usually|maybe|like|probably|at least|up to|normally))* _n_(?: or _n_)? of us\b(?! (?:share|split|own|pay|chip))|^(?:(?:so|and|but|well|okay|also|,) )*we (?:are|will be|would be|might be|could be)(?: (?:about|around|usually|maybe|like|probably))* _n_(?: (?:people|total|in total|altogether|aboard|on board))?(?= [.!]|$)|\b(?:we (?:are|will be|would be)|for|as) (?:an? )?(?:group|bunch|gang|posse) of(?: (?:about|around))? _n_(?: (?:people|friends|adults|guys|persons))?\b/;

const MOST = 60;

function crewOf(chunks: readonly Chunk[], field: 'people' | 'sleeps', more = 0): Meaning | undefined {
  // Of '2 or 3', the larger number must fit.
  const number = chunks.findLast(({ meaning }) => meaning?.is === 'n')?.meaning;
  if (number?.is !== 'n' || number.value + more < 2 || number.value > MOST) return undefined;
  return { is: 'bound', field, min: number.value + more };
}
