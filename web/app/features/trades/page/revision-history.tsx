import type { TradeDetail, TradeRevision } from '@tradewind/contract/trades';
import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import { givenBy, nameFor, nameWithin, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { legsText } from '../../../nouns/trade/trade-texts.ts';
import { termChanges } from '../terms/terms-texts.ts';
import classes from './revision-history.module.css';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Every version of the offer, the newest first, with what each changed. */
export function RevisionHistory({ trade, reader }: { trade: TradeDetail; reader: string }) {
  const newestFirst = [...trade.revisions].sort((one, other) => other.number - one.number);
  return (
    <section className={classes.history} aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol reversed>
        {newestFirst.map((revision, place) => (
          <li key={revision.number} data-current={revision.number === trade.revision || undefined}>
            <p className={classes.head}>
              <strong>{headingOf(trade, revision, reader)}</strong>
              <time dateTime={revision.createdAt}>{moment.format(new Date(revision.createdAt))}</time>
            </p>
            <Changes trade={trade} revision={revision} before={newestFirst[place + 1]} reader={reader} />
            {revision.note === null ? null : <blockquote>{revision.note}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function headingOf(trade: TradeDetail, { number, author }: TradeRevision, reader: string): string {
  return `${nameFor(trade, author, reader)} made ${number === 1 ? 'the first offer' : `counteroffer ${number - 1}`}`;
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
    ...termChanges(before.terms, revision.terms, nameOf).map((text) => ({ what: 'changed', text })),
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
