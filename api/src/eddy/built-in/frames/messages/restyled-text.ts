import { matches } from '../../../matching.ts';
import { GREETING } from './left-out-words.ts';
import { tidied, uncapitalized } from './tidied-text.ts';

const NICER =
  /\b(?:nicer|friendlier|friendly|warmer|kinder|politer|polite|sweeter|(?:less|too|so) (?:pushy|rude|harsh|cold|blunt|aggressive|direct|stern)|(?<!\b(?:not|dont|don['’]t|never) )say please|softer|soften|gentler|tone (?:it|that) down|be nice|make (?:it|that) nice)\b/i;
const SHORTER =
  /\b(?:shorter|shorten|briefer|brief|more concise|concise|less wordy|too long|(?:one|single) (?:line|sentence)|cut (?:it|that) down|trim)\b/i;
const FORMAL =
  /\b(?:(?<!\b(?:too|so|less|way) )(?:more |very )?formal(?:ly)?|too (?:casual|informal|chatty)|more (?:professional|businesslike|serious)|professional)\b/i;
const CASUAL =
  /\b(?:more casual|(?<!\btoo )casual|(?:less|too|so) (?:formal|stiff)|(?<!\btoo )informal|more relaxed|chattier|looser)\b/i;
/** So long a message brings words of its own. */
const LONGEST_ORDER = 12;

/** The note of an offer in another tone; empty if there is none. */
export const restyled = (order: string, note: string): string | undefined =>
  /\b(?:message|note|text|words|wording|tone|it|that|thats|that’s|offer|less|more)\b/i.test(order) && !/\d/.test(order)
    ? inStyle(order, note) && (note ? inStyle(order, note) : '')
    : undefined;

/** The same message in another tone. */
export function inStyle(order: string, text: string): string | undefined {
  if (order.trim().split(/\s+/).length > LONGEST_ORDER || /["“:]/.test(order)) return undefined;
  const name = /^(?:Hello|Hi|Dear) ?([^,]*),/.exec(text)?.[1] ?? '';
  const body = text.replace(GREETING, '').trim();
  const called = (greeting: string) => `${greeting}${name ? ` ${name}` : ''},`;
  if (CASUAL.test(order)) return `${called('Hi')} ${body.replace(/ Kind regards\.?$/, '')}`;
  if (FORMAL.test(order))
    return `${called('Dear')} ${expanded(body)}${/Kind regards/.test(body) ? '' : ' Kind regards.'}`;
  if (matches(NICER, order)) {
    if (/I hope you’re well/.test(text)) return text;
    const thanks = /\bthank/i.test(body) ? '' : ' Thank you!';
    return `${called('Hi')} I hope you’re well. ${tidied(body)}${thanks}`;
  }
  return SHORTER.test(order) ? shorter(text, called('Hello'), body) : undefined;
}

const expanded = (body: string) =>
  body
    .replace(/\bI’m\b/g, 'I am')
    .replace(/\bI’d\b/g, 'I would')
    .replace(/\bI’ve\b/g, 'I have')
    .replace(/\bI’ll\b/g, 'I will')
    .replace(/\bcan’t\b/g, 'cannot')
    .replace(/\bwon’t\b/g, 'will not')
    .replace(/(\w)n’t\b/g, '$1 not')
    .replace(/\byou’re\b/g, 'you are')
    .replace(/\bit’s\b/g, 'it is');

function shorter(text: string, hello: string, body: string): string {
  const plain = body.replace(/^I hope you’re well\. /, '').replace(/ (?:Thank you!|Kind regards\.)$/, '');
  const asked = /^I have a question about [^.]*\. (Could you tell me .*)$/.exec(plain)?.[1];
  const about = /^about (?:your|my) [^:]*: (.+)$/i.exec(plain)?.[1];
  const first = /^(I’m interested in your [^.]*?)(?:, listed at [^.]*)?\. Could we talk about a trade\?$/.exec(
    plain,
  )?.[1];
  const less = asked ?? about ?? (first && `${first}.`) ?? plain;
  return less.length < body.length ? `${hello} ${uncapitalized(less)}` : text;
}
