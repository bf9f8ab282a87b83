import { IconAnchor, IconChartLine, IconCircleCheck, IconSailboat } from '@tabler/icons-react';
import { offer } from '@tradewind/contract/offer';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './subscription.module.css';
import { SubscriptionAction } from './subscription-action.tsx';

const feeds = [
  {
    name: 'Live listings',
    text: 'Every boat on Tradewind with what its owner would take, the minute it is posted.',
    Icon: IconSailboat,
  },
  {
    name: 'Brokerage inventory',
    text: 'Boats of the brokerage and its partners, many before they are advertised.',
    Icon: IconAnchor,
  },
  {
    name: 'Sales data',
    text: 'What boats like yours and theirs really sold for, so that an offer is a fair one.',
    Icon: IconChartLine,
  },
];

const inclusions = ['Post your boats and keep them listed', 'Eddy AI at work for you day and night', 'Cancel anytime'];

export function Subscription() {
  return (
    <Section labelledBy="subscription">
      <div className={classes.columns}>
        <div>
          <SectionTitle
            id="subscription"
            lead="Eddy AI is your trading agent. It reads three data feeds, compares them with your wishes and brings you trades that fit."
          >
            An AI agent with three data feeds
          </SectionTitle>
          <ul className={classes.feeds}>
            {feeds.map(({ name, text, Icon }) => (
              <li key={name}>
                <Icon size={24} stroke={1.5} aria-hidden />
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <section className={classes.card} aria-label="Subscription">
          <p className={classes.price}>
            {offer.monthlyPrice} <span className={classes.period}>monthly</span>
          </p>
          <p className={classes.terms}>After the first {offer.freeLimit} boats. One price, whatever you trade.</p>
          <ul className={classes.inclusions}>
            {inclusions.map((inclusion) => (
              <li key={inclusion}>
                <IconCircleCheck size={20} stroke={1.75} aria-hidden />
                {inclusion}
              </li>
            ))}
          </ul>
          <SubscriptionAction />
        </section>
      </div>
    </Section>
  );
}
