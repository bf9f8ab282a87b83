import { AMOUNT } from './inside.ts';

/** '115 not 140': a number that replaces one said before. */
const NOT_THAT = new RegExp(
  `[\\s,;.–—-]*(?:\\b(?:and|so|but|make it|sorry|i mean|i meant|it['’]?s|at|for)[\\s,]+)*(?<kind>\\bthe\\s+)?(?<said>${AMOUNT}),?\\s+(?:and\\s+|but\\s+)?(?:not|instead of|rather than)\\s+(?:the\\s+)?(?<old>${AMOUNT})(?![\\w%])`,
  'i',
);

const digits = (written: string) =>
  written
    .replace(/\.$/, '')
    .replace(/[$,\s]/g, '')
    .toLowerCase();
/** '60' is the 60k before it. */
const isSame = (one: string, other: string) =>
  one === other || one.replace(/[a-z]+$/, '') === other || one === other.replace(/[a-z]+$/, '');

/** 'Offer 140 for the Gale. And 115 not 140' with the number put where the other one was. */
export function notThat(message: string): string {
  const found = NOT_THAT.exec(message);
  const { said, old } = found?.groups ?? {};
  if (!found || !said || !old || /["“”]/.test(message)) return message;
  const before = message.slice(0, found.index);
  const earlier = [...before.matchAll(NUMBER)].findLast(({ 0: one }) => isSame(digits(one), digits(old)));
  // 'The 31, not the 30' only says it once more.
  if (!earlier)
    return found.groups?.kind
      ? `${before}${found[0].slice(0, found[0].indexOf(said) + said.length)}${message.slice(found.index + found[0].length)}`
      : message;
  const put =
    /[a-z]$/i.test(earlier[0]) && /^\d{1,3}$/.test(said) ? `${said}${/[a-z]+$/i.exec(earlier[0])?.[0]}` : said;
  return `${before.slice(0, earlier.index)}${put}${before.slice(earlier.index + earlier[0].length)}${message.slice(found.index + found[0].length)}`;
}

const NUMBER = new RegExp(AMOUNT, 'gi');
