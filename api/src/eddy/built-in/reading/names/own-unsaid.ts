import type { Named, NamedBoat } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';
import { isSame, wordsOf } from './name-words.ts';

const SOMEBODY =
  '(?:anyone|anybody|any ?one|someone|somebody|nobody|no one|no-one|people|folks|who|whos|many|any|buyers?)';
const INTEREST =
  '(?:ask(?:ed|ing|s)?|interest(?:ed)?|look(?:ed|ing|s)? at|lookers?|views?|viewed|seen|saw|inquir\\w+|enquir\\w+|questions?|contact\\w*|hearted|hearts?|saved|saves|favorited|bookmarked|liked|likes|bites?|biting|nibbles?|takers?|wants?|wanted|messag\\w+|wrote|written|click\\w*|hits|watch\\w*|following|offers?|offered|bids?|showings?)';

/** Words with which only the owner speaks of a boat. */
export const OWNERS_WORDS = new RegExp(
  [
    `\\b${SOMEBODY}\\b.*\\b${INTEREST}\\b`,
    '\\b(?:how long|how many (?:days|weeks|months)|since when|when (?:did|was|were))\\b.*\\b(?:up|listed|posted|on (?:here|the market|the site)|for sale|online|sitting|out there|list|post)\\b',
    '\\b(?:views|hits|clicks|lookers|inquiries|nibbles|bites|traffic)\\b',
    '\\b(?:get rid of|unload|offload|move it|gone (?:by|before|fast|quick\\w*|asap|soon)|want (?:it|her|him|the \\S+(?: \\S+)?) (?:gone|sold)|(?:sell|trade|sold|gone) (?:\\w+ )?(?:fast|quick\\w*|soon|asap|by|before)|need (?:it|her|the \\S+) gone)\\b',
    '\\b(?:what|how much) (?:should|do|did|could|can|would|am) (?:i|we) (?:\\w+ )?(?:ask|asking|want|wanting|get|list|charge|price)(?: \\w+){0,2} (?:for|at|on)\\b',
    '\\b(?:i|we) (?:should |could |can |might |to |want to |need to )*(?:list|relist|price|sell)\\b',
    '^(?:please |can you |could you |go ahead and |ok(?:ay)? )*(?:drop|lower|raise|reduce|cut|bump|increase|reprice|mark|pause|unpause|relist|hide|delete) (?:the|that)\\b',
    '^(?!.*\\b(?:he|she|they|owners?|sellers?|will you|can you)\\b).*\\b(?:fix(?:ing|in) to|going to|gonna|planning|about to|ready to|looking to|thinking|considering|want to|wanna|might|have to|gotta|need to)\\b(?: \\w+){0,2} (?:drop|lower|rais|reduc|cut|bump|increas|repric)\\w*\\b',
    '\\b(?:i|we) (?:do not|don\\W?t|dont|did not|would not|won\\W?t) (?:want|wish|need|have|plan) to (?:sell|trade)\\b',
    '\\bif (?:i|we) (?:gave|give|traded|trade|swapped|swap|offered|put up|put in|threw in)(?: up| in| away)? (?:only |just )?(?:the|that)\\b',
    '\\bif (?:i|we) (?:\\w+ )?(?:sold|sell|let go of|got rid of|get rid of) (?:the|that)\\b',
    '\\bwhat (?:do|would|will) (?:i|we) (?:take|accept)\\b.*\\bfor\\b',
    '\\bshould (?:i|we) (?:\\w+ )?(?:drop|lower|raise|reduce|cut|bump|sell|relist|pause|keep|hold|ask|go (?:down|up|lower|higher)|come down|change|adjust)\\b',
    '\\b(?:missing|lacking|incomplete|left out|empty|wrong) (?:from|in|on|with)\\b',
    '\\bon the table for\\b|\\b(?:any|what|which|how many|open|new|best|highest|all|the) (?:\\w+ )?(?:offers?|bids?) (?:\\w+ )?(?:on|for)\\b',
    '\\b(?:can ?(?:no|\\W)?t|can not|unable to|not able to|(?:will|does) not let me|won\\W?t let me) (?:i |we )?(?:\\w+ )?(?:edit|change|delete|pause|sell|lower|raise|remove|relist|reduce|drop|mark|hide)\\b',
    '\\b(?:why|how come|is|are)\\b.*\\b(?:reserved|locked|tied up|frozen|blocked|not mine to sell|on hold)\\b',
    '\\b(?:warum|wieso|weshalb) (?:kann|darf) ich\\b.*\\bnicht (?:mehr )?(?:verkaufen|\u00e4ndern|aendern|bearbeiten|l\u00f6schen|loeschen|tauschen)|\\bpor ?qu[e\u00e9] no puedo (?:vender|editar|cambiar|borrar)\\b|\\bpourquoi (?:je ne peux pas|je peux pas|ne puis-je pas) (?:vendre|modifier|supprimer|changer)\\b',
    '\\b(?:can|could|may|am) (?:i|we) (?:still |allowed to |free to )*(?:sell|edit|relist|pause|delete)\\b',
    '^(?:please |can you |could you )*(?:take|pull|get) (?:the|that) \\S+ (?:\\S+ )?(?:off|down)\\b',
    '\\bwhy\\b.*\\b(?:nobody|no ?one|anyone|anybody|not sell\\w*|won\\W?t sell|isn\\W?t selling|sold yet)\\b',
    '\\b(?:i|we) (?:\\w+ )?(?:net|clear|pocket|walk away with|end up with)\\b.*\\b(?:sells?|sold|sale|goes|asking)\\b',
    '\\bwould \\$?\\d[\\d.,]*(?: ?(?:k|grand|thousand|million|mil))? be (?:\\w+ )?(?:ok(?:ay)?|fair|good|enough|reasonable|too (?:high|low|much|little))\\b',
    "\\bhow (?:is|are|[\u2019']?s) the \\S+(?: \\S+)? (?:doing|going|performing|coming along)\\b",
    '\\b(?:am|are) (?:i|we) (?:\\w+ ){0,3}(?:over|under|above|below|off|priced|compared)\\b|\\b(?:over|under|above|below|off) (?:the |an )?(?:average|market|mean|norm)(?: price)? (?:am|are) (?:i|we)\\b',
    '\\b(?:overpriced|underpriced|priced (?:right|too \\w+)|asking too (?:much|little))\\b',
  ].join('|'),
);

