import type { Memory } from '../memory.ts';

export const NAME =
  "(?!(?:mi|mon|ma|mein|meine|meinem|un|una|une|ein|eine|el|la|le|les|der|die|das|ihr|ihm|lui|los|las)\\b)\\p{L}[\\p{L}'’-]{1,20}";
export const SUM = '\\$?\\d[\\d.,  ]*(?: ?(?:mil|mille|tausend|millones|millions|millionen|million|millón))?';
const END = '[\\s?.!]*$';
const START =
  '^[\\s¿¡]*(?:(?:hola|bonjour|hallo|guten tag|buenas|bitte|por favor|y|et|und|ok|bueno|vale|alors|dann|also|oye|oiga|dis|sag mal|oder|o|ou|mais|pero|aber|und zwar|no|non|nein|nee|perfecto|genial|super|gut|bien)[\\s,.!¿]+)*';

export const pattern = (source: string) => new RegExp(START + source + END, 'iu');
export type Found = Readonly<Record<string, string | undefined>>;
/** A request with its English. A function takes the names and sums that the request has. */
export type Request = readonly [RegExp, string | ((found: Found, memory: Memory) => string | undefined)];

/** '390.000', '390 000' and '390 mil' as digits. */
export function digits(sum = ''): string {
  const plain = sum.replace(/(?<=\d)[., ](?=\d{3}(?!\d))/g, '').trim();
  const [, number = '', word = ''] = /^\$?([\d.,]+) ?(\p{L}*)/u.exec(plain) ?? [];
  const times = /^mill(?:i|ó|on)/i.test(word) ? 1_000_000 : /^(?:mil|mille|tausend)$/i.test(word) ? 1_000 : 1;
  return `$${Math.round(Number(number.replace(',', '.')) * times)}`;
}
