import { IconCheck } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import classes from './boat-detail.module.css';
import { specifications } from './specifications.ts';

export function BoatSpecifications({ boat }: { boat: Boat }) {
  return (
    <>
      <section className={classes.section}>
        <h2>Specifications</h2>
        <dl className={classes.specs}>
          {specifications(boat).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {boat.features.length === 0 ? null : (
        <section className={classes.section}>
          <h2>Features</h2>
          <ul className={classes.features}>
            {boat.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={18} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
