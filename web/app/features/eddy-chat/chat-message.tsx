import { IconCompass, IconInfoCircle } from '@tabler/icons-react';
import { AnswerTable } from './answer-table.tsx';
import { BoatTiles } from './boat-tiles.tsx';
import classes from './chat-message.module.css';
import { type ChatMessage, textOf } from './eddy-message.ts';
import { ProposalCard } from './proposal-card.tsx';

export function Message({ message }: { message: ChatMessage }) {
  if (message.role === 'user')
    return (
      <article className={classes.question} aria-label="You" data-question>
        {textOf(message)}
      </article>
    );
  return (
    <article className={classes.answer} aria-label="Eddy AI">
      <span className={classes.mark} aria-hidden>
        <IconCompass size={20} stroke={1.5} />
      </span>
      <div className={classes.parts}>
        {message.parts.map((part, index) => {
          // Parts are only appended.
          const key = `${index}`;
          return <Part key={key} part={part} />;
        })}
      </div>
    </article>
  );
}

function Part({ part }: { part: ChatMessage['parts'][number] }) {
  switch (part.type) {
    case 'text':
      return (
        <div className={classes.words}>
          <PlainText text={part.text} />
        </div>
      );
    case 'data-boats':
      return <BoatTiles boats={part.data.boats} />;
    case 'data-table':
      return <AnswerTable {...part.data} />;
    case 'data-proposal':
      return <ProposalCard proposal={part.data} />;
    case 'data-note':
      return (
        <p className={classes.note}>
          <IconInfoCircle size={16} aria-hidden />
          {part.data.text}
        </p>
      );
    default:
      return null;
  }
}

export function Thinking() {
  return (
    <div className={classes.answer} role="status" aria-label="Eddy is thinking">
      <span className={classes.mark} aria-hidden>
        <IconCompass size={20} stroke={1.5} />
      </span>
      <span className={classes.dots} aria-hidden>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** Renders a model's text as paragraphs and lists only: no links, images or other markup. */
function PlainText({ text }: { text: string }) {
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
