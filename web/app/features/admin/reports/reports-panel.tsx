import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { reportReviewApi } from '@tradewind/contract/report-review';
import { useState } from 'react';
import { PagedList } from '../paged-list.tsx';
import classes from '../panel.module.css';
import { ReportCard } from './report-card.tsx';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: '', label: 'All' },
];
const PAGE = 20;

/** Reports from users. */
export function ReportsPanel() {
  const [status, setStatus] = useState('open');
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
      <PagedList
        list={reportReviewApi.list}
        filter={{ status }}
        what="reports"
        each="report"
        size={PAGE}
        none={status === 'open' ? 'No open reports' : 'No reports'}
      >
        {(reports) => reports.map((report) => <ReportCard key={report.id} report={report} />)}
      </PagedList>
    </section>
  );
}
