import { wholeNumber } from '@tradewind/contract/numbers';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import type { AdminUser } from '@tradewind/contract/admin';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { personName } from '../../../nouns/person/person-name.ts';
import type { UserAction } from './user-action-dialog.tsx';
import { RightsBadges, StatusBadge, UserBadges } from './user-badges.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './user-table.module.css';

interface UserTableProps {
  users: readonly AdminUser[];
  admin: CurrentUser;
  selected: ReadonlySet<string>;
  /** Whether this is the previous page, shown while the next one loads. */
  isOld: boolean;
  /** Whether users are sorted by last sign-in, which is then shown. */
  bySignIn: boolean;
  onToggle: (ids: readonly string[], on: boolean) => void;
  onAct: (action: UserAction) => void;
}

const SELECT_ALL = 'Select all on this page';

const signInText = ({ lastLogin }: AdminUser) => (lastLogin ? readerDate(lastLogin, 'medium') : 'Never');

export function UserTable({ users, admin, selected, isOld, bySignIn, onToggle, onAct }: UserTableProps) {
  const selectable = users.map(({ id }) => id).filter((id) => id !== admin.id);
  const chosen = selectable.filter((id) => selected.has(id)).length;
  return (
    <table className={classes.table} data-old={isOld || undefined} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col" className={classes.select}>
            <Checkbox
              size="md"
              aria-label={SELECT_ALL}
              label={SELECT_ALL}
              classNames={{ labelWrapper: classes.onlySmall ?? '' }}
              checked={chosen > 0 && chosen === selectable.length}
              indeterminate={chosen > 0 && chosen < selectable.length}
              onChange={(event) => onToggle(selectable, event.currentTarget.checked)}
            />
          </th>
          <th scope="col">User</th>
          <th scope="col">Role</th>
          <th scope="col" className={classes.number}>
            Boats
          </th>
          <th scope="col">{bySignIn ? 'Last sign-in' : 'Joined'}</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className={classes.hidden}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} data-selected={selected.has(user.id) || undefined}>
            <td className={classes.select}>
              {user.id === admin.id ? null : (
                <Checkbox
                  size="md"
                  aria-label={`Select ${personName(user)}`}
                  checked={selected.has(user.id)}
                  onChange={(event) => onToggle([user.id], event.currentTarget.checked)}
                />
              )}
            </td>
            <td className={classes.user}>
              <Link to={paths.adminUser(user.id)}>{personName(user)}</Link> <RightsBadges user={user} />
              <span className={classes.email}>{user.email}</span>
            </td>
            <td className={classes.role}>
              <UserBadges user={user} />
            </td>
            <td className={classes.number}>{wholeNumber(user.boatsPosted)}</td>
            <td className={classes.joined}>{bySignIn ? signInText(user) : readerDate(user.createdAt, 'medium')}</td>
            <td className={classes.status}>
              <StatusBadge suspended={user.suspended} />
            </td>
            <td className={classes.menu}>
              <UserMenu user={user} isSelf={user.id === admin.id} onAct={onAct} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
