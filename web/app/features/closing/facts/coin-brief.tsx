import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import classes from './facts.module.css';
import { factLabels } from './facts-words.ts';

type Kind = ClosingTask['kind'];
type Fact = 'source' | 'address' | 'transactionId';

/** The facts of earlier steps that a step needs, and the tasks that hold them. */
const needed: Partial<Record<Kind, readonly (readonly [label: string, from: Kind, fact: Fact])[]>> = {
  'coin-test': [['Send it to', 'coin-address', 'address']],
  'coin-sent': [
    [factLabels.source, 'coin-terms', 'source'],
    ['Send the rest to', 'coin-address', 'address'],
  ],
  'coin-received': [
    ['To your address', 'coin-address', 'address'],
    [factLabels.transactionId, 'coin-sent', 'transactionId'],
  ],
};

/** The address or the transaction that a step with coins is about. */
export function CoinBrief({ closing, task }: { closing: Closing; task: ClosingTask }) {
  const lines = (needed[task.kind] ?? []).flatMap(([label, from, fact]) => {
    const facts = closing.tasks.find(({ kind, leg }) => kind === from && leg === task.leg)?.facts;
    const value = (facts as Partial<Record<Fact, string>> | null | undefined)?.[fact];
    return value === undefined ? [] : [{ label, value }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
