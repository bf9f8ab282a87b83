import { exactPriceText } from '@tradewind/contract/trade-values';
import type { ReactNode } from 'react';
import classes from './builder.module.css';
import { ItemChoice } from './item-choice.tsx';
import { MoneyFields } from './money-fields.tsx';
import { type SideDraft, type SideName, toggled } from './offer-draft.ts';
import type { OfferFaults } from './offer-faults.ts';
import type { OfferItem } from './offer-items.ts';

interface SideColumnProps {
  name: SideName;
  heading: string;
  side: SideDraft;
  items: readonly OfferItem[];
  total: string;
  faults: OfferFaults;
  /** Said where there is nothing to choose from. */
  nothing: ReactNode;
  onChange: (part: Partial<SideDraft>) => void;
}

/** *You give* or *You get*: what can be chosen, and money. */
export function SideColumn({ name, heading, side, items, total, faults, nothing, onChange }: SideColumnProps) {
  const toggle = ({ kind, id }: OfferItem) =>
    onChange(kind === 'boat' ? { boatIds: toggled(side.boatIds, id) } : { assetIds: toggled(side.assetIds, id) });
  const chosen = ({ kind, id }: OfferItem) => (kind === 'boat' ? side.boatIds : side.assetIds).includes(id);
  const group = (kind: OfferItem['kind']) => items.filter((item) => item.kind === kind);
  return (
    <section className={classes.side} aria-labelledby={`offer-${name}`}>
      <h2 id={`offer-${name}`}>{heading}</h2>
      {(['boat', 'asset'] as const).map((kind) =>
        group(kind).length === 0 ? null : (
          <fieldset key={kind} className={classes.items}>
            <legend>{kind === 'boat' ? 'Boats' : 'Other items'}</legend>
            {group(kind).map((item) => (
              <ItemChoice key={item.id} item={item} isChosen={chosen(item)} onToggle={() => toggle(item)} />
            ))}
          </fieldset>
        ),
      )}
      {items.length === 0 ? <p className={classes.nothing}>{nothing}</p> : null}
      <MoneyFields name={name} side={side} faults={faults} onChange={onChange} />
      {faults[name] === undefined ? null : (
        <p className={classes.fault} role="alert" tabIndex={-1} data-fault>
          {faults[name]}
        </p>
      )}
      <p className={classes.total}>
        <span>Total</span>
        <strong>{exactPriceText(total)}</strong>
      </p>
    </section>
  );
}
