import { Button } from '@mantine/core';
import { IconCamera, IconPencil, IconRocket } from '@tabler/icons-react';
import { fees } from '@tradewind/contract/fees';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { CheckList } from '../../ui/check-list.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './post-your-boat.module.css';

const steps = [
  { title: 'Add Details', text: 'Year, make and model.', Icon: IconPencil },
  { title: 'Upload Photos', text: 'Drag them in and we’ll do the rest.', Icon: IconCamera },
  { title: 'Go Live', text: 'Owners can message you right away.', Icon: IconRocket },
];

const inclusions = ['No credit card', 'Instant access', 'Lifetime free access for early users'];

export function PostYourBoat() {
  return (
    <Section labelledBy="post-your-boat">
      <div className={classes.columns}>
        <div>
          <SectionTitle id="post-your-boat" lead="Three short steps, and other owners can see your boat.">
            Post Your Boat
          </SectionTitle>
          <IconList ordered items={steps} />
          <Button component={Link} to={paths.listBoat} size="lg" className={classes.post ?? ''}>
            POST YOUR BOAT FOR FREE NOW
          </Button>
        </div>
        <PricingCard />
      </div>
    </Section>
  );
}

function PricingCard() {
  return (
    <Link to={paths.pricing} className={classes.card}>
      <span className={classes.free}>FREE</span>
      <span className={classes.terms}>
        The first {fees.freeLimit} boat listings are free, then {fees.monthlyPrice} per month. Cancel anytime.
      </span>
      <CheckList items={inclusions} />
      <span className={classes.more}>See pricing and services</span>
    </Link>
  );
}
