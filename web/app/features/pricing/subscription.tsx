import { IconAnchor, IconChartLine, IconSailboat } from '@tabler/icons-react';
import { offer } from '@tradewind/contract/offer';
import { CheckList } from '../../ui/check-list.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './subscription.module.css';
import { SubscriptionAction } from './subscription-action.tsx';

const feeds = [
  {
    title: 'Live listings',
    text: 'Every boat on Tradewind with what its owner would take, the minute it is posted.',
    Icon: IconSailboat,
  },
  {
    title: 'Brokerage inventory',
    text: 'Boats of the brokerage and its partners, many before they are advertised.',
    Icon: IconAnchor,
  },
  {
    title: 'Sales data',
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
          <IconList items={feeds} />
        </div>
        <section className={classes.card} aria-label="Subscription">
          <p className={classes.price}>
            {offer.monthlyPrice} <span className={classes.period}>monthly</span>
          </p>
          <p className={classes.terms}>After the first {offer.freeLimit} boats. One price, whatever you trade.</p>
          <CheckList items={inclusions} />
          <SubscriptionAction />
        </section>
      </div>
    </Section>
  );
}
