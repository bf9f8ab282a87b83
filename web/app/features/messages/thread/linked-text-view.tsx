import { linkedText } from './linked-text.ts';

/** A user's text with URLs as links, marked as user-generated. */
export function LinkedText({ text }: { text: string }) {
  let start = 0;
  return linkedText(text).map((part) => {
    const key = start;
    start += part.text.length;
    if (part.href === undefined) return part.text;
    return (
      <a key={key} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc">
        {part.text}
      </a>
    );
  });
}
