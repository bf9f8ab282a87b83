import { IconCheck } from '@tabler/icons-react';
import type { Step } from './draft/listing.ts';
import classes from './step-list.module.css';

export const STEPS: Record<Step, string> = {
  1: 'Year / Make / Model',
  2: 'Photos / Videos',
  3: 'Price / Description / Trade Categories',
};
const all = [1, 2, 3] as const;

/** The steps of the wizard, with the current one marked. */
export function StepList({ current }: { current: Step }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {all.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
        >
          <span className={classes.mark} aria-hidden>
            {step < current ? <IconCheck size={16} stroke={2.25} /> : step}
          </span>
          <span className={classes.name}>{STEPS[step]}</span>
        </li>
      ))}
    </ol>
  );
}
