import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCamera,
  IconCheck,
  IconDotsVertical,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import type { OwnBoat } from '@tradewind/contract/boats';
import { possessionPath, wantPath } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { DeleteListingDialog } from './delete-listing-dialog.tsx';
import { SoldDialog } from './sold-dialog.tsx';
import { type StatusMove, statusMoves } from './status-moves.ts';
import { useListingActions } from './use-listing-actions.ts';

const icons: Record<StatusMove['status'], typeof IconCheck> = {
  active: IconPlayerPlay,
  paused: IconPlayerPause,
  sold: IconCheck,
};

/** Pause, sell and delete, kept apart from the everyday buttons. */
export function ListingMenu({ boat }: { boat: OwnBoat }) {
  const [asking, setAsking] = useState<'sold' | 'delete'>();
  const close = () => setAsking(undefined);
  const { setStatus, move, remove, endingDialog } = useListingActions(boat);
  return (
    <>
      <ActionMenu
        button={
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`More actions for ${boat.title}`}
            loading={setStatus.isPending}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {statusMoves(boat).map(({ label, status }) => (
          <Menu.Item
            key={label}
            leftSection={<MoveIcon status={status} />}
            onClick={() => (status === 'sold' ? setAsking('sold') : void move(status))}
          >
            {label}
          </Menu.Item>
        ))}
        {boat.removal || (boat.status !== 'active' && boat.status !== 'paused') ? null : (
          <Menu.Item
            component={Link}
            to={wantPath(`boat-${boat.id}`)}
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
          >
            What I’d Take
          </Menu.Item>
        )}
        {boat.removal || boat.status === 'sold' ? null : (
          <Menu.Item component={Link} to={possessionPath(boat.id)} leftSection={<IconCamera size={16} aria-hidden />}>
            Prove Possession
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--negative)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setAsking('delete')}
        >
          Delete
        </Menu.Item>
      </ActionMenu>
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
    </>
  );
}

function MoveIcon({ status }: Pick<StatusMove, 'status'>) {
  const Icon = icons[status];
  return <Icon size={16} aria-hidden />;
}
