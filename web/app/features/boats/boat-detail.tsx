import { Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconShare2 } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { replayed } from '../../lib/hydration.ts';
import { shareLink } from '../../lib/share-link.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { backToList, listBehind, noteReturn } from '../../nouns/boat/boat-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './boat-detail.module.css';
import { BoatHeading } from './boat-heading.tsx';
import { BoatGallery } from './gallery/boat-gallery.tsx';
import { SellerCard, TradeValueCard, TrustCard } from './side-cards.tsx';
import { specifications } from './specifications.ts';
import { TradeOptions } from './trade-options.tsx';

const LinkDialog = lazyPart(() => import('../../ui/link-dialog.tsx'));

interface BoatDetailProps {
  boat: Boat;
  /** Slots for the contact button and other actions, which belong to other features. */
  contact: ReactNode;
  actions?: ReactNode;
  /** Shown below the seller's card. */
  report?: ReactNode;
  /** Shown above everything else. */
  notice?: ReactNode;
  /** Shown below the specifications. */
  more?: ReactNode;
}

export function BoatDetail({ boat, contact, actions, report, notice, more }: BoatDetailProps) {
  return (
    <Page>
      <AllBoatsLink className={classes.back} />
      {notice}
      <div className={classes.columns}>
        <div className={classes.main}>
          <BoatGallery boat={boat} />
          <BoatHeading boat={boat}>
            {actions}
            <ShareBoatButton boat={boat} />
          </BoatHeading>
          <TradeOptions boat={boat} />
          <section className={classes.section}>
            <h2>Description</h2>
            <p className={classes.description}>{boat.description || 'No description available.'}</p>
          </section>
          <BoatSpecifications boat={boat} />
          <div className={classes.more}>{more}</div>
        </div>
        <div className={classes.side}>
          <TradeValueCard boat={boat}>{contact}</TradeValueCard>
          {boat.seller ? <SellerCard seller={boat.seller} /> : null}
          <TrustCard />
          {report}
        </div>
      </div>
    </Page>
  );
}

/** Returns to the list as it was left, or opens all boats after a direct visit. */
function AllBoatsLink({ className }: { className: string | undefined }) {
  const { state } = useLocation();
  const list = listBehind(useHydrated() ? state : undefined);
  const asItWas = list && { state: backToList(list), preventScrollReset: true, onClick: () => noteReturn(list) };
  return (
    <Link to={list?.address ?? paths.boats} className={className} {...asItWas}>
      <IconArrowLeft size={16} aria-hidden />
      All boats
    </Link>
  );
}

function ShareBoatButton({ boat }: { boat: Pick<Boat, 'id' | 'title'> }) {
  const [toCopy, setToCopy] = useState<string>();
  const share = async () => {
    const url = `${window.location.origin}${paths.boat(boat.id)}`;
    if (!(await shareLink({ title: boat.title, url }))) setToCopy(url);
  };
  return (
    <>
      <Button
        variant="default"
        {...replayed('share')}
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={share}
      >
        Share
      </Button>
      {toCopy === undefined ? null : <LinkDialog url={toCopy} onClose={() => setToCopy(undefined)} />}
    </>
  );
}

function BoatSpecifications({ boat }: { boat: Boat }) {
  return (
    <>
      <section className={classes.section}>
        <h2>Specifications</h2>
        <dl className={classes.specs}>
          {specifications(boat).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {boat.features.length === 0 ? null : (
        <section className={classes.section}>
          <h2>Features</h2>
          <ul className={classes.features}>
            {boat.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={18} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
