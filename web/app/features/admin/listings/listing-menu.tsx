import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDotsVertical, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { AdminListing } from '@tradewind/contract/admin-listings';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import type { ListingAction } from './listing-dialog.tsx';

interface ListingMenuProps {
  listing: AdminListing;
  onAct: (action: ListingAction) => void;
}

const choices = {
  pause: { label: 'Pause', Icon: IconPlayerPause },
  resume: { label: 'Resume', Icon: IconPlayerPlay },
  remove: { label: 'Remove', Icon: IconTrash },
  restore: { label: 'Restore', Icon: IconArrowBackUp },
} as const;

/** The actions that a listing's state allows. */
function actionsOf({ state }: AdminListing): ListingAction['kind'][] {
  if (state === 'removed') return ['restore'];
  if (state === 'active') return ['pause', 'remove'];
  return state === 'paused' ? ['resume', 'remove'] : ['remove'];
}

export function ListingMenu({ listing, onAct }: ListingMenuProps) {
  const { id, title } = listing;
  return (
    <ActionMenu
      button={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions for ${title}`}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {actionsOf(listing).map((kind) => {
        const { label, Icon } = choices[kind];
        return (
          <Menu.Item
            key={kind}
            {...(kind === 'remove' && { c: 'var(--negative)' })}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onAct({ kind, id, title })}
          >
            {label}
          </Menu.Item>
        );
      })}
    </ActionMenu>
  );
}
