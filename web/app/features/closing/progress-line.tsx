import { IconCheck } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { STEPS, stepWords } from '../../nouns/closing/step-words.ts';
import classes from './progress-line.module.css';

/** Where the closing stands among its steps. */
export function ProgressLine({ step }: Pick<Closing, 'step'>) {
  const current = step === null ? STEPS.length : STEPS.indexOf(step);
  return (
    <section className={classes.progress} aria-label="Progress of the closing">
      <p className={classes.now}>
        {step === null ? (
          <strong>All {STEPS.length} steps are done</strong>
        ) : (
          <>
            <strong>
              Step {current + 1} of {STEPS.length}: {stepWords[step].name}.
            </strong>{' '}
            {stepWords[step].text}
          </>
        )}
      </p>
      <ol className={classes.line}>
        {STEPS.map((each, place) => (
          <li
            key={each}
            data-state={place < current ? 'done' : place === current ? 'current' : 'ahead'}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={classes.bar} aria-hidden />
            <span className={classes.name}>
              {place < current ? <IconCheck size={14} stroke={2.5} aria-label="Done:" role="img" /> : null}
              {stepWords[each].name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
