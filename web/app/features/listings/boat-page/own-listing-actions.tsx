import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { OwnBoat } from '@tradewind/contract/boats';
import { boatOffersPath, paths, possessionPath, wantPath } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { offersLabel, useItemInTrades } from '../../../nouns/trade/bound/items-in-trades.ts';
import { DeleteListingDialog } from '../delete-listing-dialog.tsx';
import { SoldDialog } from '../sold-dialog.tsx';
import { statusMoves } from '../status-moves.ts';
import { useListingActions } from '../use-listing-actions.ts';
import classes from './own-listing-actions.module.css';

/** Actions for owners on their own boat's page. */
export default function OwnListingActions({ boat }: { boat: OwnBoat }) {
  const navigate = useNavigate();
  const bound = useItemInTrades({ kind: 'boat', id: boat.id });
  const [asking, setAsking] = useState<'sold' | 'delete'>();
  const close = () => setAsking(undefined);
  const { setStatus, move, remove, endingDialog } = useListingActions(boat, () => navigate(paths.myListings));
  return (
    <div className={classes.actions}>
      {!boat.actions.includes('edit') ? null : (
        <Button
          component={Link}
          to={paths.editListing(boat.id)}
          size="lg"
          color="brass.4"
          autoContrast
          className={classes.wide ?? ''}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
      <Button component={Link} to={boatOffersPath(boat.id)} variant="default" size="md">
        {offersLabel(bound)}
      </Button>
      {boat.managementToken ? (
        <Button component={Link} to={paths.manage(boat.managementToken)} variant="default" size="md">
          Manage
        </Button>
      ) : null}
      {statusMoves(boat).map(({ label, status }) => (
        <Button
          // Pause and Resume share one button, which keeps the focus.
          key={status === 'sold' ? 'sell' : 'offer'}
          variant="default"
          size="md"
          // `loading` would drop the focus.
          aria-busy={setStatus.isPending}
          onClick={() => (status === 'sold' ? setAsking('sold') : setStatus.isPending || void move(status))}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="default"
        size="md"
        c="var(--negative)"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking('delete')}
      >
        Delete
      </Button>
      {boat.removal ? null : (
        <Button
          component={Link}
          to={wantPath(`boat-${boat.id}`)}
          variant="subtle"
          size="md"
          className={classes.wide ?? ''}
        >
          What I’d Take
        </Button>
      )}
      {boat.removal || boat.status === 'sold' ? null : (
        <Button component={Link} to={possessionPath(boat.id)} variant="subtle" size="md" className={classes.wide ?? ''}>
          Prove Possession
        </Button>
      )}
      <Button
        component={Link}
        to={paths.accountTab('messages')}
        variant="subtle"
        size="md"
        className={classes.wide ?? ''}
      >
        See Your Messages
      </Button>
      {endingDialog}
      <DeleteListingDialog
        boat={boat}
        opened={asking === 'delete'}
        isPending={remove.isPending}
        onCancel={close}
        onDelete={() => remove.mutate(undefined, { onError: close })}
      />
      <SoldDialog
        boat={boat}
        opened={asking === 'sold'}
        isPending={setStatus.isPending}
        onCancel={close}
        onConfirm={() => setStatus.mutate('sold', { onSettled: close })}
      />
    </div>
  );
}
