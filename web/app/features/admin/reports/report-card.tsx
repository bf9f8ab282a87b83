import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { type ReviewedReport, reasonText } from '@tradewind/contract/report-review';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import classes from './report-card.module.css';
import { ReportDialog, SUBJECT_NAMES } from './report-dialog.tsx';
import { useReportDecision } from './use-report-decision.ts';

export function ReportCard({ report }: { report: ReviewedReport }) {
  const { decide, isPending, ask, asked } = useReportDecision(report.id);
  const { reporter, reportedUser, subject } = report;
  const isBoat = subject === 'boat';
  return (
    <article className={classes.card} aria-label={`Report ${report.id}`}>
      <header className={classes.head}>
        <h3>
          {SUBJECT_NAMES[subject]} reported: {reasonText(report.reason)}
        </h3>
        <time dateTime={report.createdAt}>{readerDate(report.createdAt, 'mediumMoment')}</time>
      </header>
      <blockquote className={classes.excerpt}>{report.excerpt}</blockquote>
      {report.note ? <p className={classes.note}>{report.note}</p> : null}
      <p className={classes.people}>
        By <Person person={reportedUser} /> · reported by <Person person={reporter} />
        {isBoat ? (
          <>
            {' · '}
            <Link to={paths.boat(report.subjectId)}>View listing</Link>
          </>
        ) : null}
      </p>
      {report.status === 'open' ? (
        <div className={classes.actions}>
          <Button size="sm" variant="default" loading={isPending} onClick={() => decide({ action: 'resolve' })}>
            Resolve
          </Button>
          <Button size="sm" variant="default" loading={isPending} onClick={() => decide({ action: 'dismiss' })}>
            Dismiss
          </Button>
          <Button size="sm" variant="outline" className={classes.grave ?? ''} onClick={() => ask('remove')}>
            {`Remove ${SUBJECT_NAMES[subject]}`}
          </Button>
          {reportedUser && !reportedUser.suspended ? (
            <Button size="sm" variant="outline" className={classes.grave ?? ''} onClick={() => ask('suspend')}>
              Suspend Author
            </Button>
          ) : null}
        </div>
      ) : (
        <div className={classes.closed}>
          <p className={classes.outcome}>
            {report.resolution}
            {report.resolvedAt ? `, ${readerDate(report.resolvedAt, 'mediumMoment')}` : ''}
          </p>
          <Button size="sm" variant="default" loading={isPending} onClick={() => decide({ action: 'reopen' })}>
            Reopen
          </Button>
        </div>
      )}
      <ReportDialog
        asked={asked}
        subject={subject}
        name={reportedUser?.firstName ?? 'The author'}
        isPending={isPending}
        onCancel={() => ask(undefined)}
        onConfirm={decide}
      />
    </article>
  );
}

function Person({ person }: { person: ReviewedReport['reporter'] }) {
  if (person === null) return <span>a former member</span>;
  return <Link to={paths.adminUser(person.id)}>{person.email}</Link>;
}
