import type { TradeDetail, TradeRevision } from '@tradewind/contract/trades';
import { useState } from 'react';
import { readerDate } from '../../../lib/dates.ts';
import classes from './revision-history.module.css';
import { changesIn, historyOf, shortened } from './trade-history.ts';

/** Everything that happened, the newest first: each version of the offer with its changes, and everyone's answers. */
export function RevisionHistory({ trade, reader }: { trade: TradeDetail; reader: string }) {
  return (
    <section className={classes.history} aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol reversed>
        {historyOf(trade, reader).map(({ key, text, at, isCurrent, revision, before, reason }) => (
          <li key={key} data-current={isCurrent || undefined}>
            <p className={classes.head}>
              <strong>{text}</strong>
              <time dateTime={at}>{readerDate(at, 'mediumMoment')}</time>
            </p>
            {revision ? <Changes trade={trade} revision={revision} before={before} reader={reader} /> : null}
            {revision?.note ? <blockquote>{revision.note}</blockquote> : null}
            {reason ? <blockquote>{reason}</blockquote> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChangesProps {
  trade: TradeDetail;
  revision: TradeRevision;
  before: TradeRevision | undefined;
  reader: string;
}

function Changes({ trade, revision, before, reader }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const whole = changesIn(trade, { revision, before }, reader);
  const short = changesIn(trade, { revision: shortened(revision), before: before && shortened(before) }, reader);
  const isCut = JSON.stringify(whole) !== JSON.stringify(short);
  return (
    <>
      <ul className={classes.changes}>
        {(isWhole ? whole : short).map(({ what, text }) => (
          <li key={text} data-what={what}>
            {text}
          </li>
        ))}
      </ul>
      {isCut ? (
        <button type="button" className={classes.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Shorten titles' : 'Show full titles'}
        </button>
      ) : null}
    </>
  );
}
