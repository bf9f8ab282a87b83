import { Button, Skeleton } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readRowId } from '../../../lib/row-id.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { type WireListName, wirePages } from '../desk-queries.ts';
import { RecordWire } from './record-wire.tsx';
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
  const query = useInfiniteQuery(wirePages(list, trade));
  const [asked, setAsked] = useState<'in' | 'out'>();
  return (
    <section aria-label="Wires">
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
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
      <Loaded
        query={query}
        placeholder={<Skeleton height={280} radius={16} role="status" aria-label="Loading the wires" />}
        failure="We couldn’t load the wires."
      >
        {({ pages }) => {
          const wires = pages.flat();
          if (wires.length === 0) return <p className={classes.none}>{none}</p>;
          return (
            <ul className={classes.rows}>
              {wires.map((wire) => (
                <WireRow key={wire.id} wire={wire} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show More
        </Button>
      ) : null}
      <RecordWire direction={asked} trade={trade} onClose={() => setAsked(undefined)} />
    </section>
  );
}