/** Offers of the user's own are for boats of others. */
const OFFERS_MADE =
  /\b(?:my|our|an?|make|send|draft|submit|place|put in|another) (?:\w+ )?(?:offers?|bids?|proposals?)\b|\bi (?:\w+ )?(?:offer(?:ed)?|bid|saved|hearted|messaged|wrote)\b|^(?:\w+ )?(?:offer|bid|message|ask|tell|write|text)\b/;

/** Offers that others may make. */
const BY_OTHERS =
  /\b(?:people|others?|anyone|anybody|somebody|someone|buyers|they|nobody|no one)(?: \w+){0,2} (?:make|made|send|sent|put in|place)\b/;

/** Number and words of a title that tell a boat from the owner's others. */
const tellingWords = (boat: NamedBoat): string[] => [...new Set(wordsOf(`${boat.make} ${boat.model} ${boat.title}`))];

const POINTS = /^(?:the|that|this)$/;
const AFTER = /^(?:one|boat|yacht|listing|ad|footer|ft|foot)$/;

/** 'Has anyone asked about the 42?': a boat of the user's own that only the words of its owner show to be theirs. */
export function readOwnUnsaid(
  line: Line,
  named: readonly Named[],
  isOther: (boats: readonly NamedBoat[]) => boolean,
): void {
  const own = named.flatMap((name) => (name.kind === 'own' ? [name.boat] : []));
  const said = line.message.toLowerCase();
  if (
    own.length === 0 ||
    line.first('own') ||
    !matches(OWNERS_WORDS, said) ||
    (matches(OFFERS_MADE, said) && !BY_OTHERS.test(said))
  )
    return;
  for (let index = 0; index < line.chunks.length; index++) {
    const chunk = line.chunks[index];
    const isPointed = POINTS.test(line.chunks[index - 1]?.text ?? '');
    const boats = chunk ? ownMeantBy(chunk, own, isPointed) : [];
    const [only, ...more] = boats;
    const isNumbered = chunk?.meaning?.is === 'make' && line.chunks[index + 1]?.meaning?.is === 'n';
    if (!chunk || !only || more.length > 0 || isNumbered || isOther(boats)) continue;
    const end = index + 1 + (AFTER.test(line.chunks[index + 1]?.text ?? '') ? 1 : 0);
    line.replace(isPointed ? index - 1 : index, end, { is: 'own', boats: [only], named: true });
    index = isPointed ? index - 1 : index;
  }
}

function ownMeantBy({ meaning, written, text }: Chunk, own: readonly NamedBoat[], isPointed: boolean): NamedBoat[] {
  if (meaning?.is === 'boat') return own.filter(({ id }) => meaning.boats.some((boat) => boat.id === id));
  if (meaning?.is === 'make') return own.filter(({ make }) => make.toLowerCase() === meaning.make.toLowerCase());
  const number = /^(?:.*\b(?:the|that|this) )?(\d{2,3})$/i.exec(written.replace(/\D+$/, ''))?.[1];
  if (!isPointed && !/\b(?:the|that|this) \d/i.test(written)) return [];
  if (number && meaning && NUMBERS.has(meaning.is)) return own.filter((boat) => tellingWords(boat).includes(number));
  const words =
    meaning && !KINDS.has(meaning.is)
      ? []
      : written
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length > 3);
  if (meaning?.is === 'type') {
    const ofType = own.filter(({ type }) => type === meaning.type);
    if (ofType.length === 1) return ofType;
  }
  const said = words.length > 0 ? words : text.length > 3 && !meaning ? [text] : [];
  return own.filter((boat) =>
    said.some((word) => tellingWords(boat).some((one) => one.length > 3 && isSame(word, one))),
  );
}

const NUMBERS = new Set(['n', 'bound', 'quantity', 'money']);
const KINDS = new Set(['strange', 'type', 'kind', 'feature']);
