import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { useOperator } from './use-operator.ts';

/** The brokerage's email address, or the contact page while it is not known. */
export function MailLink() {
  const { email } = useOperator();
  return email === undefined ? (
    <Link to={paths.contact}>our contact page</Link>
  ) : (
    <a href={`mailto:${email}`}>{email}</a>
  );
}
