import { IconCompass, IconInfoCircle, IconMapPin } from '@tabler/icons-react';
import type { EddyBoat, EddyTable } from '@tradewind/contract/eddy';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
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

function BoatTiles({ boats }: { boats: readonly EddyBoat[] }) {
  return (
    <ul className={classes.tiles} aria-label="Boats">
      {boats.map((boat) => (
        <li key={boat.id}>
          <Link to={paths.boat(boat.id)} className={classes.tile}>
            <BoatPicture url={boat.imageUrl} alt="" sizes="(min-width: 48em) 14rem, 45vw" loading="lazy" />
            <span className={classes.tileBody}>
              <span className={classes.tileTitle}>{boat.title}</span>
              <span className={classes.tilePrice}>{priceText(boat.price)}</span>
              <span className={classes.tileFacts}>
                {[boat.type, boat.length && `${boat.length} ft`].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.tileFacts}>
                <IconMapPin size={14} aria-hidden />
                {boat.location}
              </span>
              {boat.note === undefined ? null : <span className={classes.tileNote}>{boat.note}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A comparison, which scrolls horizontally where it is wider than the screen. */
function AnswerTable({ caption, columns, rows, paths: leads = [] }: EddyTable) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.tableScroll} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {first ? <th scope="col">{first}</th> : <td />}
            {others.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => {
            // Rows may share a name, such as two conversations about one boat.
            const key = `${row}`;
            const path = leads[row];
            return (
              <tr key={key}>
                <th scope="row">{path === undefined ? name : <Link to={path}>{name}</Link>}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
