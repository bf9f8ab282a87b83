import { IconMail, IconPhone } from '@tabler/icons-react';
import { useSite } from '../../../lib/site.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import classes from './trade-page.module.css';

/** How the parties of an agreed trade reach the brokerage that closes it. */
export function BrokerContact() {
  const brokerage = useSite()?.brokerage;
  if (brokerage === undefined) return null;
  return (
    <SideCard title="Your broker">
      <p className={classes.service}>{brokerage.name} closes this trade with you. Call or write to us at any time.</p>
      <ul className={classes.channels}>
        <li>
          <IconPhone size={18} stroke={1.5} aria-hidden />
          <a href={`tel:${brokerage.phone.replace(/[^+\d]/g, '')}`}>{brokerage.phone}</a>
        </li>
        <li>
          <IconMail size={18} stroke={1.5} aria-hidden />
          <a href={`mailto:${brokerage.email}`}>{brokerage.email}</a>
        </li>
      </ul>
    </SideCard>
  );
}
