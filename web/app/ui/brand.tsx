import classes from './brand.module.css';

/** A sail filled by the wind, above its wake. */
function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M15 3.5c6.6 4.2 9.6 10.2 8.6 18H15V3.5Z" fill="currentColor" />
      <path d="M12.4 9.2c-3.6 3.4-5.7 7.5-6.2 12.3h6.2V9.2Z" fill="var(--brass-bright)" />
      <path
        d="M3.5 26.2c2.1 0 2.1 1.6 4.2 1.6s2.1-1.6 4.1-1.6 2.1 1.6 4.2 1.6 2.1-1.6 4.2-1.6 2.1 1.6 4.1 1.6 2.1-1.6 4.2-1.6"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.word}>Tradewind</span>
    </span>
  );
}
