import type { Wire } from '@tradewind/contract/ledger';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { trustNames } from '../money-text.ts';
import { purposeNames } from './wire-words.ts';
import classes from './wires.module.css';

/** Everything that a second broker compares before they confirm a wire. */
export function WireFacts({ wire }: { wire: Wire }) {
  const facts: (readonly [string, string | null])[] = [
    ['Amount', bookedText(wire.amount)],
    ['What it is', [purposeNames[wire.purpose], wire.party?.firstName].filter(Boolean).join(', ')],
    ['Trade', wire.tradeId === null ? null : String(wire.tradeId)],
    [wire.direction === 'in' ? 'From' : 'To', wire.counterparty],
    [wire.direction === 'in' ? 'Into' : 'Out of', trustNames[wire.trust]],
    ['Bank reference', wire.bankReference],
    ['Call-back', wire.callBackNote],
    ['Recorded by', wire.recordedBy],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
