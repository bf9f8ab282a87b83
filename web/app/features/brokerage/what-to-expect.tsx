import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './what-to-expect.module.css';

const hours = [
  { days: 'Monday to Friday', open: '9 am – 6 pm' },
  { days: 'Saturday', open: '10 am – 4 pm' },
  { days: 'Sunday and public holidays', open: 'Closed' },
] as const;

export function WhatToExpect() {
  return (
    <section aria-labelledby="what-to-expect" className={classes.expect}>
      <h2 id="what-to-expect" className={classes.heading}>
        What to expect
      </h2>
      <table className={classes.hours}>
        <caption>When a broker answers (Eastern Time)</caption>
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
        <li>Emails are usually answered within one working day, in the order in which they come in.</li>
        <li>
          About a listing, tell us its address, such as {paths.boat(123)}. About your account, write from its email
          address.
        </li>
        <li>
          We never ask for your password, and never for a payment by chat. To write to an owner, use{' '}
          <Link to={paths.boats}>their listing</Link>.
        </li>
      </ul>
    </section>
  );
}
