import type { UsedTool } from '../../testing/eddy-world.ts';
import type { Answer } from './examine.ts';

/**
 * The examiner's own look at an answer, written apart from Eddy's fact check and stricter: every dollar amount, boat id and boat
 * in the words, and in what is shown, stands in what the tools returned or in what the user asked.
 */
export function inventions({ text, parts }: Answer, used: readonly UsedTool[], asked: readonly string[]): string[] {
  const returned = JSON.stringify(used.map(({ output }) => output));
  const inputs = JSON.stringify(used.map(({ input }) => input));
  const questions = asked.join('\n');
  const shown = parts.flatMap((part) => (part.type === 'data-boats' ? part.data.boats : []));
  const amounts = (text.match(/\$[\d,.]*\d[KM]?/g) ?? []).filter(
    (amount) => !isReturned(amount, returned) && !isAsked(amount, `${questions}\n${inputs}`),
  );
  const ids = [...text.matchAll(/#(\d+)|\/boats\/(\d+)/g)]
    .map(([, a, b]) => a ?? b ?? '')
    .filter((id) => !returned.includes(`"id":${id}`) && !returned.includes(`#${id}`) && !questions.includes(id));
  const boats = (text.match(/\b(?:19|20)\d\d [A-Z]\w+ \w+/gu) ?? []).filter((title) => !returned.includes(title));
  const cards = shown.filter(({ id, title }) => !returned.includes(`"id":${id}`) || !returned.includes(title));
  return [...amounts, ...ids, ...boats, ...cards.map(({ title }) => title)];
}

/** '$1' is not returned by '$1,450,000'. */
const isReturned = (amount: string, returned: string) => new RegExp(`\\${amount}(?![\\d]|[,.]\\d)`).test(returned);

/** A limit that the user named is repeated in digits. */
function isAsked(amount: string, questions: string): boolean {
  const value = Number(amount.replace(/[$,]/g, ''));
  const numbers = [...questions.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  return numbers.some((number) => [1, 1e3, 1e6].some((unit) => Math.abs(number * unit - value) <= value * 0.151 + 1));
}
