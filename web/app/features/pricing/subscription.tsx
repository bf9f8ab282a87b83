import { IconAnchor, IconChartLine, IconSailboat } from '@tabler/icons-react';
import { fees } from '@tradewind/contract/fees';
import { CheckList } from '../../ui/check-list.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './subscription.module.css';
import { SubscriptionAction } from './subscription-action.tsx';

const feeds = [
  {
    title: 'Live listings',
    text: 'Every boat on Tradewind and what its owner will accept, as soon as it’s posted.',
    Icon: IconSailboat,
  },
  {
    title: 'Brokerage inventory',
    text: 'The brokerage’s own boats, synced every day.',
    Icon: IconAnchor,
  },
  {
    title: 'Market prices',
    text: 'What owners are asking for similar boats, so you can tell whether an offer is fair.',
    Icon: IconChartLine,
  },
];

const inclusions = [
  'Post your boats and keep them listed',
  'Eddy AI working for you around the clock',
  'Cancel anytime',
];

export function Subscription() {
  return (
    <Section labelledBy="subscription">
      <div className={classes.columns}>
        <div>
          <SectionTitle
            id="subscription"
            lead="Eddy AI is your trading agent. It reads three data feeds, compares them with what you want and brings you trades that fit."
          >
            An AI agent with three data feeds
          </SectionTitle>
          <IconList items={feeds} />
        </div>
        <section className={classes.card} aria-label="Subscription">
          <p className={classes.price}>
            {fees.monthlyPrice} <span className={classes.period}>monthly</span>
          </p>
          <p className={classes.terms}>After the first {fees.freeLimit} boats. One price, no matter what you trade.</p>
          <CheckList items={inclusions} />
          <SubscriptionAction />
        </section>
      </div>
    </Section>
  );
}
