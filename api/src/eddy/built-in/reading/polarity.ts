import { matches } from '../../matching.ts';
import type { Chunk, Line } from './line.ts';

const EXCLUDES =
  /^(?:no|not|except|excluding|exclude|excludes|without|minus|besides|skip|avoid|hates?|dislikes?|nothing|nowhere|never|neither|nor|lose|drop|but|ignore|omit|refuse|refuses|skipping|avoiding)$/;
const EXCLUDABLE = new Set([
  'type',
  'kind',
  'place',
  'make',
  'boat',
  'fuel',
  'engine',
  'condition',
  'asset',
  'power',
  'feature',
]);
const BETWEEN =
  /^(?:a|an|any|anything|everything|the|all|both|either|in|from|near|with|of|on|for|like|is|are|be|that|to|want|wants|show|me|see|boats?|ones?|interested|looking|into|located|based|around|have|has|do|does|really|need|consider|after|it|am|owners?|sellers?|people|folks|who|one|made|by|more|too|down|up|over|out|those|these|any|another|other|trade|take|takes|taking|accept|accepts|accepting|deal|boat|i|we|would|like|us|at|by|go|going|sit|sits|sitting|lie|lies|docked|moored|berthed|drive|driving|travel|traveling|state|states|city|town|area|anywhere)$/;
/** Two negations that cancel each other out. */
const DOUBLE =
  /\b(?:would|will|could|can|do) not (?:say no to|mind|object to|be (?:opposed|against|averse) to)\b|\bnot that (?:i|we) (?:do|would|did) not (?:want|like|need)?|\bnot (?:opposed|averse|against|unwilling|reluctant|refusing|declining|adverse)(?: to)?\b/;
/** No limit: 'price is no object', 'money isn’t an issue'. */
const NO_MATTER =
  /\b(?:price|budget|money|cost|costs|cash) (?:(?:is|are) )?(?:no (?:object|issue|problem|concern|matter)|not an? (?:object|issue|problem|concern)|does not matter|do not matter)\b/;
/** No limit either: 'not necessarily in Ohio'. */
const NOT_NEEDED =
  /\b(?:not|does not need to be|do not need to be|need not be|does not have to be|do not have to be) (?:necessarily|strictly|only|just|absolutely) (?:in |near |around |on |with |from |an? |the )*_(?:place|type|fuel|engine|condition|feature)_(?: (?:and|or|,) (?:in |near |an? )?_(?:place|type|fuel|engine|condition|feature)_)*/;
/** Allows what lies beyond and rules nothing out: 'over 500 hours is fine'. */
const ALLOWED =
  /_bound_ (?:is |are |would be |be )?(?:okay|fine|all right|alright|no problem|not a problem|acceptable|no issue)\b(?! \?)/;
/** 'Is there really no trawler?' looks for one. */
const DOUBTED =
  /^(?:(?:so|and|wait|but|hm+|really|,) )*(?:(?:is|are) there (?:really |truly |seriously |actually )?(?:no|not any|not a)|(?:is|are) there not any|(?:do )?you (?:really |seriously )?(?:have|have got|got) no)(?= (?:single )?_(?:type|kind|make)_)/;
/** Asks for nothing and is told as not used: 'not sure about diesel'. */
const UNDECIDED =
  /\b(?:not|no)(?: \w+)? (?:sure|certain|decided|convinced|settled|preference|opinion)(?: (?:yet|if|about|on|of|for|whether|i|we|want|need|the|an?|between|either|way|is|like))* _(?:fuel|engine|power|type|asset|condition|place|bound)_/;
/** Owners who take no boat in trade. */
const REFUSED_BOATS =
  /(?<=\b(?:not|never)(?: \w+)? (?:accept|take|accepting|taking|interested in) (?:a |an |any |another |other )*)boats?(?= (?:[,.;?!]|but|and|or|in trade|as|only|just|instead|though)\b|$| [,.;?!])|(?<=_asset_ (?:, )?(?:(?:but|and) )?(?:not|no) (?:a |any |another )?)boats?(?= ?[,.;?!]|$)|(?<=\b(?:(?:leave|leaving|take|taking|cut|filter|sort|throw|toss|kick) out|exclude|excluding|except|without|minus|skip|skipping|drop|lose|hide|remove|not|no|but)(?: (?:for|the|any|all|every|those|ones?|boats|owners?|sellers?|people|listings?|guys|that|who|which|also|would))+ (?:takes?|accepts?|wants?) (?:a |an |any |another |other )*)boats?(?= ?[,.;?!]| in trade| in exchange|$)/;
