import type { Line } from './line.ts';
import type { Meaning } from './meanings.ts';

const MARKER =
  /\b(?:but )?(?:i|we) (?:meant|mean|should have said|wanted to say)(?: to say)?\b|\b(?:oh )?(?:no )?wait(?: no)?\b(?: ,)?|\bno ,? ?(?:sorry|actually)\b(?: ,)?|\bscratch that\b(?: ,)?|\bcorrection\b(?: [,:])?|\bor rather\b|(?<=_ ,? ?)\bsorry\b(?: ,)?|(?<=_ ,? ?)\bactually\b(?: ,)?|\bchanged my mind\b(?: ,)?|\b(?:oops|whoops|oh)(?: i)? meant\b|^(?:oops|whoops)\b(?: ,)?|\bon second thoughts?\b(?: ,)?|\bhold on\b(?: ,)?|\bstrike that\b(?: ,)?|\bnot that\b(?: ,)|\bmake that\b(?= _)/;

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

export function readCorrections(line: Line): void {
  readTakenBack(line);
  line.each(MARKER, ({ groups }) => (corrects(line, groups.index) ? { is: 'aside' } : undefined));
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
  if (after.size === 0) return false;
  for (const index of before) {
    const kind = kindOf(line.chunks[index]?.meaning);
    if (kind && after.has(kind)) line.replace(index, index + 1, { is: 'aside' });
  }
  return true;
}
