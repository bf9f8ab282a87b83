const SECRET_PARAMETER = /[?&;](?:token|code)=/i;
/** The path segment before a management token. */
const SECRET_FOLLOWS = 'manage';
const MOST_ENCODINGS = 4;

/** Whether a URL contains a secret, such as a link from a mail or a sign-in callback. */
export function carriesSecret(url: string): boolean {
  const plain = decoded(url);
  const [path = ''] = plain.split('?', 1);
  const segments = segmentsOf(path);
  const at = segments.indexOf(SECRET_FOLLOWS);
  return (at >= 0 && at < segments.length - 1) || SECRET_PARAMETER.test(plain);
}

/** Whether everything after this part of a path is secret. */
export const secretFollows = (part: string): boolean => segmentsOf(decoded(part)).includes(SECRET_FOLLOWS);

/** Splits as leniently as any reader: browsers turn `\` into `/`, and routes ignore case and empty segments. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.');

/** Decodes repeatedly, up to a limit. A result that is still encoded contains a percent sign. */
export function decoded(text: string): string {
  let result = text;
  for (let round = 0; round < MOST_ENCODINGS && result.includes('%'); round++)
    result = result.replace(/(?:%[\da-f]{2})+/gi, decodedOnce);
  return result;
}

function decodedOnce(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
