/** Words of a model: paragraphs and lists, never links, images or markup of its own. */
export function PlainText({ text }: { text: string }) {
  const blocks = text.trim().split(/\n{2,}/);
  return blocks.map((block, index) => {
    const key = `${index}`;
    const lines = block.split('\n').map(plain);
    const isList = lines.length > 1 && block.split('\n').every((line) => /^\s*(?:[-*•]|\d+\.)\s/.test(line));
    if (!isList) return <p key={key}>{lines.join('\n')}</p>;
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{line.replace(/^\s*(?:[-*•]|\d+\.)\s+/, '')}</li>
        ))}
      </ul>
    );
  });
}

const plain = (line: string) => line.replace(/\*\*(.+?)\*\*/g, '$1').replace(/^#+\s+/, '');
