import classes from './press-strip.module.css';

/** Fictitious mastheads, set in type, to avoid trademarks. */
const mastheads = [
  { name: 'Harbor Ledger', style: 'caps' },
  { name: 'Mast & Meridian', style: 'serif' },
  { name: 'The Bluewater Quarterly', style: 'italic' },
  { name: 'LEEWARD', style: 'wide' },
  { name: 'Tide + Timber', style: 'sans' },
] as const;

export function PressStrip() {
  return (
    <section className={classes.strip} aria-label="As seen in">
      <p className={classes.label} aria-hidden>
        As seen in
      </p>
      <ul className={classes.names}>
        {mastheads.map(({ name, style }) => (
          <li key={name} data-style={style}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
