import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstPage, reportsPage } from './admin-queries.ts';
import { Pager } from './pager.tsx';
import classes from './panel.module.css';
import { PanelMessage } from './panel-message.tsx';
import { ReportCard } from './report-card.tsx';
import { usePages } from './use-pages.ts';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: '', label: 'All' },
];
const PAGE = 20;

/** What people brought to our notice. */
export function ReportsPanel() {
  const [status, setStatus] = useState('open');
  const pages = usePages(firstPage('reports', { status, limit: PAGE }));
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery(reportsPage(pages.address));
  const next = data?.next;
  return (
    <section aria-label="Reports">
      <div className={classes.filters}>
        <NativeSelect
          label="Show reports"
          data={statuses}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
      </div>
      {data === undefined ? (
        <PanelMessage isPending={isPending} isError={isError} what="reports" onRetry={() => void refetch()} />
      ) : data.items.length === 0 ? (
        <PanelMessage text={status === 'open' ? 'No open reports' : 'No reports'} />
      ) : (
        <>
          {data.items.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
          <Pager
            text={`Page ${pages.number} · ${(data.total ?? 0).toLocaleString('en-US')} reports`}
            onPrevious={pages.onPrevious}
            onNext={next === undefined || isPlaceholderData ? undefined : () => pages.onNext?.(next)}
          />
        </>
      )}
    </section>
  );
}
