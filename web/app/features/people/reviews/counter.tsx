import { wholeNumber } from '@tradewind/contract/numbers';
import classes from './reviews.module.css';

/** How much of the room for a text is used. */
export const Counter = ({ text, most }: { text: string; most: number }) => (
  <p className={classes.counter}>
    {wholeNumber(text.length)} of {wholeNumber(most)} characters
  </p>
);
