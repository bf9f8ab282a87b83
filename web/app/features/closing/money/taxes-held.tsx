import { Button } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { PartyMoney } from '@tradewind/contract/closing-money';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useClosingStep } from '../course/use-closing-step.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './money.module.css';
import { TaxDialog } from './tax-dialog.tsx';

interface TaxesHeldProps {
  closing: Closing;
  party: PartyMoney;
}

/** Sales tax that the release takes from a party. The broker changes it before. */
export function TaxesHeld({ closing: { tradeId }, party: { taxes, taxable } }: TaxesHeldProps) {
  const [opened, setOpened] = useState(false);
  const dropping = useClosingStep(
    tradeId,
    ({ leg, state, amount }: PartyMoney['taxes'][number]) =>
      call(closingCourseApi.dropTax, { params: { id: tradeId, leg }, query: { state, amount } }),
    { done: 'No sales tax is held' },
  );
  const mayChange = (leg: number) => taxable.some((boat) => boat.leg === leg);
  if (taxes.length === 0 && taxable.length === 0) return null;
  return (
    <div className={classes.taxes}>
      {taxes.length === 0 ? null : (
        <ul aria-label="Sales tax held">
          {taxes.map((tax) => (
            <li key={tax.leg}>
              <span>
                {exactPriceText(tax.amount)} sales tax, {tax.state}, for {tax.title}
                {tax.note === null ? null : <small>{tax.note}</small>}
              </span>
              {mayChange(tax.leg) ? (
                <Button variant="subtle" size="xs" loading={dropping.isPending} onClick={() => dropping.mutate(tax)}>
                  Remove
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Refusal text={dropping.refusal} />
      {taxable.length === 0 ? null : (
        <>
          <Button variant="default" size="sm" fullWidth onClick={() => setOpened(true)}>
            {taxes.length === 0 ? 'Hold Sales Tax…' : 'Change Sales Tax…'}
          </Button>
          <TaxDialog tradeId={tradeId} boats={taxable} taxes={taxes} opened={opened} onClose={() => setOpened(false)} />
        </>
      )}
    </div>
  );
}
