import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServerEvent } from '../../../lib/feature-events.ts';
import { DeskList } from '../desk-list.tsx';
import { type ClosingListName, closingPages } from '../desk-queries.ts';
import { DeskSearch, useDeskSearch } from '../desk-search.tsx';
import { ClosingRow } from './closing-row.tsx';
import classes from './closings.module.css';

const lists: { value: ClosingListName; label: string }[] = [
  { value: 'all', label: 'All open closings' },
  { value: 'waiting', label: 'Waiting for the broker' },
  { value: 'late', label: 'With late steps' },
  { value: 'ready', label: 'Released, not settled' },
];

/** The list that the reader chose, which is part of the address: the way back from a closing leads to the same list. */
function useChosenList() {
  const [params, setParams] = useSearchParams();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'all';
  const choose = (chosen: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (chosen === 'all') next.delete('list');
        else next.set('list', chosen);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [list, choose] as const;
}

/** All closings with their next step, and whose turn it is. */
export function ClosingsPanel() {
  const [list, setList] = useChosenList();
  const search = useDeskSearch();
  const query = useInfiniteQuery(closingPages(list, search));
  useServerEvent('trade.changed', () => void query.refetch());
  return (
    <section aria-label="Closings">
      <div className={classes.filters}>
        <DeskSearch label="Trade number, person or boat" />
        <NativeSelect label="Show" data={lists} value={list} onChange={(event) => setList(event.currentTarget.value)} />
      </div>
      <DeskList
        query={query}
        name="the closings"
        none={search === '' ? 'No closing is in this list.' : `No closing in this list matches “${search}”.`}
        rowsOf={({ pages }) => pages.flatMap((page) => page.items)}
        render={(closing) => <ClosingRow key={closing.tradeId} closing={closing} />}
      />
    </section>
  );
}
