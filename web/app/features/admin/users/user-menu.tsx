import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconCheck, IconDotsVertical, IconTrash, IconUser } from '@tabler/icons-react';
import type { AdminUser } from '@tradewind/contract/admin';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { personName } from '../../../nouns/person/person-name.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import type { UserAction } from './user-action-dialog.tsx';

interface UserMenuProps {
  user: AdminUser;
  isSelf: boolean;
  onAct: (action: UserAction) => void;
}

/** Only suspended users can be deleted, and admins cannot act on themselves. */
export function UserMenu({ user, isSelf, onAct }: UserMenuProps) {
  const name = personName(user);
  const act = (kind: 'suspend' | 'activate' | 'delete') => () => onAct({ kind, userId: user.id, name });
  return (
    <ActionMenu
      button={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Actions for ${name}`}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item component={Link} to={paths.adminUser(user.id)} leftSection={<IconUser size={16} aria-hidden />}>
        View Details
      </Menu.Item>
      {isSelf ? null : user.suspended ? (
        <>
          <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={act('activate')}>
            Activate
          </Menu.Item>
          <Menu.Item c="var(--negative)" leftSection={<IconTrash size={16} aria-hidden />} onClick={act('delete')}>
            Delete
          </Menu.Item>
        </>
      ) : (
        <Menu.Item c="var(--negative)" leftSection={<IconBan size={16} aria-hidden />} onClick={act('suspend')}>
          Suspend
        </Menu.Item>
      )}
    </ActionMenu>
  );
}
