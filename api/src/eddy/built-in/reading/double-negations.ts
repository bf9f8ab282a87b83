import type { Chunk, Line } from './line.ts';

/** Words that begin to leave something out. */
const LEAVES_OUT =
  /^(?:no|not|nothing|none|never|without|skip|skipping|avoid|avoiding|exclude|excluding|hide|omit|ignore|ignoring|forget|drop|remove|refuse|reject|ditch|lose|minus|except|leave|filter|rule|cut|throw|weed|screen|toss|take|keep|get)$/;
/** These leave something out only with a word behind them: 'filter out'. */
const NEEDS_OUT = /^(?:leave|filter|rule|cut|throw|weed|screen|toss|take|keep|get)$/;
/** 'I do not know a boat that is not leaking' looks for nothing. */
const OTHER_VERBS = /^(?:know|think|believe|understand|remember|own|sure|say|said|mean|care|mind|worry)$/;
const BEFORE_BOATS =
  /^(?:interested|in|to|show|showing|see|me|us|i|we|want|need|like|look|looking|at|the|a|an|any|all|even|ever|bother|bothering|waste|time|on|with|about|list|listing|give|giving|include|including|consider|considering|count|counting|bring|up|out|off|rid|of|from|every|single|just|please|send|suggest|recommend|suggesting|recommending|those|these|them|for|accept|buy|buying)$/;
const BOATS =
  /^(?:anything|everything|whatever|whichever|something|boats?|ones?|those|these|listings?|vessels?|owners?|sellers?|people|someone|anyone|anybody|stuff|things?|ads?|nothing|none)$/;
const BEHIND_BOATS =
  /^(?:that|which|who|whose|what|owners?|sellers?|is|are|was|were|do|does|did|has|have|had|will|would|can|could|it|they|'s|,|-|if|in|there|here|come|comes|made|got|s|the|price|prices|length|year|hours|engines?|motors?|fuel|power|beam|speed|location|home)$/;
const DENIES = /^(?:not|without|lacking|lacks?|missing|never|non|unless|w\/o|sans|devoid|minus)$/;
/** 'Nothing but diesel'. */
const APART = /^(?:but|except|besides)$/;
const OWNED = /^(?:owners?|sellers?|whose|people|someone|anyone|anybody)$/;
const HAVING = /^(?:without|lacking|lacks?|missing|sans|devoid|minus)$/;
const LONGEST = 14;

/** 'Nothing that is not diesel', 'no boats without a trailer': two negations that ask for the thing itself. */
export function readDoubleNegations(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const end = denialBehind(line.chunks, index);
    if (end === undefined) continue;
    const denial = line.chunks[end]?.text ?? '';
    const between = line.chunks.slice(index, end);
    const isOwner = between.some(({ text }) => OWNED.test(text));
    const from = withVerbs(line.chunks, index);
    const joint = HAVING.test(denial) ? ['with'] : [isOwner ? 'who' : 'that'];
    const boats = between.length > 1 ? [isOwner ? 'owners' : 'boats'] : [];
    line.reword(from, end + 1 + (denial === 'devoid' ? 1 : 0), [...boats, ...joint]);
    index = from + boats.length;
  }
  readOfKind(line);
  readConditional(line);
}

/** 'No center consoles without a tower' wants center consoles with one. */
const OF_KIND =
  /(?<=^|, |\b(?:show me|want|find|but|and|see) )(no (?:(?!longer|more|idea|problem|matter|one|way)[a-z]+ ){0,2}[a-z]{4,}s )(?:(?:that|which) (?:is|are|was|were|do|does|have|has|will|would|can) )?(not|without|lacking|missing) /;

function readOfKind(line: Line): void {
  const found = OF_KIND.exec(line.text);
  if (!found || (found[2] === 'not' && !/\b(?:that|which)\b/.test(found[0]))) return;
  const first = wordsBefore(line.text, found.index);
  const words = (found[1] ?? '').trim().split(' ').slice(1);
  const length = found[0].trim().split(' ').length;
  line.reword(first + 1 + words.length, first + length, [HAVING.test(found[2] ?? '') ? 'with' : 'that']);
  line.reword(first, first + 1, [',']);
}

