import { BOAT_FILTERS } from '@tradewind/contract/boat-search';
import { decoded, secretFollows } from './secret-url.ts';

/** Query parameters whose values may be logged. All other values are masked. */
const HARMLESS = new Set([
  // `state` stays masked, because Google's sign-in callback uses the same name for a secret.
  ...Object.keys(BOAT_FILTERS).filter((name) => name !== 'state'),
  'price',
  'sort',
  'zip',
  'limit',
  'tab',
  'boat',
  'google_auth',
  'auth_success',
  'deployed',
  'error',
]);

const MASK = '***';
/** A separator, plain or percent-encoded any number of times. */
const SEPARATOR = /[?&;#]|%(?:25)*(?:3f|26|3b|23)/i;
const EQUALS = /=|%(?:25)*3d/i;
const PLAIN_NAME = /^[a-z][\w-]{0,19}$/i;
const PLAIN_VALUE = /^[\w.,$ -]{0,60}$/;
/** Our tokens have 43 characters. */
const TOKEN = /[\w-]{32}/;
/** File names are content hashes that would look like tokens. */
const FILES = /^\/(?:media|assets)\/(?!.*(?:manage|\.\.))[\w./-]*$/i;
const NOTHING_TO_MASK = /^\/(?!.*manage)[\w./-]*$/i;

/** Masks a request's URL for the log: only harmless parameters keep their values. */
export function loggableUrl(url: string): string {
  if (FILES.test(url)) return url;
  if (NOTHING_TO_MASK.test(url) && !TOKEN.test(url)) return url;
  // An absolute URL, which may contain a user name and password.
  if (!url.startsWith('/')) return url === '*' ? url : MASK;
  const [path = '', ...parameters] = url.split(SEPARATOR);
  const separators = url.match(new RegExp(SEPARATOR, 'gi')) ?? [];
  return loggedPath(path) + parameters.map((text, index) => `${separators[index]}${loggedParameter(text)}`).join('');
}

function loggedPath(path: string): string {
  const segments = path.split('/');
  const lastPublic = segments.findIndex(secretFollows);
  return segments
    .map((segment, index) => {
      const isSecret = lastPublic >= 0 && index > lastPublic;
      return segment && (isSecret || !isPlain(decoded(segment))) ? MASK : segment;
    })
    .join('/');
}

function loggedParameter(text: string): string {
  const at = text.search(EQUALS);
  if (at < 0) return text && MASK;
  const name = text.slice(0, at);
  const value = text.slice(at).replace(EQUALS, '');
  const known = HARMLESS.has(name) && isPlain(decoded(value.replaceAll('+', ' ')));
  return `${PLAIN_NAME.test(name) ? name : MASK}=${known ? value : MASK}`;
}

const isPlain = (value: string) => PLAIN_VALUE.test(value) && !TOKEN.test(value);

const ADDRESS_IN_TEXT = /\b([a-z][a-z\d+.-]{0,20}):\/\/([^\s'"`<>]+)/gi;
const ADDRESS = /^(?:[^/@]*@)?(?<host>[\w.:[\]-]+)(?<path>.*)$/s;

/** Masks every web and database URL in a message for the log. Source locations in stacks stay. */
export const loggableText = (text: string): string =>
  text.replace(ADDRESS_IN_TEXT, (whole, scheme: string, rest: string) => {
    if (scheme === 'file' || scheme === 'node') return whole;
    const { host, path = '' } = ADDRESS.exec(rest)?.groups ?? {};
    return `${scheme}://${host ?? MASK}${path && loggableUrl(path)}`;
  });
