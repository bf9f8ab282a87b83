/** The ends of German compounds that name boats. */
const HEAD = /(boote?|bootes|booten|schiffe?|schiffen|jacht|jachten|yachten|kreuzer|kreuzern|konsolen?)$/;
const SHORTEST_PART = 4;
/** Letters that only join two parts: 'Konsolen' in 'Konsolenboot'. */
const JOINTS = ['', 'n', 's', 'en', 'e', 'es'];

/** The English words of one that German glued together from words that are known: 'Salzwasserangelboote'. */
export function compoundWords(word: string, known: (part: string) => string | undefined): string | undefined {
  const head = HEAD.exec(word)?.[1];
  if (!head || word.length < head.length + SHORTEST_PART) return undefined;
  const first = partsOf(word.slice(0, -head.length), known);
  const last = known(head) ?? JOINTS.map((joint) => known(head.slice(0, -joint.length || undefined))).find(Boolean);
  return first && last ? `${first} ${last}` : undefined;
}

function partsOf(word: string, known: (part: string) => string | undefined): string | undefined {
  const whole = JOINTS.filter((joint) => word.endsWith(joint))
    .map((joint) => known(word.slice(0, word.length - joint.length)))
    .find(Boolean);
  if (whole) return whole;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const last = known(word.slice(at));
    const first = last && partsOf(word.slice(0, at), known);
    if (first) return `${first} ${last}`;
  }
  return undefined;
}
