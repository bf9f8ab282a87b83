const SENTENCE = /[^.!?]*(?:[.!?]+(?!\s|$)[^.!?]*)*(?:[.!?]+["”’)]*(?=\s|$)|$)/gu;

/** As many whole sentences as fit. A first sentence that is too long is cut after a word, with an ellipsis. */
export function wholeSentences(text: string, most: number): string {
  const plain = text.replace(/\s+/gu, ' ').trim();
  if (plain.length <= most) return plain;
  let kept = '';
  for (const [sentence] of plain.matchAll(SENTENCE)) {
    if ((kept + sentence).trimEnd().length > most) break;
    kept += sentence;
  }
  return kept.trim() === '' ? wholeWords(plain, most) : kept.trim();
}

function wholeWords(text: string, most: number): string {
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\s,;:–-]+$/u, '')}…`;
}
