import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDotsVertical, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { OwnBoat } from '@tradewind/contract/boats';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useState } from 'react';
import { DeleteListingDialog } from './delete-listing-dialog.tsx';
import { type StatusMove, statusMoves } from './status-moves.ts';
import { useListingActions } from './use-listing-actions.ts';

const icons: Record<StatusMove['status'], typeof IconCheck> = {
  active: IconPlayerPlay,
  paused: IconPlayerPause,
  sold: IconCheck,
};

/** Pause, sell and delete, one step away from the everyday buttons. */
export function ListingMenu({ boat }: { boat: OwnBoat }) {
  const [asking, setAsking] = useState(false);
  const { setStatus, remove } = useListingActions(boat);
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={`More for ${boat.title}`} loading={setStatus.isPending}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {(boat.removal ? [] : statusMoves(boat.status)).map(({ label, status }) => (
            <Menu.Item key={label} leftSection={<MoveIcon status={status} />} onClick={() => setStatus.mutate(status)}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item
            c="var(--negative)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteListingDialog
        title={boat.title}
        opened={asking}
        isPending={remove.isPending}
        onCancel={() => setAsking(false)}
        onDelete={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}

function MoveIcon({ status }: Pick<StatusMove, 'status'>) {
  const Icon = icons[status];
  return <Icon size={16} aria-hidden />;
}
