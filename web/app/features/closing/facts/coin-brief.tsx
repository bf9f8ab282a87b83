import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { use, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { RoomTrade } from '../room-trade.ts';
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

/** How much the sender sends altogether. */
function amountText(legs: readonly TradeLeg[], { leg, kind }: ClosingTask): string | undefined {
  const coins = legs.find((_one, place) => place + 1 === leg);
  if (coins === undefined || kind !== 'coin-sent') return undefined;
  return coins.fixed === 'dollars'
    ? `${exactPriceText(coins.value)} in Bitcoin, less the test. Look up the price no more than 15 minutes before you send.`
    : `${coins.title}, less the test`;
}

/** The amount, the address or the transaction that a step with coins is about. */
export function CoinBrief({ closing, task }: { closing: Closing; task: ClosingTask }) {
  const amount = amountText(use(RoomTrade).legs, task);
  const lines = (needed[task.kind] ?? []).flatMap(([label, from, fact]) => {
    const facts = closing.tasks.find(({ kind, leg }) => kind === from && leg === task.leg)?.facts;
    const value = (facts as Partial<Record<Fact, string>> | null | undefined)?.[fact];
    return value === undefined ? [] : [{ label, value, isCopied: fact !== 'source' }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {amount === undefined ? null : (
        <div>
          <dt>Amount</dt>
          <dd>{amount}</dd>
        </div>
      )}
      {lines.map(({ label, value, isCopied }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {isCopied ? <CopyValue value={value} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Nobody types 42 characters without a slip. */
function CopyValue({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without https, or where the browser refuses, there is no clipboard.
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showToast({ title: 'Not copied', description: 'Please select the text and copy it.', variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.copy ?? ''}
      leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
