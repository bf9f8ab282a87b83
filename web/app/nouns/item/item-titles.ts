/** A title within a sentence: 'A week in Maine' goes on as 'a week in Maine', names keep their capitals. */
export const titleInside = (title: string): string =>
  title.replace(/^(?:An?|The|My|Our)(?= \p{Ll})/u, (word) => word.toLowerCase());

const MOST = 60;

/** A title as long as a line or two, cut between words where that is possible. */
export function shortTitle(title: string): string {
  if (title.length <= MOST) return title;
  const start = [...title].slice(0, MOST - 1).join('');
  const words = start.lastIndexOf(' ');
  const kept = start.slice(0, words > MOST / 2 ? words : undefined);
  return `${kept.replace(/[\s,;:–-]+$/, '')}…`;
}
