import { Button } from '@mantine/core';
import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react';
import { useSite } from '../../lib/site.ts';
import classes from './broker-contact.module.css';

/** For visitors who would rather talk to a person. */
export function BrokerContact() {
  const brokerage = useSite()?.brokerage;
  return (
    <aside className={classes.panel} aria-labelledby="broker-contact">
      <div>
        <h2 className={classes.heading} id="broker-contact">
          Prefer to talk to a human broker?
        </h2>
        <p className={classes.text}>
          Tell us what you’re looking for. A licensed broker can help you find it, trade for it or sell your boat the
          traditional way.
        </p>
      </div>
      {brokerage ? (
        <div className={classes.ways}>
          <Button component="a" href={brokerage.chatUrl} leftSection={<IconMessageCircle size={18} aria-hidden />}>
            Chat with a Broker
          </Button>
          <Button
            component="a"
            href={`tel:${brokerage.phone.replace(/[^+\d]/g, '')}`}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            {brokerage.phone}
          </Button>
          <Button
            component="a"
            href={`mailto:${brokerage.email}`}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
          >
            Email Us
          </Button>
        </div>
      ) : null}
    </aside>
  );
}
