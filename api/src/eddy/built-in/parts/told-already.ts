import { isTelling } from '../compete.ts';

/** Words of a question that name nothing. */
const ASKING =
  /^(?:what|what['’]?s|how|how['’]?s|which|who|whom|whose|where|when|why|many|much|one|ones|done|made|left|give|given|tell|told|know|say|said|mean|now|yet|so|far|ever|total|many|exactly|altogether|all|did|long|no|not|each|whats|works?|working|for|in|on|me|right|correct|true|huh|yeah|other|others|wie|viele|hat|er|es|sie|und|cu[aá]nt[ao]s|tiene|y|combien|de|a|t|il|elle|et)$/;

/** Other words for the same, as our answers put it. */
const SAME: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:deals?|trades?|transactions?|sales?|swaps?|exchanges?)$/, /\b(?:closed|completed) (?:no|one|\d+) trades?\b/i],
  [/^(?:stars?|ratings?|rated|score)$/, /\d(?:\.\d+)? (?:of 5 )?stars?\b/i],
  [/^(?:became|become|happened|happen|outcome)$/, /\b(?:expired|declined|withdrawn|countered|accepted|ended)\b/i],
  [/^(?:licen[sc]es?|permits?)$/, /\b(?:permit|licen[sc]e)\b/i],
  [/^(?:older|newer|younger|age|oldest|newest)$/, /\byears? (?:newer|older)\b|\bThe newest is\b|\bbuilt in \d{4}\b/],
  [/^(?:rates?|apr|interest)$/, /\d% APR\b/],
  [/^(?:wants?|wanted|demands?)$/, /\bwaiting for (?:you|the other side)\b|\bcountered\b/],
  [/^(?:options?|choices?|possibilities|ways)$/, /\bopen a dispute\b/],
  [/^new$/, /\bprice: \$\d/],
  // 'What's each listed for', 'what is next in each'.
  [/^(?:listed|asking|asks?|priced?|prices|costs?)$/, /\bat \$\d|\basks \$\d|\blisted at \$|\(\$\d|\bprice: \$\d/],
  [/^next$/, /\bYour next task\b|\b[Yy]ou still have to do\b|\bIt’s your turn\b/],
  [/^(?:still|duties|tasks?)$/, /\bYour next task\b|\b[Yy]ou still have to do\b/],
  [
    /^(?:aufrufe|ansichten|visitas|vistas|vues|views)$/,
    /\b\d[\d,]* (?:Aufrufe?|Mal angesehen|visitas?|vues?|views?)\b/,
  ],
  [/^(?:counter\w*)$/, /\bwaiting for (?:you|the other side)\b|\bcountered\b|\bThe last one of\b/],
  [/^fees?$/, /\b(?:fees?|commission)\b/i],
  [/^hours?$/, /\b\d[\d,]* (?:engine )?hours\b|\bhours: \d/i],
];

const GIVES_OR_GETS = /^\W*(?:and\s+)?what (?:do|does|would|will|must|am) (?:i|we) (?:give|get|giv|gett)(?:ing)?\b/i;

/** Whether an answer already holds what the words of a question ask for. */
export function isToldAlready(question: string, answer: string): boolean {
  const words = (question.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).filter(
    (word) => isTelling(word) && !ASKING.test(word),
  );
  if (/^\W*(?:and\s+)?who (?:does|did|will do|is doing) (?:it|that|this)\W*$/i.test(question))
    return / does it\b/.test(answer);
  if (words.length === 0)
    return (
      (GIVES_OR_GETS.test(question) && /\byou (?:would )?(?:give|get)\b/i.test(answer)) ||
      (/^\W*(?:and\s+)?(?:for |at )?how (?:much|many)(?: (?:is|was|are|were|would) (?:it|that|this|they))?(?: for)?\W*$/i.test(
        question,
      ) &&
        /\d/.test(answer))
    );
  return words.every((word) => isIn(word, answer));
}

function isIn(word: string, answer: string): boolean {
  const same = SAME.find(([said]) => said.test(word));
  if (same) return same[1].test(answer);
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length > 3 && answer.toLowerCase().includes(stem);
}
