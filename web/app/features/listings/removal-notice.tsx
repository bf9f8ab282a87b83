import { paths } from '@tradewind/contract/paths';
import type { Removal } from '@tradewind/contract/removal';
import { Link } from 'react-router';
import { readerDate } from '../../lib/dates.ts';
import classes from './removal-notice.module.css';

/** Tells owners why their listing was removed, for how long, and what they can do. */
export function RemovalNotice({ removal }: { removal: Removal }) {
  const { reason, deletedAfter } = removal;
  return (
    <div className={classes.notice}>
      <p>
        <strong>Tradewind removed this listing.</strong> {reason}
      </p>
      <p>
        {deletedAfter === null ? '' : `It will be deleted on ${readerDate(deletedAfter, 'long')}. `}
        If you think this is a mistake, please <Link to={paths.contact}>contact us</Link>.
      </p>
    </div>
  );
}
