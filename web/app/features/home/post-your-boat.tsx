import { Button } from '@mantine/core';
import { IconCamera, IconCircleCheck, IconPencil, IconRocket } from '@tabler/icons-react';
import { offer } from '@tradewind/contract/offer';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './post-your-boat.module.css';

const steps = [
  { title: 'Add Details', text: 'Year, make and model.', Icon: IconPencil },
  { title: 'Upload Photos', text: 'Drag them in, we do the rest.', Icon: IconCamera },
  { title: 'Go Live', text: 'Owners can write to you at once.', Icon: IconRocket },
];

const inclusions = ['No credit card', 'Instant access', 'Lifetime free access for early users'];

export function PostYourBoat() {
  return (
    <Section labelledBy="post-your-boat">
      <div className={classes.columns}>
        <div>
          <SectionTitle id="post-your-boat" lead="Three short steps. Most owners are done before the coffee is.">
            Post Your Boat
          </SectionTitle>
          <ol className={classes.steps}>
            {steps.map(({ title, text, Icon }) => (
              <li key={title}>
                <Icon size={24} stroke={1.5} aria-hidden />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
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
        The first {offer.freeLimit} boat listings are free, then {offer.monthlyPrice} per month. Cancel anytime.
      </span>
      <ul className={classes.inclusions}>
        {inclusions.map((inclusion) => (
          <li key={inclusion}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            {inclusion}
          </li>
        ))}
      </ul>
      <span className={classes.more}>See pricing and services</span>
    </Link>
  );
}