/** The place of the second negation. */
function denialBehind(chunks: readonly Chunk[], index: number): number | undefined {
  const first = plain(chunks[index]);
  if (!LEAVES_OUT.test(first)) return undefined;
  let isOfBoats = /^(?:nothing|none)$/.test(first);
  let isOut = !NEEDS_OUT.test(first);
  for (let at = index + 1; at < chunks.length && at < index + LONGEST; at++) {
    const text = plain(chunks[at]);
    // 'Not without a trailer', 'no non-diesel boats'.
    if (
      at === index + 1 &&
      /^(?:no|not|never)$/.test(first) &&
      /^(?:without|lacking|missing|sans|non|unless)$/.test(text)
    )
      return behindHyphen(chunks, at);
    if (isOfBoats && DENIES.test(text)) return isOut ? behindHyphen(chunks, at) : undefined;
    if (isOfBoats && APART.test(text)) return isOut && /^(?:no|not|nothing|none|never)$/.test(first) ? at : undefined;
    if (isOfBoats && isOther(chunks, at)) return isOut ? at + 1 : undefined;
    if (OTHER_VERBS.test(text)) return undefined;
    if (/^(?:out|off|rid)$/.test(text)) isOut = true;
    if (BOATS.test(text)) isOfBoats = true;
    else if (!(isOfBoats ? BEHIND_BOATS : BEFORE_BOATS).test(text)) return undefined;
  }
  return undefined;
}

const plain = (chunk: Chunk | undefined) => (chunk && !chunk.meaning ? chunk.text : '');

const isOther = (chunks: readonly Chunk[], at: number) =>
  plain(chunks[at + 1]) === 'than' && /^(?:other|rather)$/.test(plain(chunks[at]));

const behindHyphen = (chunks: readonly Chunk[], at: number) => {
  const isUnless = plain(chunks[at]) === 'unless';
  let end = at;
  while (
    plain(chunks[end + 1]) === '-' ||
    (isUnless && /^(?:it|they|that|the|owners?|is|are|has|have|'s|s|do|does|will|would)$/.test(plain(chunks[end + 1])))
  )
    end++;
  return end;
};

/** 'I do not want', 'please do never show me' goes with the negation. */
function withVerbs(chunks: readonly Chunk[], index: number): number {
  let from = index;
  while (from > 0 && /^(?:do|does|please|i|we|would|will|can|could|am|are)$/.test(plain(chunks[from - 1]))) from--;
  return from;
}

const CONDITION =
  /\b(?:(?:if|when) (?:it|they|the boat|the owner|she|he)|(?:if|when) (?:its|the) owners?|anything|everything|whatever|(?:any |all |the )?(?:boats|ones|listings)) (?:that |which |who )?(?:is |are |do |does |has |have |will |would )?(?:not|without|lacking|lacks|missing) (?=(?:[^ ,.;!?]+ ){1,8}?(?:, )?(?:is |are |then |just |should be |can be |gets? |can )?(?:excluded|ruled out|out|skip (?:it|them)|skipped|forget (?:it|them)|leave (?:it|them) out|pass|gone|go|no good|i do not want|do not (?:show|bother|list|include)|not interested|off (?:the table|limits)|a no (?:- )?go|no (?:- )?go|no thanks|useless|pointless|uninteresting)\b)/;
const VERDICT =
  /(?:, )?(?:is |are |then |just |should be |can be |gets? |can )?(?:excluded|ruled out|out|skip (?:it|them)|skipped|forget (?:it|them)|leave (?:it|them) out|i(?: will)? pass|pass|gone|go|no good|(?:i do not want|do not (?:show|bother|list|include))(?: (?:it|them|me|with|to|see|know))*|i am not interested|not interested|off (?:the table|limits)|a no (?:- )?go|no (?:- )?go|no thanks|useless|pointless|uninteresting)\b(?: (?:for|to) me)?/;

/** 'If it is not diesel, skip it', 'anything without a cabin is out'. */
function readConditional(line: Line): void {
  const found = CONDITION.exec(line.text);
  if (!found) return;
  const isWith = /(?:without|lacking|lacks|missing) $/.test(found[0]);
  const first = wordsBefore(line.text, found.index);
  const length = found[0].trim().split(' ').length;
  const rest = line.text.slice(found.index + found[0].length);
  const verdict = VERDICT.exec(rest);
  if (!verdict) return;
  const at = first + length + wordsBefore(rest, verdict.index);
  line.reword(at, at + verdict[0].trim().split(' ').length, [',']);
  line.reword(first, first + length, ['show', 'me', 'boats', isWith ? 'with' : 'that']);
}

const wordsBefore = (text: string, at: number) => text.slice(0, at).split(' ').filter(Boolean).length;
