import { useSite } from '../../lib/site.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './contact-brokerage.module.css';
import { ContactChannels } from './contact-channels.tsx';
import { WhatToExpect } from './what-to-expect.tsx';

export function ContactBrokerage() {
  const brokerage = useSite()?.brokerage;
  return (
    <Page>
      <PageTitle
        lead={
          <>
            Tradewind is run by a licensed Florida yacht brokerage. Ask us about a trade, a closing, a listing or
            anything that went wrong.
          </>
        }
      >
        Talk to a person
      </PageTitle>
      {brokerage === undefined ? (
        <p>We can’t show our contact details right now. Please reload the page in a moment.</p>
      ) : (
        <>
          <ContactChannels brokerage={brokerage} />
          <div className={classes.details}>
            <WhatToExpect />
            <Office name={brokerage.name} address={brokerage.address} licence={brokerage.licence} />
          </div>
        </>
      )}
    </Page>
  );
}

/** The street on one line, the rest on the next. */
function addressLines(address: string): string[] {
  const [street = '', ...rest] = address.split(/,\s*/);
  return rest.length === 0 ? [street] : [street, rest.join(', ')];
}

function Office({ name, address, licence }: { name: string; address: string; licence: string }) {
  return (
    <section aria-labelledby="office" className={classes.office}>
      <h2 id="office" className={classes.heading}>
        The brokerage
      </h2>
      <address className={classes.address}>
        <strong>{name}</strong>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={classes.licence}>License: {licence}</p>
    </section>
  );
}
