import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './how-it-works.module.css';

const steps = [
  { title: 'List Boat', text: 'Add the year, make, model, a few photos and what you’d accept in trade. It’s free.' },
  {
    title: 'Eddy AI matches you',
    text: 'Eddy compares every listing with what you want and finds owners who’d trade with you.',
  },
  {
    title: 'Complete Trade',
    text: 'Close the deal directly, or let our licensed brokerage handle escrow and closing.',
  },
];

export function HowItWorks() {
  return (
    <Section labelledBy="how-it-works">
      <SectionTitle id="how-it-works" lead="From dock to deal in three steps.">
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