const JOINS = /^(?:or|nor|and|,|\/|&)$/;
const IN_LIST = /^(?:in|a|an|any|either|both|all|also|anything|anywhere|those|the|boats?|ones|with|from)$/;
/** 'Not Ohio. Or Texas.' */
const joinsSentences = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at]?.text === '.' && /^(?:or|nor)$/.test(chunks[at + 1]?.text ?? '');

/**
 * Marks what the user excluded: 'no bowriders', 'not in Florida or Georgia', 'anything but diesel'. The exclusion reaches to the
 * end of a list that 'or' or 'and' closes.
 */
export function readExclusions(line: Line): void {
  line.each(DOUBLE, () => ({ is: 'aside' }));
  line.each(NO_MATTER, () => ({ is: 'aside' }));
  line.each(NOT_NEEDED, () => ({ is: 'aside' }));
  line.each(ALLOWED, ({ chunks: [first] }) =>
    first?.meaning?.is === 'bound' && first.meaning.field === 'hours' && first.meaning.max === undefined
      ? { is: 'aside' }
      : undefined,
  );
  line.each(UNDECIDED, ({ chunks }) => {
    const thing = chunks.at(-1);
    return thing?.meaning ? { is: 'strange', word: thing.written } : undefined;
  });
  line.each(DOUBTED, () => ({ is: 'aside' }));
  readMoreCoins(line);
  if (
    line.has(
      /\b(?:owners?|who|whose|which|boats|sellers?|someone|anyone|somebody|anybody|listings?|ones)\b|^(?:takes?|accepts?)\b|\btakes _asset_/,
    )
  )
    line.each(REFUSED_BOATS, () => ({ is: 'asset', key: 'boats' }));
  readRuledOut(line);
  for (let index = 0; index < line.chunks.length; index++) {
    const starts = startOf(line.chunks, index);
    if (!starts || isDoubled(line, index, index + starts)) continue;
    const first = firstBehind(line.chunks, index + starts);
    if (first === undefined) continue;
    const isOpen = /^(?:except|excluding|exclude)$/.test(line.chunks[index]?.text ?? '');
    const last = endOfList(line.chunks, first, isOpen);
    for (let at = first; at <= last; at++) if (isExcludable(line.chunks[at])) line.negate(at);
    line.drop(index, first, first);
  }
}

const NOT_ONLY =
  /(?:, )?\b(?:but )?(?:not (?:just|only|merely|solely|simply|exclusively)(?: (?:for|in|with))? _asset_|not (?:the )?_asset_ (?:- )?(?:only|alone|exclusively)(?: (?:ones?|owners?|sellers?|people|folks|guys))?)\b/;

/** 'Ether, not just bitcoin' asks for owners who take more coins than bitcoin. */
function readMoreCoins(line: Line): void {
  if (!line.all('asset').some(({ key }) => key === 'cryptocurrency')) return;
  line.each(NOT_ONLY, ({ chunks }) =>
    chunks.some(({ meaning }) => meaning?.is === 'asset' && meaning.key === 'bitcoin') ? { is: 'aside' } : undefined,
  );
  if (line.all('asset').some(({ key }) => key === 'bitcoin') || !line.all('aside').length) return;
  if (!NOT_ONLY_COIN.test(line.message)) return;
  line.chunks.forEach(({ meaning }, index) => {
    if (meaning?.is === 'asset' && meaning.key === 'cryptocurrency')
      line.replace(index, index + 1, { is: 'asset', key: 'cryptocurrency' });
  });
}
const NOT_ONLY_COIN = /\bnot\b.{1,30}\b(?:bitcoin|btc)/i;

/** 'Skip anything without a cabin' asks for cabins. */
function isDoubled(line: Line, index: number, from: number): boolean {
  const at = line.chunks.findIndex((chunk, place) => place >= from && (chunk.meaning || !BETWEEN.test(chunk.text)));
  if (at <= from || !/^(?:without|lacking|missing)$/.test(line.chunks[at]?.text ?? '') || line.chunks[at]?.meaning)
    return false;
  line.replace(index, at + 1, { is: 'aside' });
  return true;
}

