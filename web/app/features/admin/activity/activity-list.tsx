import type { ActivityEntry } from '@tradewind/contract/activity';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { momentText } from '../day-text.ts';
import classes from './activity-list.module.css';
import { actionWords, byWords, detailWords } from './activity-words.ts';

/** Who did what, when and from where. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <strong>{actionWords(entry.action)}</strong>
            <span className={classes.details}>{detailWords(entry)}</span>
          </div>
          <div className={classes.origin}>
            <Who entry={entry} />
            <time dateTime={entry.timestamp}>{momentText(entry.timestamp)}</time>
            {entry.ipAddress ? <span title={entry.userAgent ?? undefined}>{entry.ipAddress}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Who({ entry: { userId, userEmail, details } }: { entry: ActivityEntry }) {
  if (userId === null) return <span>{userEmail ?? byWords(details.by)}</span>;
  return <Link to={paths.adminUser(userId)}>{userEmail ?? 'Former member'}</Link>;
}
