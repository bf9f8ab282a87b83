import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import classes from './contact-owner.module.css';
import type { SampleBoat } from './sample-boats.ts';

/** Demonstrates messaging an owner; nothing is sent. */
export function ContactOwner({ boat }: { boat: SampleBoat }) {
  return (
    <div className={classes.contact}>
      <Textarea
        size="md"
        label={`Message to ${boat.owner}`}
        description="This is a demo, so nothing is sent."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        defaultValue={`Hello ${boat.owner}, your ${boat.title} for ${priceText(boat.price)} caught my eye. Shall we talk about a trade?`}
        autosize
        minRows={4}
      />
      <div className={classes.actions}>
        <Button disabled>Send Message</Button>
        <Button component={Link} to={paths.boats} variant="default">
          Browse Real Boats
        </Button>
      </div>
    </div>
  );
}
