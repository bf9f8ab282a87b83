const SECRET_PARAMETER = /[?&;](?:token|code)=/i;
/** What follows it in a path opens something. */
const SECRET_FOLLOWS = 'manage';
const MOST_ENCODINGS = 4;

/** Whether an address holds a secret: a link from a mail, or what a sign-in elsewhere comes back to. */
export function carriesSecret(url: string): boolean {
  const plain = decoded(url);
  const [path = ''] = plain.split('?', 1);
  const segments = segmentsOf(path);
  const at = segments.indexOf(SECRET_FOLLOWS);
  return (at >= 0 && at < segments.length - 1) || SECRET_PARAMETER.test(plain);
}

/** Whether everything after this part of a path is secret. */
export const secretFollows = (part: string): boolean => segmentsOf(decoded(part)).includes(SECRET_FOLLOWS);

/** As the most lenient reader takes them: a browser turns `\` into `/`, and routes ignore case and empty segments. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.');

/** Text that is still encoded afterwards contains a percent sign. */
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
