import { Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { paperworkAndClosing } from '@tradewind/contract/services-catalog/paperwork-and-closing';
import { Link } from 'react-router';
import { useSite } from '../../../lib/site.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import classes from './trade-page.module.css';

const closing = paperworkAndClosing.services.find(({ name }) => name === 'In-App Closing');

/** How an agreed trade is closed with the brokerage. */
export function ClosingService() {
  const brokerage = useSite()?.brokerage;
  if (closing === undefined) return null;
  return (
    <SideCard title="Close it with our brokers">
      <p className={classes.service}>
        {closing.description} It costs {closing.price}.
      </p>
      <CheckList items={closing.features} />
      {brokerage === undefined ? null : (
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
      )}
      <Button component={Link} to={paths.contact} fullWidth>
        Contact Our Brokers
      </Button>
    </SideCard>
  );
}
