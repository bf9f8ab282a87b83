/** A part of a message: plain text or a link. */
interface TextPart {
  text: string;
  href?: string;
}

const CANDIDATE = /\bhttps?:\/\/[^\s<>"“”]+/gi;
const CLOSING = /[.,;:!?'’*_~)\]}]+$/;

/** Links http and https URLs, except those that hide their host behind a user name. The parts add up to the text. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const address = withoutClosing(candidate);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Strips closing punctuation, except a bracket that the URL itself opened. */
function withoutClosing(candidate: string): string {
  const trimmed = candidate.replace(CLOSING, '');
  const rest = candidate.slice(trimmed.length);
  return rest.startsWith(')') && trimmed.includes('(') && !trimmed.includes(')') ? `${trimmed})` : trimmed;
}

function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { href, protocol, username, password, hostname } = new URL(address);
  const isSafe =
    (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && hostname !== '';
  return isSafe ? href : undefined;
}
