import type { TradeDetail, TradeLeg, TradeRevision } from '@tradewind/contract/trades';
import { useState } from 'react';
import { shortTitle } from '../../../nouns/trade/item-titles.ts';
import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import { givenBy, nameWithin, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { legsInside, legsText } from '../../../nouns/trade/trade-texts.ts';
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
  const [isWhole, setWhole] = useState(false);
  const [whole, short] = [revision, shortened(revision)].map((shown) =>
    before === undefined
      ? [{ what: 'first', text: firstText(trade, shown, reader) }]
      : changesOf(trade, shown, shown === revision ? before : shortened(before), reader),
  );
  const isCut = JSON.stringify(whole) !== JSON.stringify(short);
  return (
    <>
      <ul className={classes.changes}>
        {(isWhole ? whole : short)?.map(({ what, text }) => (
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

/** The same version with titles that fit on a line. */
const shortened = (revision: TradeRevision): TradeRevision => ({
  ...revision,
  legs: revision.legs.map((leg): TradeLeg => ({ ...leg, title: shortTitle(leg.title) })),
});

const firstText = ({ parties }: TradeDetail, revision: TradeRevision, reader: string): string =>
  parties.some(({ userId }) => userId === reader)
    ? `You’d give ${legsInside(givenBy(revision, reader))} for ${legsInside(receivedBy(revision, reader))}.`
    : `${legsText(revision.legs)}.`;

const NOTHING = [{ what: 'first', text: 'Nothing but the note changed.' }];

function changesOf(trade: TradeDetail, revision: TradeRevision, before: TradeRevision, reader: string) {
  const nameOf = (userId: string) => nameWithin(trade, userId, reader);
  const changes = [
    ...changesBetween(before.legs, revision.legs).map((change) => ({
      what: change.what,
      text: changeText(change, nameOf(change.leg.from)),
    })),
    ...termChanges(before.terms, revision, nameOf).map((text) => ({ what: 'changed', text })),
  ];
  return changes.length === 0 ? NOTHING : changes;
}