/** How many chunks begin an exclusion here. */
function startOf(chunks: readonly Chunk[], index: number): number {
  const [one = '', two = '', three = ''] = [0, 1, 2].map((more) => chunks[index + more]?.text ?? '');
  if (one === 'other' && two === 'than') return 2;
  if (one === 'else' && (two === 'than' || two === 'but')) return 2;
  if (one === 'steer' && two === 'clear' && three === 'of') return 3;
  if (one === 'no' && two === 'interest')
    return three === 'in' ? 3 : chunks[index + 2]?.meaning?.is === 'place' ? 2 : 0;
  if (one === 'no' && two === 'thanks' && three === 'to') return 3;
  if (one === 'enough' && two === 'of') return 2;
  if (one === 'no' && two === 'way' && three === 'i') return 2;
  // 'But not if it is in Ohio'.
  if (one === 'not' && two === 'if' && /^(?:it|they|she|that)$/.test(three)) return 3;
  if (one === 'nobody' && /^(?:who|that)$/.test(two)) return 1;
  if (/^(?:forget|hide)$/.test(one)) {
    const about = two === 'about' ? 2 : 1;
    if (chunks[index + about]?.meaning?.is === 'place') return about;
  }
  if (/^(?:anything|anywhere|everything|everywhere|anyplace|wherever|all)$/.test(one) && two === 'but') return 2;
  if ((one === 'rather' || one === 'instead') && two === 'than') return 2;
  if (one === 'instead' && two === 'of') return 2;
  if (
    /^(?:leave|leaving|take|taking|cut|cutting|rule|ruling|keep|keeping|filter|throw|toss|kick)$/.test(one) &&
    /^(?:out|off)$/.test(two)
  )
    return 2;
  // 'Leave the Georgia ones out'.
  if (/^(?:leave|take|cut|filter|throw|keep|rule)$/.test(one) && isApart(chunks, index)) return 1;
  if (/^(?:ditch|nix|scrap|axe|dump|chuck|hold)$/.test(one) && /^(?:the|all|any|every|those)$/.test(two)) {
    const first = firstBehind(chunks, index + 1);
    const behind = chunks[(first ?? 0) + 1]?.text ?? '';
    const isKind = /^(?:type|kind|fuel|engine)$/.test(chunks[first ?? -1]?.meaning?.is ?? '');
    return isKind && !/^(?:deal|offer|trade|bid)$/.test(behind) ? 1 : 0;
  }
  if (one === 'rid' && two === 'of') return 2;
  // 'Unless it is gas'.
  if (one === 'unless' && /^(?:it|they|she|that)$/.test(two) && /^(?:is|are|'s|has|have|takes?|runs?)$/.test(three))
    return 3;
  if (one === 'unless' && two === 'its') return 2;
  if (one === 'unless' && isExcludable(chunks[index + 1])) return 1;
  // 'None with triples', unlike 'none of these'.
  if (one === 'none' && /^(?:with|having|in|from|over|that|which|near|by)$/.test(two)) return 1;
  // 'And none in Ohio', unlike 'are there none in Ohio'.
  if (one === 'none') {
    const all = two === 'of' && /^(?:them|those|these|the)$/.test(three) ? 3 : 1;
    const isPlace = /^(?:place|type|kind)$/.test(chunks[index + all]?.meaning?.is ?? '');
    return isPlace && /^(?:and|but|,|\.|or|also|please|with)?$/.test(chunks[index - 1]?.text ?? '') ? all : 0;
  }
  if (
    /^(?:remove|ditch|delete|eliminate|scrap|toss|chuck|scratch|nix|kick|throw|cut|forget|hide)$/.test(one) &&
    isOfBoats(chunks, index)
  )
    return 1;
  if (one === 'stay' && two === 'away' && three === 'from') return 3;
  if ((one === 'apart' || one === 'aside') && two === 'from') return 2;
  if (/^(?:outside|apart|aside|away|beyond)$/.test(one)) return isBeyond(chunks, index) ? 1 : 0;
  if (one === 'not' && /^(?:counting|including|considering|showing)$/.test(two)) return 2;
  if (one === 'but' && isButPlace(chunks, index)) return 1;
  // 'Any make but the Falcons'.
  if (
    one === 'but' &&
    /^(?:make|makes|brand|type|kind|boat|boats|builder|one)$/.test(chunks[index - 1]?.text ?? '') &&
    /^(?:any|all|every)$/.test(chunks[index - 2]?.text ?? '')
  )
    return 1;
  if (one === 'but') return two === 'not' || two === 'no' ? 2 : 0;
  if (one === 'nothing' && /^(?:but|except)$/.test(two)) return 0;
  // 'Drop the Falcon to 95k' lowers a price.
  if (one === 'drop' && isNewPrice(chunks, index)) return 0;
  // 'No, the other Falcon' rules nothing out.
  if (one === 'no' && /^(?:the|that|this|those|these|my|your)$/.test(two)) return 0;
  // 'Why not the Falcon?' asks for a reason.
  if (one === 'not' && /^(?:why|how come)$/.test(chunks[index - 1]?.text ?? '')) return 0;
  return matches(EXCLUDES, one) && isWord(chunks[index]) ? 1 : 0;
}

const isApart = (chunks: readonly Chunk[], index: number): boolean => {
  const behind = chunks.slice(index + 1, index + 8).map(({ text }) => text);
  const end = behind.findIndex((text) => /^[,.;!?]$/.test(text));
  return (end < 0 ? behind : behind.slice(0, end)).slice(1).some((text) => /^(?:out|off|away)$/.test(text));
};

/** 'Remove the Georgia ones', 'delete anything with a diesel'. */
const isOfBoats = (chunks: readonly Chunk[], index: number): boolean => {
  const [next = '', ...behind] = chunks.slice(index + 1, index + 7).map(({ text }) => text);
  return /^(?:anything|everything|all|any|every|whatever)$/.test(next) || behind.some((text) => text === 'ones');
};

const isNewPrice = (chunks: readonly Chunk[], index: number): boolean => {
  const name = firstBehind(chunks, index + 1);
  const behind = name === undefined ? [] : chunks.slice(name + 1, name + 5);
  return behind.some(
    ({ meaning, written }) =>
      meaning?.is === 'money' ||
      (meaning?.is === 'bound' && meaning.field === 'price') ||
      (meaning?.is === 'aside' && /%|\bpercent|\bpct/i.test(written)),
  );
};

/** 'The East Coast but Florida', 'any state but Texas': a place behind 'but' that a wider one stands before. */
function isButPlace(chunks: readonly Chunk[], index: number): boolean {
  const next = chunks[index + 1]?.meaning;
  if (next?.is !== 'place') return false;
  const before = chunks[index - 1];
  const isWide = before?.meaning?.is === 'place' && (before.meaning.states?.length ?? 0) > 1;
  const isTown = before?.meaning?.is === 'place' && !before.meaning.location && next.location !== undefined;
  return isWide || isTown || /^(?:state|states|place|country|us|usa|coast)$/.test(before?.text ?? '');
}

const isWord = (chunk: Chunk | undefined) => !chunk?.meaning || chunk.meaning.is === 'strange';

/** 'Outside Miami' excludes the town; 'just outside Miami' and 'an hour away from Miami' are near it. */
function isBeyond(chunks: readonly Chunk[], index: number): boolean {
  const before = chunks[index - 1];
  if (before?.meaning?.is === 'n' || /^(?:just|right|hours?|minutes?|miles|far|close)$/.test(before?.text ?? ''))
    return false;
  const first = firstBehind(chunks, index + 1);
  return first !== undefined && chunks[first]?.meaning?.is === 'place';
}

const RULED_OUT =
  /^(?:\? (?=no\b))?(?:(?:ones|boats) )?(?:(?:is|are) )?(?:(?:way )?too (?:pricey|expensive|crowded|hot|cold)(?: for (?:me|us))?|out(?: of the question)?|off (?:the table|limits)|excluded|ruled out|too far(?: away)?(?: for (?:me|us))?|(?:a )?no (?:- )?go|no good|(?:do|does) not (?:interest|appeal to|excite) (?:me|us)|need not apply|not (?:an option|included|accepted|taken|wanted|welcome|for (?:me|us))|(?:does|do|will|would|can) not (?:work|do|fly|suit)(?: for (?:me|us))?|no(?: (?:thanks|thank you|way|please))?)(?= [,.;!?]| and\b| but\b|$)/;

/** 'Houston is out', 'bowriders are off the table'. */
function readRuledOut(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    if (!isExcludable(line.chunks[index])) continue;
    const behind = line.chunks
      .slice(index + 1, index + 9)
      .map(({ text }) => text)
      .join(' ');
    const ruled = RULED_OUT.exec(behind)?.[0];
    if (ruled === undefined) continue;
    line.negate(index);
    if (/^(?:(?:ones|boats) )?(?:are|do|need)\b/.test(ruled)) negateJoined(line, index);
    line.drop(index + 1, index + 1 + ruled.split(' ').length, index);
  }
}

/** 'Ohio and Texas are out': those that are joined to the last one as well. */
function negateJoined(line: Line, last: number): void {
  const kind = line.chunks[last]?.meaning?.is;
  for (let at = last - 2; at >= 0; at -= 2) {
    const isJoined = /^(?:and|or|&|nor)$/.test(line.chunks[at + 1]?.text ?? '');
    if (!isJoined || line.chunks[at]?.meaning?.is !== kind) return;
    line.negate(at);
  }
}

/** Behind these a negation leaves nothing out: 'not sure about diesel', 'never owned an outboard', 'no old diesels'. */
const RULES_NOTHING_OUT =
  /^(?:sure|certain|idea|clue|doubt|question|matter|matters|care|mind|just|only|necessarily|preference|problem|issue|worr\w+|rush|hurry|reason|first|own|owned|had|tried|driven|been|seen|yet|know|think|believe|understand|remember|decide\w*|find|afford|if|whether|because|since|until|unless|why|when|where|how|what|who|which|expert|experience|afraid|scared|picky|fussy|set|against|opposed|averse|must|limited|restricted|bound|stuck|tied|always|my|your|his|her|their|our|better|worse|enough|much|many|bad|wrong|hard|easy|same|different|possible|available|new|old|older|newer|cheap|cheaper|expensive|small|big|bigger|smaller|and|or|so|then|did|was|were|please|thanks|got|longer|should|may|might|said|say|tell|told|exactly|really|very)$/;
/** Meanings that a negation reaches over unknown words: 'nothing guzzling diesel', 'no smelly two-strokes'. */
const OVER_WORDS = new Set(['fuel', 'engine', 'power', 'feature', 'asset', 'condition', 'type']);
const MOST_WORDS = 3;

function firstBehind(chunks: readonly Chunk[], from: number): number | undefined {
  let unknown = 0;
  for (let at = from; at < chunks.length && at < from + 8; at++) {
    const chunk = chunks[at];
    if (isExcludable(chunk)) return unknown === 0 || OVER_WORDS.has(chunk?.meaning?.is ?? '') ? at : undefined;
    if (!chunk || (chunk.meaning && chunk.meaning.is !== 'strange')) return undefined;
    if (BETWEEN.test(chunk.text)) continue;
    unknown++;
    if (unknown > MOST_WORDS || !/^\p{L}/u.test(chunk.text) || RULES_NOTHING_OUT.test(chunk.text)) return undefined;
  }
  return undefined;
}

const isExcludable = (chunk: Chunk | undefined) =>
  chunk?.meaning !== undefined && (EXCLUDABLE.has(chunk.meaning.is) || isFooter(chunk));

/** 'Not that 60 footer'. */
const isFooter = ({ meaning, written }: Chunk) =>
  meaning?.is === 'bound' && meaning.field === 'length' && meaning.bare !== undefined && /footers?$/i.test(written);

/**
 * A list goes on over commas only if 'or' or 'and' comes before its last item: 'not Florida, Texas' excludes one state.
 * An open one, as in 'excluding Florida, Texas', goes on anyway.
 */
function endOfList(chunks: readonly Chunk[], first: number, isOpen: boolean): number {
  const kind = chunks[first]?.meaning?.is;
  let last = first;
  let pending = first;
  for (let at = first + 1; at < chunks.length; at++) {
    const chunk = chunks[at];
    if (!chunk) break;
    if (chunk.meaning?.is === kind) {
      const joined = chunks.slice(pending + 1, at).map(({ text }) => text);
      if (isOpen || joined.some((text) => /^(?:or|nor|and|&|\/)$/.test(text))) last = at;
      pending = at;
    } else if (!joinsSentences(chunks, at) && (chunk.meaning || !(JOINS.test(chunk.text) || IN_LIST.test(chunk.text))))
      break;
  }
  return last;
}
