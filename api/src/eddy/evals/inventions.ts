import type { UsedTool } from '../../testing/eddy-world.ts';
import type { Answer } from './examine.ts';

/**
 * Finds invented facts, independently of Eddy's fact check and more strictly: every dollar amount, boat id and boat in the text
 * and the parts must occur in a tool result or in the user's questions.
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

/** '$1' does not occur in '$1,450,000'. */
const isReturned = (amount: string, returned: string) => new RegExp(`\\${amount}(?![\\d]|[,.]\\d)`).test(returned);

/** The answer may repeat a limit from the question in digits. */
function isAsked(amount: string, questions: string): boolean {
  const value = Number(amount.replace(/[$,]/g, ''));
  const numbers = [...questions.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  return numbers.some((number) => [1, 1e3, 1e6].some((unit) => Math.abs(number * unit - value) <= value * 0.151 + 1));
}
