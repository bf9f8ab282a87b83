import { Button } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ledgerCardPath, paths, tradePath } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readRowId } from '../../../lib/row-id.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeskList } from '../desk-list.tsx';
import { type WireListName, wirePages } from '../desk-queries.ts';
import { DeskSearch, useDeskSearch } from '../desk-search.tsx';
import { WireInForm } from './wire-in-form.tsx';
import { WireOutForm } from './wire-out-form.tsx';
import { WireRow } from './wire-row.tsx';
import classes from './wires.module.css';

interface WiresPanelProps {
  list: WireListName;
  lead?: string;
  /** The message of an empty list. */
  none: string;
  mayRecord?: boolean;
}

/** A list of wires with what can be done about each. */
export function WiresPanel({ list, lead, none, mayRecord = false }: WiresPanelProps) {
  const [search] = useSearchParams();
  const trade = readRowId(search.get('trade') ?? undefined);
  const text = useDeskSearch();
  const query = useInfiniteQuery(wirePages(list, text, trade));
  const [asked, setAsked] = useState<'in' | 'out'>();
  return (
    <section aria-label="Wires">
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
      {trade === undefined ? null : (
        <p className={classes.lead}>
          These are the wires of <Link to={tradePath(trade)}>trade {trade}</Link> only.{' '}
          <Link to={ledgerCardPath(trade)}>Ledger card</Link>{' '}
          <Link to={`${paths.broker}?tab=${search.get('tab') ?? 'wires'}`}>Show all</Link>
        </p>
      )}
      {mayRecord ? (
        <div className={classes.record}>
          <Button leftSection={<IconArrowDownLeft size={18} aria-hidden />} onClick={() => setAsked('in')}>
            Record Wire In
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowUpRight size={18} aria-hidden />}
            onClick={() => setAsked('out')}
          >
            Record Wire Out
          </Button>
        </div>
      ) : null}
      <div className={classes.search}>
        <DeskSearch label="Reference, name, amount or trade number" />
      </div>
      <DeskList
        query={query}
        name="the wires"
        none={text === '' ? none : `No wire in this list matches “${text}”.`}
        rowsOf={({ pages }) => pages.flat()}
        render={(wire) => <WireRow key={wire.id} wire={wire} />}
      />
      <RecordWire direction={asked} trade={trade} onClose={() => setAsked(undefined)} />
    </section>
  );
}

interface RecordWireProps {
  /** Undefined closes the dialog. */
  direction: 'in' | 'out' | undefined;
  trade: number | undefined;
  onClose: () => void;
}

const formTitles = { in: 'Record a wire that came in', out: 'Record a wire that goes out' } as const;

/** Records a wire. Typed values stay in this browser until the wire is recorded. */
function RecordWire({ direction, trade, onClose }: RecordWireProps) {
  const form = { trade: trade === undefined ? '' : String(trade), onDone: onClose };
  return (
    <Dialog opened={direction !== undefined} onClose={onClose} title={formTitles[direction ?? 'in']} size="lg">
      {direction === 'in' ? <WireInForm {...form} /> : null}
      {direction === 'out' ? <WireOutForm {...form} /> : null}
    </Dialog>
  );
}
