import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { Brand } from '../../ui/brand.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import classes from './site-footer.module.css';

const quickAccess = [
  { label: 'Browse Boats', to: paths.boats },
  { label: 'Eddy AI Trading', to: paths.eddy },
  { label: 'List Your Boat', to: paths.listBoat },
  { label: 'Pricing & Services', to: paths.pricing },
];

const tradeFor = ['Boats', 'Bitcoin', 'Cars', 'Real Estate', 'Experiences', 'More'];

const legal = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Contact', to: paths.contact },
];

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <BrandBlock />
        <nav aria-labelledby="footer-quick-access">
          <h2 className={classes.heading} id="footer-quick-access">
            Quick Access
          </h2>
          <ul className={classes.list}>
            {quickAccess.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-trade-for">
          <h2 className={classes.heading} id="footer-trade-for">
            Trade For
          </h2>
          <ul className={classes.list}>
            {tradeFor.map((asset) => (
              <li key={asset}>{asset}</li>
            ))}
          </ul>
        </section>
        <BrokerageBlock />
      </div>
      <div className={classes.bottom}>
        <p>© 2025 Tradewind. All rights reserved.</p>
        <ul className={classes.legal}>
          {legal.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ColorSchemeChoice />
      </div>
    </footer>
  );
}

function BrandBlock() {
  const brokerage = useSite()?.brokerage;
  return (
    <section className={classes.brand} aria-label="About Tradewind">
      <Brand />
      <p>
        The marketplace where owners trade boats for other boats, Bitcoin, cars, real estate and experiences
        {brokerage ? `. A division of ${brokerage.name}` : ''}.
      </p>
      <ul className={classes.claims}>
        <li>More than $30 million in yacht sales</li>
        <li>Featured in print and the first Web3 brokerage</li>
      </ul>
    </section>
  );
}

function BrokerageBlock() {
  const brokerage = useSite()?.brokerage;
  return (
    <section className={classes.brokerage} aria-labelledby="footer-brokerage">
      <h2 className={classes.heading} id="footer-brokerage">
        Licensed Brokerage
      </h2>
      <ul className={classes.list}>
        <li>{brokerage?.licence ?? 'Florida yacht and ship broker'}</li>
        {brokerage ? (
          <>
            <li>
              <a href={`tel:${brokerage.phone.replace(/[^+\d]/g, '')}`}>{brokerage.phone}</a>
            </li>
            <li>
              <a href={`mailto:${brokerage.email}`}>{brokerage.email}</a>
            </li>
          </>
        ) : null}
      </ul>
    </section>
  );
}
