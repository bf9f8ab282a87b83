import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { closingCostText, priceText, tradeRangeText } from '@tradewind/contract/prices';
import type { Ref } from 'react';
import classes from './boat-detail.module.css';
import { BoatSketch } from './boat-sketch.tsx';
import { ContactOwner } from './contact-owner.tsx';
import { PhotoWall } from './photo-wall.tsx';
import type { SampleBoat } from './sample-boats.ts';

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
