import { closingCostShare, exactPriceText, isZero, valuesFor } from '@tradewind/contract/trade-values';
import type { Trade } from '@tradewind/contract/trades';
import { LegList } from '../../../nouns/trade/leg-list.tsx';
import { givenBy, nameWithin, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deadlinesText, depositsText, depositWarnings } from '../terms/terms-texts.ts';
import { commitmentText, OUTDATED, OVER } from './decision-texts.ts';
import classes from './decisions.module.css';

interface AcceptDialogProps {
  /** As it was when the dialog was opened: nobody accepts what changed under their eyes. */
  trade: Trade;
  isOutdated: boolean;
  /** It can no longer be accepted: the other side ended it, for example. */
  isOver: boolean;
  reader: string;
  opened: boolean;
  isPending: boolean;
  refusal: string | undefined;
  onCancel: () => void;
  onAccept: () => void;
}

/** Says exactly what the reader commits to before they do. */
export function AcceptDialog({ trade, isOutdated, isOver, reader, refusal, onAccept, ...dialog }: AcceptDialogProps) {
  const { closingCost } = valuesFor(trade.legs, reader);
  const nameOf = (userId: string) => nameWithin(trade, userId, reader);
  const problem = refusal ?? (isOver ? OVER : isOutdated ? OUTDATED : undefined);
  return (
    <ConfirmDialog
      {...dialog}
      title="Accept this offer?"
      text={commitmentText(trade, reader)}
      confirm="Accept Offer"
      cancel={isOver ? 'Close' : isOutdated ? 'See the New Version' : 'Cancel'}
      isHarmless
      isReady={!isOutdated && !isOver}
      onConfirm={onAccept}
    >
      <div className={classes.terms}>
        <section aria-label="You give">
          <h3>You give</h3>
          <LegList legs={givenBy(trade, reader)} isLinked={false} />
        </section>
        <section aria-label="You get">
          <h3>You get</h3>
          <LegList legs={receivedBy(trade, reader)} isLinked={false} />
        </section>
        <section aria-label="Terms">
          <h3>Terms</h3>
          <p className={classes.cost}>
            {deadlinesText(trade.terms)} {depositsText(trade.terms, nameOf)}
          </p>
          {depositWarnings(trade, nameOf).map((warning) => (
            <p key={warning} className={classes.warning}>
              {warning}
            </p>
          ))}
        </section>
        {isZero(closingCost) ? null : (
          <p className={classes.cost}>
            Estimated closing cost for you: <strong>{exactPriceText(closingCost)}</strong>, {closingCostShare} of the
            boats you get, if you close with our brokers.
          </p>
        )}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={classes.refusal}>
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
