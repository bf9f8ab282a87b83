import { matches } from '../../matching.ts';
import type { Chunk } from './line.ts';

interface Listed {
  title: string;
  location: string;
}

/** The boats of a list whose title or town has a word: 'pilothouses', 'Newport'. */
export function titledBy<Boat extends Listed>(word: string, boats: readonly Boat[]): readonly Boat[] | undefined {
  const stem = stemOf(word);
  if (stem.length < 2) return undefined;
  const found = boats.filter(({ title, location }) =>
    `${title.replace(/^\d{4} /, '')} ${location.replace(/, [A-Z]{2}$/, '')}`
      .toLowerCase()
      .split(/[\s,-]+/)
      .some((one) => stemOf(one) === stem),
  );
  return found.length > 0 ? found : undefined;
}

const stemOf = (word: string) => word.toLowerCase().replace(/(?<=\w{3})s$/, '');

/** The boats that a message leaves out of a list, or keeps of it. */
export interface ListPart {
  out: readonly Chunk[];
  kept: readonly Chunk[];
}

const OUT =
  /^(?:not|no|except|excluding|exclude|without|minus|besides|skip|skipping|lose|drop|dropping|ignore|ignoring|omit|forget|remove|ditch|hide|neither|nor)$/;
const OUT_OF_TWO =
  /^(?:(?:leave|leaving|take|taking|cut|rule|filter|throw|kick) (?:out|off|away)|other than|(?:apart|aside) from|rid of|all but|everything but|anything but)$/;
const KEEP = /^(?:only|just|keep)$/;
const ENDS_PART = /^(?:[,;.?!:]|but|then|what|which|how|where|who|show|average|is|are|because|since|if|when)$/;
const BESIDE =
  /^(?:the|a|an|any|all|both|those|these|that|this|one|ones|boat|boats|of|in|on|at|from|for|with|out|off|and|or|nor|&|\/|please|two|three|about|it|them|anything|everything|to|my|list|away|want|like|need|interested|too|also|so|really|than|but|rid|either|though|again|anymore|time|even)$/;
const ALL = /^(?:all|everything|anything)$/;
const NOTHING: ListPart = { out: [], kept: [] };

/** Reads what is left out or kept. A plain word that means no boat of the list makes the part unclear. */
export function listPartIn(chunks: readonly Chunk[], isMember: (chunk: Chunk) => boolean): ListPart {
  const out: Chunk[] = [];
  const kept: Chunk[] = [];
  let into: Chunk[] | undefined = /^only$/.test(chunks.findLast(({ text }) => !/^[.!?]$/.test(text))?.text ?? '')
    ? kept
    : undefined;
  for (const [index, chunk] of chunks.entries()) {
    const plain = chunk.meaning ? '' : chunk.text;
    if (OUT.test(plain) || (plain && opensOut(chunks, index))) into = out;
    else if (KEEP.test(plain) || (!into && isOnes(chunks, index))) into = kept;
    else if (isAll(chunks[index - 1]) && plain === 'are' && !hasOrder(chunks)) into = kept;
    else if (ENDS_PART.test(plain) && !(plain === 'but' && ALL.test(chunks[index - 1]?.text ?? ''))) into = undefined;
    else if (chunk.negated && isMember(chunk)) {
      out.push(chunk);
      into = out;
    } else if (into && !matches(BESIDE, plain)) {
      if (isMember(chunk)) into.push(chunk);
      else if (plain.length > 2) return NOTHING;
    }
  }
  return { out, kept };
}

/** 'Leave out the skiff', 'leave the skiff out', 'take it off the list'. */
function opensOut(chunks: readonly Chunk[], index: number): boolean {
  const [one = '', ...behind] = chunks.slice(index, index + 8).map(({ text }) => text);
  const end = behind.findIndex((text) => /^[,.;!?]$/.test(text));
  const clause = end < 0 ? behind : behind.slice(0, end);
  return (
    OUT_OF_TWO.test(`${one} ${clause[0] ?? ''}`) ||
    (/^(?:leave|take|cut|filter|throw|kick)$/.test(one) &&
      clause.slice(1).some((text) => /^(?:out|off|away)$/.test(text)))
  );
}

const hasOrder = (chunks: readonly Chunk[]) => chunks.some(({ meaning }) => meaning?.is === 'sort');

const isAll = (chunk: Chunk | undefined) => chunk?.meaning?.is === 'ref' && chunk.meaning.ref.by === 'all';

/** 'The Newport ones'. */
const isOnes = (chunks: readonly Chunk[], index: number) =>
  chunks[index]?.text === 'the' &&
  !/^(?:ones|other)$/.test(chunks[index + 1]?.text ?? '') &&
  chunks.slice(index + 2, index + 5).some(({ text }) => text === 'ones');
