import { type ChangeInput, costEstimate, usualAssumptions } from '@tradewind/contract/cost-of-change';
import { type ReactNode, useState } from 'react';
import classes from './cost.module.css';
import { CostAssumptionFields } from './cost-assumptions.tsx';
import { readAssumptions, type TypedAssumptions, typedOf } from './cost-fields.ts';
import { CostTable } from './cost-table.tsx';

interface CostEditorProps {
  change: ChangeInput;
  /** The reader's own location, for offers without a boat of theirs. */
  home: string | null;
  /** Fields for the boats, above the other assumptions. */
  children?: ReactNode;
}

/** The estimate with its assumptions. Untouched assumptions follow the boats. */
export function CostEditor({ change, home, children }: CostEditorProps) {
  const [edited, setEdited] = useState<Partial<TypedAssumptions>>({});
  const usual = usualAssumptions(change, home);
  const typed = { ...typedOf(usual), ...edited };
  const { assumed, faults } = readAssumptions(typed, usual);
  const estimate = costEstimate(change, assumed);
  return (
    <>
      <CostTable estimate={estimate} />
      <details className={classes.assumptions}>
        <summary>Change the assumptions</summary>
        {children}
        <CostAssumptionFields
          typed={typed}
          faults={faults}
          state={assumed.state}
          hasLoan={estimate.loan !== undefined}
          onChange={(part) => setEdited((before) => ({ ...before, ...part }))}
        />
      </details>
    </>
  );
}
