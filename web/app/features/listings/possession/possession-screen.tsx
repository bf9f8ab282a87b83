import { Button, Skeleton } from '@mantine/core';
import { dayText } from '@tradewind/contract/boat-checks';
import type { OwnBoat } from '@tradewind/contract/boats';
import { paths, possessionPath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListingNotYours } from '../edit/listing-not-yours.tsx';
import { SignedOut } from '../signed-out.tsx';
import { useMyListings } from '../use-my-listings.ts';
import classes from './possession.module.css';
import { ProofState } from './proof-state.tsx';
import { usePossession } from './use-possession.ts';

/** Where an owner proves that they hold a boat. */
export default function PossessionScreen({ id }: { id: string }) {
  const state = useMyListings();
  if (state.kind === 'signedOut') return <SignedOut here={possessionPath(id)} />;
  const boat = state.kind === 'listed' ? state.boats.find((one) => String(one.id) === id) : undefined;
  if (state.kind !== 'loading' && boat === undefined) return <ListingNotYours />;
  return (
    <Page width="text">
      <PageTitle lead={boat?.title}>Prove Possession</PageTitle>
      {boat === undefined ? (
        <Skeleton height={420} radius={16} role="status" aria-label="Loading your listing" />
      ) : (
        <Possession key={boat.id} boat={boat} />
      )}
    </Page>
  );
}

function Possession({ boat }: { boat: OwnBoat }) {
  const steps = usePossession(boat.id);
  return (
    <>
      <ol className={classes.steps}>
        <li>Get a code. It works for this boat and for two days.</li>
        <li>Write it by hand, and take one photo that shows the paper with the boat, best next to the hull number.</li>
        <li>Send the photo. Our team looks at it; nobody else ever sees it.</li>
      </ol>
      {steps.state ? (
        <ProofState state={steps.state} steps={steps} />
      ) : steps.isError ? (
        <Button size="md" variant="default" onClick={steps.retry}>
          Try Again
        </Button>
      ) : (
        <Skeleton height={160} radius={16} role="status" aria-label="Loading your proof" />
      )}
      <p className={classes.soft}>
        The badge on your boat’s page then says on which day you held the boat. It proves possession, not ownership.
        Changing the hull number, make, model or year removes it.
      </p>
      <HullNumber boat={boat} />
    </>
  );
}

function HullNumber({ boat }: { boat: OwnBoat }) {
  const { hullNumber, hullCheckedAt } = boat;
  return (
    <p className={classes.soft}>
      {hullNumber === null ? 'This boat has no hull number yet. ' : `Hull number ${hullNumber}: `}
      {hullNumber === null
        ? null
        : hullCheckedAt === null
          ? 'its model year and the listing’s year disagree. '
          : `checked on ${dayText(hullCheckedAt)}. `}
      <Link to={paths.editListing(boat.id)}>{hullNumber === null ? 'Add it' : 'Edit the listing'}</Link>
    </p>
  );
}
