import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './eddy-tabs.module.css';

/** The two tabs of Eddy's screen, each with its own URL. */
export function EddyTabs({ shows }: { shows: 'hunter' | 'agent' }) {
  const tabs = [
    { id: 'hunter', label: 'Boat hunter', to: paths.eddy },
    { id: 'agent', label: 'Your agent', to: paths.deployedAgent },
  ];
  return (
    <nav className={classes.tabs} aria-label="Eddy AI">
      {tabs.map(({ id, label, to }) => (
        <Link key={id} to={to} preventScrollReset aria-current={id === shows ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
