import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './how-it-works.module.css';

const steps = [
  { title: 'List Boat', text: 'Year, make, model, a few photos, and what you would take for her. It costs nothing.' },
  {
    title: 'Eddy AI matches you',
    text: 'Eddy reads every listing and every wish, and brings you owners whose wants fit yours.',
  },
  {
    title: 'Complete Trade',
    text: 'Agree between yourselves, or let our licensed brokerage hold the money and close it.',
  },
];

export function HowItWorks() {
  return (
    <Section labelledBy="how-it-works">
      <SectionTitle id="how-it-works" lead="From the dock to the deal in three steps, without a single cold call.">
        How it works
      </SectionTitle>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button component={Link} to={paths.eddy} size="lg">
        Launch EDDY AI
      </Button>
    </Section>
  );
}
