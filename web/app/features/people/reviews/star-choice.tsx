import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { STARS_MAX } from '@tradewind/contract/reviews';
import { useId } from 'react';
import classes from './reviews.module.css';

interface StarChoiceProps {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

const STARS = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** Five radio buttons that look like stars: arrow keys move between them. */
export function StarChoice({ label, value, onChange, error }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.choice}
      aria-describedby={error ? `${id}-error` : undefined}
      data-faulty={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={classes.stars}>
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
            />
            {stars <= value ? (
              <IconStarFilled size={30} aria-hidden />
            ) : (
              <IconStar size={30} stroke={1.5} aria-hidden />
            )}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
