import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Button, Tabs, Textarea } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { closingCostText, priceText, tradeRangeText } from '@tradewind/contract/prices';
import type { Ref } from 'react';
import { Link } from 'react-router';
import classes from './boat-detail.module.css';
import { BoatSketch } from './boat-sketch.tsx';
import type { Light, SampleBoat } from './sample-boats.ts';

const photos: readonly { light: Light; frame: string; caption: string }[] = [
  { light: 'morning', frame: '0 0 600 400', caption: 'At anchor in the morning' },
  { light: 'noon', frame: '290 110 300 200', caption: 'The bow' },
  { light: 'dusk', frame: '60 110 300 200', caption: 'The stern at dusk' },
  { light: 'night', frame: '0 40 540 360', caption: 'Quiet water at night' },
];

const tabs = ['Overview', 'Specifications', 'Photos', 'Contact'] as const;

interface BoatDetailProps {
  boat: SampleBoat;
  sectionRef: Ref<HTMLElement>;
}

export function BoatDetail({ boat, sectionRef }: BoatDetailProps) {
  return (
    <article ref={sectionRef} aria-labelledby="sample-boat" className={classes.pane}>
      <div className={classes.cover}>
        <BoatSketch rig={boat.rig} light={boat.light} frame="-190 4 980 388" />
      </div>
      <div className={classes.body}>
        <header className={classes.header}>
          <div>
            <p className={classes.location}>
              {boat.type} · {boat.location}
            </p>
            <h2 id="sample-boat" className={classes.title}>
              {boat.title}
            </h2>
          </div>
          <p className={classes.price}>{priceText(boat.price)}</p>
        </header>
        <Tabs defaultValue="Overview" color="brass.5">
          <Tabs.List className={classes.tabs}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {tab}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="Overview" className={classes.panel}>
            <Overview boat={boat} />
          </Tabs.Panel>
          <Tabs.Panel value="Specifications" className={classes.panel}>
            <Specifications boat={boat} />
          </Tabs.Panel>
          <Tabs.Panel value="Photos" className={classes.panel}>
            <PhotoWall boat={boat} />
          </Tabs.Panel>
          <Tabs.Panel value="Contact" className={classes.panel}>
            <ContactOwner boat={boat} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </article>
  );
}

function Overview({ boat }: { boat: SampleBoat }) {
  return (
    <>
      <p className={classes.summary}>{boat.summary}</p>
      <h3 className={classes.heading}>{boat.owner} would trade for</h3>
      <ul className={classes.wants}>
        {boat.wants.map((want) => (
          <li key={want}>{want}</li>
        ))}
      </ul>
      <dl className={classes.figures}>
        <div>
          <dt>Trade value range</dt>
          <dd>{tradeRangeText(boat.price)}</dd>
        </div>
        <div>
          <dt>Closing cost, in-app</dt>
          <dd>{closingCostText(boat.price)}</dd>
        </div>
      </dl>
    </>
  );
}

function Specifications({ boat }: { boat: SampleBoat }) {
  return (
    <dl className={classes.specifications}>
      {boat.specifications.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PhotoWall({ boat }: { boat: SampleBoat }) {
  return (
    <ul className={classes.wall}>
      {photos.map(({ light, frame, caption }) => (
        <li key={light}>
          <figure className={classes.photo}>
            <div className={classes.picture}>
              <BoatSketch rig={boat.rig} light={light} frame={frame} />
            </div>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Demonstrates messaging an owner; nothing is sent. */
function ContactOwner({ boat }: { boat: SampleBoat }) {
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
