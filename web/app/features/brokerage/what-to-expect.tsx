import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './what-to-expect.module.css';

const hours = [
  { days: 'Monday–Friday', open: '9 a.m. – 6 p.m.' },
  { days: 'Saturday', open: '10 a.m. – 4 p.m.' },
  { days: 'Sunday and holidays', open: 'Closed' },
] as const;

export function WhatToExpect() {
  return (
    <section aria-labelledby="what-to-expect" className={classes.expect}>
      <h2 id="what-to-expect" className={classes.heading}>
        What to expect
      </h2>
      <table className={classes.hours}>
        <caption>Broker hours (Eastern Time)</caption>
        <tbody>
          {hours.map(({ days, open }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.notes}>
        <li>We usually answer emails within one business day, in the order we receive them.</li>
        <li>
          Asking about a listing? Include its address, such as {paths.boat(123)}. Asking about your account? Use the
          email address you sign in with.
        </li>
        <li>
          We never ask for your password, or for payment by chat. To message an owner, go to{' '}
          <Link to={paths.boats}>their listing</Link>.
        </li>
      </ul>
    </section>
  );
}
