import { Button } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { boatImages } from '@tradewind/contract/boat-images';
import type { OwnBoat } from '@tradewind/contract/boats';
import { listingsApi } from '@tradewind/contract/listings';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import { Page } from '../../../ui/page.tsx';
import { DeleteListingDialog } from '../delete-listing-dialog.tsx';
import { listingFacts } from '../listing-facts.ts';
import { listingToasts } from '../listing-toasts.ts';
import { RemovalNotice } from '../removal-notice.tsx';
import { StatusBadge } from '../status-badge.tsx';
import classes from './manage-listing.module.css';

/** Anyone with the link can see and delete the listing. */
export function ManageListing({ boat, token }: { boat: OwnBoat; token: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveByLink(token, () => setAsking(false));
  return (
    <Page width="text">
      <header className={classes.head}>
        <div>
          <h1>{boat.title}</h1>
          <p>{[boat.year, boat.make, boat.model].join(' ')}</p>
        </div>
        <StatusBadge status={boat.removal ? 'removed' : boat.status} />
      </header>
      {boat.removal ? <RemovalNotice removal={boat.removal} /> : null}
      <div className={classes.picture}>
        <BoatPicture url={boatImages(boat)[0]} alt={boat.title} sizes="(min-width: 48em) 44rem, 100vw" />
      </div>
      <dl className={classes.facts}>
        {listingFacts(boat).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {boat.description ? <p className={classes.description}>{boat.description}</p> : null}
      <div className={classes.actions}>
        {boat.status === 'active' && boat.removal === null ? <ViewPublicListing id={boat.id} /> : null}
        <Button
          size="md"
          variant="outline"
          className={classes.delete}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Delete Listing
        </Button>
      </div>
      <p className={classes.note}>
        Save this link. It’s the only way to manage this listing without an account. If you lose it, please{' '}
        <Link to={paths.contact}>contact support</Link>.
      </p>
      <DeleteListingDialog
        boat={boat}
        opened={asking}
        isPending={remove.isPending}
        onCancel={() => setAsking(false)}
        onDelete={() => remove.mutate()}
      />
    </Page>
  );
}

/** Paused and sold listings have no public page. */
function ViewPublicListing({ id }: { id: number }) {
  return (
    <Button
      component={Link}
      to={paths.boat(id)}
      target="_blank"
      rel="noopener noreferrer"
      size="md"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      View Public Listing
    </Button>
  );
}

function useRemoveByLink(token: string, onFailure: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(listingsApi.removeByLink, { params: { managementToken: token } }),
    onSuccess: async () => {
      showToast(listingToasts.deleted);
      await navigate(paths.home);
    },
    onError: (error) => {
      const isRefused = error instanceof RequestError && error.status === 409;
      showToast({ ...listingToasts.deleteFailed, ...(isRefused && { description: failureText(error) }) });
      onFailure();
    },
  });
}
