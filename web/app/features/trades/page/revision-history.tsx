import type { TradeDetail, TradeRevision } from '@tradewind/contract/trades';
import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import { givenBy, nameWithin, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { legsText } from '../../../nouns/trade/trade-texts.ts';
import { termChanges } from '../terms/terms-texts.ts';
import classes from './revision-history.module.css';
import { historyOf } from './trade-history.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

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
              <time dateTime={at}>{moment.format(new Date(at))}</time>
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
  if (before === undefined)
    return (
      <p className={classes.first}>
        {trade.parties.some(({ userId }) => userId === reader)
          ? `You’d give ${legsText(givenBy(revision, reader))} for ${legsText(receivedBy(revision, reader))}.`
          : `${legsText(revision.legs)}.`}
      </p>
    );
  const nameOf = (userId: string) => nameWithin(trade, userId, reader);
  const changes = [
    ...changesBetween(before.legs, revision.legs).map((change) => ({
      what: change.what,
      text: changeText(change, nameOf(change.leg.from)),
    })),
    ...termChanges(before.terms, revision, nameOf).map((text) => ({ what: 'changed', text })),
  ];
  if (changes.length === 0) return <p className={classes.first}>Nothing but the note changed.</p>;
  return (
    <ul className={classes.changes}>
      {changes.map(({ what, text }) => (
        <li key={text} data-what={what}>
          {text}
        </li>
      ))}
    </ul>
  );
}
