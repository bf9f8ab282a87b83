import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BankLine } from '@tradewind/contract/bank-lines';
import { useState } from 'react';
import { calendarDate } from '../../../lib/dates.ts';
import { DeskList } from '../desk-list.tsx';
import { type LineListName, linePages } from '../desk-queries.ts';
import { signedText, trustNames } from '../money-text.ts';
import classes from './bank-lines.module.css';
import books from './books.module.css';
import { type LineAction, LineDialog } from './line-dialog.tsx';
import { kindNames, lineActionWords } from './line-words.ts';

const lists: { value: LineListName; label: string }[] = [
  { value: 'open', label: 'To explain' },
  { value: 'explained', label: 'Explained' },
];

const none: Record<LineListName, string> = {
  open: 'Every line of the bank is a wire, or explained.',
  explained: 'No lines have been explained yet.',
};

/** Lines of the bank's statement that are no wires of ours, such as fees, and what they are. */
export function BankLines() {
  const [list, setList] = useState<LineListName>('open');
  const query = useInfiniteQuery(linePages(list));
  return (
    <section className={books.card} aria-labelledby="bank-lines">
      <header>
        <h2 id="bank-lines">Lines without a wire</h2>
        <NativeSelect
          aria-label="Lines to show"
          data={lists}
          value={list}
          onChange={(event) => setList(event.currentTarget.value as LineListName)}
        />
      </header>
      <p>
        Fees and interest that the bank booked itself. Clients’ money never pays the bank: put back what it took from
        our operating account, and take out what belongs to no client. Money that somebody sent is a wire: record it
        instead.
      </p>
      <DeskList
        query={query}
        name="the lines"
        none={none[list]}
        rowsOf={({ pages }) => pages.flat()}
        render={(line) => <LineRow key={line.id} line={line} />}
      />
    </section>
  );
}

function LineRow({ line }: { line: BankLine }) {
  const [asked, setAsked] = useState<LineAction>();
  const { explanation } = line;
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.title}>
          <strong>{line.description || line.reference || 'No description'}</strong>
        </p>
        <p>{[calendarDate(line.on, 'medium'), line.reference, trustNames[line.trust]].filter(Boolean).join(' · ')}</p>
        {explanation ? (
          <p>
            {kindNames[explanation.kind]}: {explanation.note} · {explanation.by}
            {explanation.confirmedBy === null ? '' : confirmedText(explanation)}
          </p>
        ) : null}
        {explanation?.confirmedBy === null ? <p data-waiting>A second broker must confirm it.</p> : null}
      </div>
      <strong className={classes.amount}>{signedText(line.amount)}</strong>
      <div className={classes.actions}>
        {line.actions.map((action) => (
          <Button
            key={action}
            size="xs"
            variant={action === 'withdraw' ? 'default' : 'filled'}
            onClick={() => setAsked(action)}
          >
            {lineActionWords[action].button}
          </Button>
        ))}
      </div>
      <LineDialog line={line} action={asked} onClose={() => setAsked(undefined)} />
    </li>
  );
}

const confirmedText = ({ by, confirmedBy }: NonNullable<BankLine['explanation']>) =>
  by === confirmedBy ? '' : `, confirmed by ${confirmedBy}`;
