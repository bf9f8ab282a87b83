import { Button } from '@mantine/core';
import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react';
import { fees } from '@tradewind/contract/fees';
import { useSite } from '../../lib/site.ts';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './brokerage-block.module.css';

export function BrokerageBlock() {
  const brokerage = useSite()?.brokerage;
  return (
    <Section labelledBy="brokerage">
      <div className={classes.columns}>
        <SectionTitle
          id="brokerage"
          lead={`Trade directly, close in the app for ${fees.closingFee} of the trade value, or have a human broker sell your boat the traditional way for a ${fees.brokerCommission} commission.`}
        >
          A licensed brokerage behind every service
        </SectionTitle>
        {brokerage === undefined ? null : (
          <div className={classes.card}>
            <h3>{brokerage.name}</h3>
            <address>{brokerage.address}</address>
            <p>{brokerage.licence}</p>
            <ul className={classes.ways}>
              <li>
                <IconPhone size={20} stroke={1.5} aria-hidden />
                <a href={`tel:${brokerage.phone.replace(/[^+\d]/g, '')}`}>{brokerage.phone}</a>
              </li>
              <li>
                <IconMail size={20} stroke={1.5} aria-hidden />
                <a href={`mailto:${brokerage.email}`}>{brokerage.email}</a>
              </li>
            </ul>
            <Button
              component="a"
              href={brokerage.chatUrl}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconMessageCircle size={20} aria-hidden />}
            >
              Chat with a Broker
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
