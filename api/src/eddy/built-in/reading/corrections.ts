import { matchOf } from '../../matching.ts';
import type { Line } from './line.ts';
import type { Field, Meaning } from './meanings.ts';

const MARKER =
  /\b(?:but )?(?:i|we) (?:meant|mean|should have said|wanted to say)(?: to say)?\b|\b(?:oh )?(?:no )?wait(?: no)?\b(?: ,)?|\bno ,? ?(?:sorry|actually)\b(?: ,)?|\bscratch that\b(?: ,)?|\bcorrection\b(?: [,:])?|\bor rather\b|(?<=_ [,-]? ?)\bsorry\b(?: ,)?|(?<=_ (?:[,.-] )*)\bactually\b(?: ,)?(?: make (?:that|it))?(?: an?\b)?|\bchanged my mind\b(?: ,)?|\b(?:oops|whoops|oh)(?: i)? meant\b|^(?:oops|whoops)\b(?: ,)?|\bon second thoughts?\b(?: ,)?|\b(?:no )?(?:hold|hang) on\b(?: ,)?|\bstrike that\b(?: ,)?|\bnot that\b(?: ,)|\b(?:(?:oh|no|hm+|um|well|or|better|but|okay|wait|let us) ,? ?)*make (?:that|it)\b(?= (?:(?:up to|under|over|in|at least|at most|below|above|about|a|an|the|to) )?_)(?<=_ (?:[,.-] )*(?:(?:oh|no|hm+|um|well|or|better|but|okay|wait|let us) ,? ?)*make (?:that|it))|(?<=_ [,.-] )no(?= _(?:money|n)_)|(?<=_ (?:[,.-] )?)no ,(?= (?:[a-z]+ ){0,2}_(?:money|n|bound|place|type|quantity|make)_(?! no\b))(?<!_ yes .*)/;

/** Meanings of the same kind replace each other in a correction. */
function kindOf(meaning: Meaning | undefined): string | undefined {
  if (meaning?.is === 'bound') return meaning.field;
  if (meaning?.is === 'money') return 'price';
  if (meaning?.is === 'quantity') return meaning.field;
  return meaning && ['type', 'place', 'make', 'boat', 'fuel'].includes(meaning.is) ? meaning.is : undefined;
}

/** 'I said Texas but I meant Ohio', 'in Florida. No wait, Texas': what stands behind the correction counts. */
const TAKEN_BACK = /^(?:forget|drop|scrap|ditch|remove|lose|skip|cancel)$/;

/** 'Forget Texas, Ohio instead': the first is taken back, if another of its kind stands behind it. */
function readTakenBack(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (meaning || !TAKEN_BACK.test(text)) return;
    const at = line.chunks.findIndex((chunk, other) => other > index && chunk.meaning !== undefined);
    const between = line.chunks.slice(index + 1, at).map((chunk) => chunk.text);
    const kind = kindOf(line.chunks[at]?.meaning);
    if (at < 0 || !kind || !between.every((word) => /^(?:about|the|that|my|in|a|any)$/.test(word))) return;
    if (line.chunks.slice(at + 1).some((chunk) => kindOf(chunk.meaning) === kind && !chunk.negated))
      line.replace(index, at + 1, { is: 'aside' });
  });
}

const MISNAMED =
  /_(?:asset|kind|type)_(?: (?:[,.…-]|\.\.\.?|uh|um|er|oops|sorry|no|wait|lol))* (?:i (?:mean|meant)|(?:no )?sorry|scratch that|oops|(?:no )?wait|(?:no )?actually|or rather|correction)(?: (?:[,.:-]|to say|no|i meant?|sorry))*(?= (?:boats?\b|yachts?\b|_type_))/;

/** 'Trucks, I mean boats': a slip of the tongue, which wishes for nothing. */
const readMisnamed = (line: Line): void => line.each(MISNAMED, () => ({ is: 'aside' }));

const VALUE = '_(?:n|money|quantity)_';
const CORRECTED_END = new RegExp(
  `\\b(?:between|from) ${VALUE} (?:[,-] )?(?:no |oh |i |uh |um |, )*(?:sorry|wait|mean|meant|make that|actually|rather|scratch that|no)(?: no| wait| sorry| ,)* (?=${VALUE} (?:and|to|-) ${VALUE})`,
);

/** 'Between 20k, sorry, 30k and 90k': the end that was said first is gone before ranges are read. */
export function readCorrectedEnds(line: Line): void {
  const found = matchOf(CORRECTED_END, `${line.text} `);
  if (!found) return;
  const first = indexAt(line, found.index) + 1;
  const corrected = first + found[0].trim().split(' ').length - 1;
  line.drop(first, corrected, corrected);
}

