import { Line } from './reading/line.ts';
import type { Situation } from './situation.ts';

const GIVES = /^(?:offer|offering|trade|trading|swap|swapping|exchange|give|giving|propose|put|bid|lay|throw|toss)$/;

/** 'Offer the Dorado for the Gale': of several boats with a name, the user can only give their own. */
function givenOwn({ line, own }: Situation): Situation['line'] {
  const given = line.chunks.findIndex(
    ({ meaning }, index) =>
      (meaning?.is === 'boat' || meaning?.is === 'make') &&
      isGiven(line.chunks, index) &&
      line.chunks.slice(index + 1).some(({ text }) => /^(?:for|against)$/.test(text)),
  );
  const named = line.chunks[given]?.meaning;
  if (named?.is !== 'boat' && named?.is !== 'make') return line;
  const mine = named.boats.filter(({ id }) => own.some((boat) => boat.id === id));
  if (mine.length !== 1 || mine.length === named.count) return line;
  const chunks = line.chunks.map((chunk, index) =>
    index === given ? { ...chunk, text: '_own_', meaning: { is: 'own' as const, boats: mine, named: true } } : chunk,
  );
  return new Line(
    line.message,
    chunks.filter(({ text }, index) => !(index === given - 1 && text === 'the')),
  );
}

const PAYS_FOR = /^(?:covers?|enough|get|gets|buys?|pays?|suffices?|add)$/;
const OPENS = /^(?:with|in|up|give|gave|trade|traded|trading|swap|swapped|offer|offered|sell|sold|add|combine)$/;
const JOINS =
  /^(?:the|and|plus|\+|&|both|with|,|together|would|will|could|does|do|can|if|is|are|of|my|him|her|them|big|little|small|old|new|_own_)$/;

/** 'Would the Dorado plus the 31 cover the Reef?': boats that the user gives, if the words fit one of their own only. */
export function withOwnSubjects(situation: Situation): Situation {
  const { chunks, message } = situation.line;
  const verb = chunks.findIndex(({ text, meaning }) => !meaning && PAYS_FOR.test(text));
  const isRun = (from: number, to: number) =>
    chunks.slice(from, to).every(({ text, meaning }) => meaning || JOINS.test(text));
  const opening = chunks.findIndex(
    ({ text, meaning }, index) => !meaning && OPENS.test(text) && isRun(index + 1, index + 3),
  );
  const given = new Map(
    chunks.flatMap((chunk, index) => {
      const isGiven =
        (index < verb && isRun(0, verb)) || (opening >= 0 && index > opening && isRun(opening + 1, index));
      const mine = isGiven ? onlyOwn(chunk, situation, chunks[index - 1]?.text ?? '') : undefined;
      return mine ? [[index, mine] as const] : [];
    }),
  );
  if (given.size === 0) return situation;
  const spoken = chunks.map((chunk, index) => {
    const mine = given.get(index);
    return mine ? { ...chunk, text: '_own_', meaning: { is: 'own' as const, boats: [mine], named: true } } : chunk;
  });
  // 'The big Dorado' is 'my Dorado'.
  const isArticle = (index: number): boolean =>
    /^(?:the|big|little|small|old|new)$/.test(chunks[index]?.text ?? '') &&
    (given.has(index + 1) || isArticle(index + 1));
  const told = spoken.filter((_chunk, index) => !isArticle(index));
  return { ...situation, line: new Line(message, told) };
}

/** The only boat of the user's own that a name or a number may mean. */
function onlyOwn({ meaning, written }: Line['chunks'][number], { own }: Situation, before: string) {
  const number = /\b(\d{2,3})(?: plus| ?\+)?$/.exec(written)?.[1];
  const isNumber =
    number &&
    /^(?:the|big|little|small|old|new)$/.test(before) &&
    meaning &&
    ['n', 'bound', 'quantity'].includes(meaning.is);
  const isName = (meaning?.is === 'boat' || meaning?.is === 'make') && meaning.count > 1 && before !== "'s";
  const [mine, ...others] = own.filter(({ id, title }) =>
    isNumber ? title.split(/[\s-]+/).includes(number) : isName && meaning.boats.some((boat) => boat.id === id),
  );
  return others.length === 0 ? mine : undefined;
}

/** 'Offer it for the Gale' behind a boat of the user's own: that boat is given. */
function givenTold({ line, own, memory: { focus, cardIsLast } }: Situation): Situation['line'] {
  const told = cardIsLast ? undefined : own.find(({ id }) => id === focus?.id);
  const given = line.chunks.findIndex(
    ({ text, meaning }, index) =>
      (/^(?:it|her|that|this)$/.test(text) || (meaning?.is === 'ref' && meaning.ref.by === 'focus')) &&
      isGiven(line.chunks, index) &&
      /^(?:for|against|plus|and|with|\+|in|to|a|_person_)$/.test(line.chunks[index + 1]?.text ?? ''),
  );
  if (!told || given < 0 || !line.chunks.slice(given + 1).some(isWanted)) return line;
  const meaning = { is: 'own' as const, boats: [told], named: true };
  return new Line(
    line.message,
    line.chunks.map((chunk, index) => (index === given ? { ...chunk, text: '_own_', meaning } : chunk)),
  );
}

const isWanted = ({ meaning }: Line['chunks'][number], index: number, behind: Line['chunks']): boolean =>
  (meaning?.is === 'boat' || meaning?.is === 'make' || meaning?.is === 'id') &&
  behind.slice(0, index).some(({ text }) => /^(?:for|against)$/.test(text));

/** Between the verb and the boat may stand the person who gets it, and other things that are given. */
const BETWEEN = /^(?:the|him|her|them|and|plus|\+|both|a|_(?:person|money|bound|n|own|asset|coins)_)$/;

function isGiven(chunks: Line['chunks'], index: number): boolean {
  const before = chunks.slice(0, index);
  const at = before.findLastIndex(({ text }) => !BETWEEN.test(text));
  return at >= 0 && GIVES.test(before[at]?.text ?? '');
}

/** The situation in which boats of the user's own that are called by name, without 'my', count as own. */
export function withOwnSaid(heard: Situation): Situation {
  const situation = { ...heard, line: givenOwn({ ...heard, line: givenTold(heard) }) };
  const { line, own } = situation;
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = (boats: readonly { id: number }[], count: number) =>
    boats.length > 0 && boats.length === count && boats.every(({ id }) => ids.has(id));
  if (![...line.all('boat'), ...line.all('make')].some(({ boats, count }) => isOwn(boats, count)))
    return line === heard.line ? heard : situation;
  const chunks = line.chunks.map((chunk) => {
    const { meaning } = chunk;
    if ((meaning?.is !== 'boat' && meaning?.is !== 'make') || !isOwn(meaning.boats, meaning.count)) return chunk;
    return { ...chunk, text: '_own_', meaning: { is: 'own' as const, boats: meaning.boats, named: true } };
  });
  // 'The Dorado' is 'my Dorado'.
  const spoken = chunks.filter(({ text, meaning }, index) => {
    const next = chunks[index + 1];
    return meaning || text !== 'the' || next?.text !== '_own_' || next === line.chunks[index + 1];
  });
  return { ...situation, line: new Line(line.message, spoken) };
}
