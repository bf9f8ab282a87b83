import { Button, Skeleton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { STATEMENT_ITEMS } from '@tradewind/contract/closing-words';
import { pathOf } from '@tradewind/contract/endpoint';
import { type ClosingStatement, type ExchangedItem, releaseApi } from '@tradewind/contract/release';
import { isZero } from '@tradewind/contract/trade-values';
import { call, keyOf } from '../../../lib/api.ts';
import { brokerageDate } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { partyName } from '../closing-people.ts';
import { isEnded } from '../task-order.ts';
import classes from './money.module.css';

const statementQuery = (tradeId: number, party: number | undefined) =>
  queryOptions({
    queryKey: [...keyOf(releaseApi.statement, { id: tradeId }), party ?? 'own'],
    queryFn: ({ signal }) =>
      call(
        releaseApi.statement,
        { params: { id: tradeId }, ...(party !== undefined && { query: { party } }) },
        { signal },
      ),
    staleTime: 0,
  });

interface StatementDialogProps {
  closing: Closing;
  position: number;
  opened: boolean;
  onClose: () => void;
}

/** Every cent of one party. */
export function StatementDialog({ closing, position, opened, onClose }: StatementDialogProps) {
  const isBroker = closing.position === null;
  const query = useQuery({
    ...statementQuery(closing.tradeId, isBroker ? position : undefined),
    enabled: opened,
  });
  const kind = closing.money.isFinal ? 'closing' : 'estimated';
  const title = isBroker ? `Statement for ${partyName(closing, position)}` : `Your ${kind} statement`;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="lg">
      <Loaded
        query={query}
        placeholder={<Skeleton height={320} radius={12} role="status" aria-label="Loading the statement" />}
        failure="We couldn’t load the statement."
      >
        {(statement) => (
          <>
            <Statement statement={statement} isOwn={!isBroker} words={itemWords(closing)} />
            <DownloadButton tradeId={closing.tradeId} party={isBroker ? position : undefined} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Saves the same statement as a document. */
function DownloadButton({ tradeId, party }: { tradeId: number; party: number | undefined }) {
  const download = useDownload();
  const path = `${pathOf(closingDocumentsApi.statement, { id: tradeId })}${party === undefined ? '' : `?party=${party}`}`;
  return (
    <Button
      variant="default"
      className={classes.download ?? ''}
      leftSection={<IconFileText size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ path, name: `Statement - trade ${tradeId}.pdf` })}
    >
      Download PDF
    </Button>
  );
}

const signedText = (amount: string) =>
  amount.startsWith('-') ? `−${bookedText(amount.slice(1))}` : bookedText(amount);

interface ItemWords {
  gives: string;
  gets: string;
}

/** Nothing changed hands in a trade that ended. */
function itemWords(closing: Closing): ItemWords {
  const isOwn = closing.position !== null;
  if (isEnded(closing)) return { gives: STATEMENT_ITEMS.wouldGive, gets: STATEMENT_ITEMS.wouldGet };
  return isOwn ? { gives: STATEMENT_ITEMS.give, gets: STATEMENT_ITEMS.get } : { gives: 'Gives', gets: 'Gets' };
}

interface StatementProps {
  statement: ClosingStatement;
  isOwn: boolean;
  words: ItemWords;
}

function Statement({ statement, isOwn, words }: StatementProps) {
  const { gives, gets, lines, credits, charges, owes, receives, isFinal, notice } = statement;
  return (
    <div className={classes.statement}>
      <Items title={words.gives} items={gives} />
      <Items title={words.gets} items={gets} />
      <table>
        <thead>
          <tr>
            <th scope="col">Charges and credits</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines of a statement have no other identity.
            <tr key={place}>
              <td>
                {line.text}
                <span>
                  {[line.title, line.note, line.at === null ? 'At the release' : brokerageDate(line.at, 'short')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td>{signedText(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Credits</th>
            <td>{bookedText(credits)}</td>
          </tr>
          <tr>
            <th scope="row">Charges</th>
            <td>{bookedText(charges)}</td>
          </tr>
          {isFinal ? null : (
            <tr>
              <th scope="row">{isOwn ? 'You still bring' : 'Still brings'}</th>
              <td>{bookedText(owes)}</td>
            </tr>
          )}
          {isFinal && isZero(receives) ? null : (
            <tr>
              <th scope="row">{isOwn ? 'We wire to you' : 'We wire to them'}</th>
              <td>{bookedText(receives)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={classes.notice}>{notice}</p>
    </div>
  );
}

function Items({ title, items }: { title: string; items: readonly ExchangedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.leg}>
            <span>
              {item.title}
              {item.boat?.hullNumber ? <small>Hull number {item.boat.hullNumber}</small> : null}
            </span>
            <strong>{bookedText(item.price)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