export function readCorrections(line: Line): void {
  readTakenBack(line);
  readMisnamed(line);
  line.each(MARKER, ({ groups }) => (corrects(line, groups.index) ? { is: 'aside' } : undefined));
}

/** 'Under 100, no wait, 150k' and 'at least 30, sorry, 34 feet' keep the kind of limit. */
function keepsLimit(line: Line, limited: number | undefined, at: number): boolean {
  const old = limited === undefined ? undefined : line.chunks[limited]?.meaning;
  if (limited === undefined || old?.is !== 'bound' || (old.min === undefined) === (old.max === undefined)) return false;
  const index = indexAt(line, at);
  const next = line.chunks.findIndex((chunk, position) => position > index && chunk.meaning !== undefined);
  const isBare = !/[$€£%]|\d\s*(?:k|m|mil|million|grand|thousand|ft|feet|foot|')/i.test(
    line.chunks[limited]?.written ?? '',
  );
  const said = isOneNumber(line.chunks[next]?.written) ? amountOf(line.chunks[next]?.meaning, old, isBare) : undefined;
  if (!said) return false;
  const { field, value } = said;
  line.replace(next, next + 1, { is: 'bound', field, ...(old.min === undefined ? { max: value } : { min: value }) });
  line.replace(limited, limited + 1, { is: 'aside' });
  return true;
}

function indexAt({ chunks }: Line, at: number): number {
  let position = 0;
  for (const [index, { text }] of chunks.entries()) {
    if (position >= at) return index;
    position += text.length + 1;
  }
  return chunks.length;
}

const isOneNumber = (written = '') => (written.match(/\d[\d.,]*/g) ?? []).length === 1;

const THOUSAND = 1_000;
/** From this price on, a small bare number means millions. */
const MILLIONS = 400_000;

/** An amount without a limit of its own, of the field that the old limit has or may have meant. */
function amountOf(
  meaning: Meaning | undefined,
  { field, or, min = 0, max = 0 }: Extract<Meaning, { is: 'bound' }>,
  isBare: boolean,
): { field: Field; value: number } | undefined {
  if (meaning?.is === 'money')
    return isBare || [field, or].includes('price') ? { field: 'price', value: meaning.value } : undefined;
  if (
    meaning?.is === 'quantity' ||
    (meaning?.is === 'bound' && meaning.min !== undefined && meaning.max !== undefined)
  ) {
    const value = meaning.is === 'quantity' ? meaning.value : ((meaning.min ?? 0) + (meaning.max ?? 0)) / 2;
    return isBare || [field, or].includes(meaning.field) ? { field: meaning.field, value } : undefined;
  }
  if (meaning?.is !== 'n') return undefined;
  if (field === 'price' && meaning.value < 10 && Math.max(min, max) >= MILLIONS)
    return { field, value: meaning.value * 1e6 };
  const isThousands = field === 'price' && meaning.value < THOUSAND && Math.max(min, max) >= THOUSAND;
  return { field, value: isThousands ? meaning.value * THOUSAND : meaning.value };
}

function corrects(line: Line, at: number): boolean {
  let position = 0;
  const before: number[] = [];
  const after = new Set<string>();
  for (const [index, { text, meaning }] of line.chunks.entries()) {
    const kind = kindOf(meaning);
    if (position < at && kind) before.push(index);
    else if (kind) after.add(kind);
    position += text.length + 1;
  }
  if (keepsLimit(line, before.at(-1), at)) return true;
  if (after.size === 0) return false;
  for (const index of before) {
    const kind = kindOf(line.chunks[index]?.meaning);
    const meaning = line.chunks[index]?.meaning;
    const or = meaning?.is === 'bound' ? meaning.or : undefined;
    if (!kind || !(after.has(kind) || (or && after.has(or)))) continue;
    keepLimit(line, index, kind);
    line.replace(index, index + 1, { is: 'aside' });
  }
  return true;
}

/** 'At least 12 m, sorry, 40 feet' is still a lower limit: a bare number takes over the limit of the one it replaces. */
function keepLimit(line: Line, index: number, kind: string): void {
  const said = line.chunks[index]?.meaning;
  if (said?.is !== 'bound' || said.bare !== undefined || said.about) return;
  if ((said.min === undefined) === (said.max === undefined)) return;
  const at = line.chunks.findIndex(({ meaning }, other) => other > index && kindOf(meaning) === kind);
  const bare = bareOf(line.chunks[at]?.meaning);
  if (bare !== undefined)
    line.replace(at, at + 1, {
      is: 'bound',
      field: said.field,
      ...(said.min === undefined ? { max: bare } : { min: bare }),
    });
}

function bareOf(meaning: Meaning | undefined): number | undefined {
  if (meaning?.is === 'money' || meaning?.is === 'quantity') return meaning.value;
  return meaning?.is === 'bound' ? meaning.bare : undefined;
}
