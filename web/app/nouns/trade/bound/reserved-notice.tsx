import { tradePath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { RequestError } from '../../../lib/request.ts';
import classes from './reserved-notice.module.css';

/** An agreed trade contains the item: the refusal says so, and where that trade is. */
export const isReserved = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'reserved';

/** Tells owners before they change a reserved item what they can change, or afterwards why that was refused. */
export function ReservedNotice({ tradeId, failure, free }: { tradeId: number | null; failure: unknown; free: string }) {
  const refusal = isReserved(failure) ? failure : undefined;
  const path = refusal?.path ?? (tradeId === null ? undefined : tradePath(tradeId));
  if (refusal === undefined && tradeId === null) return null;
  return (
    <div className={classes.notice} role={refusal ? 'alert' : 'status'}>
      <p>
        {refusal ? `${refusal.message} ` : `This is part of an agreed trade. ${free} `}
        {path === undefined ? null : <Link to={path}>Open the trade</Link>}
      </p>
    </div>
  );
}
