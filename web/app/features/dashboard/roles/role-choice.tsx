import { IconCheck, IconDiamond, IconMap2, IconSailboat } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { ROLE_LABELS, ROLES, type Role } from '@tradewind/contract/profile';
import { Link } from 'react-router';
import classes from './role-choice.module.css';
import { useRoles } from './use-roles.ts';

const roles: Record<Role, { Icon: typeof IconCheck; text: string }> = {
  boat_owner: { Icon: IconSailboat, text: 'I have a boat I’d trade.' },
  asset_owner: { Icon: IconDiamond, text: 'I have something else to trade, like a car, Bitcoin, land or a watch.' },
  experience_owner: { Icon: IconMap2, text: 'I offer experiences, like charters, stays, flights or events.' },
};

/** The roles whose assets are in the garage. */
const leadsToGarage: readonly Role[] = ['asset_owner', 'experience_owner'];

/** The roles as independent switches. */
export function RoleChoice({ held }: { held: readonly string[] }) {
  const change = useRoles();
  return (
    <ul className={classes.roles}>
      {ROLES.map((role) => {
        const { Icon, text } = roles[role];
        const isHeld = held.includes(role);
        return (
          <li key={role}>
            <button type="button" className={classes.role} aria-pressed={isHeld} onClick={() => change(role, !isHeld)}>
              <Icon size={28} stroke={1.4} aria-hidden />
              <span>
                <strong>{ROLE_LABELS[role]}</strong>
                <span>{text}</span>
              </span>
              <span className={classes.mark} aria-hidden>
                <IconCheck size={16} stroke={2.5} />
              </span>
            </button>
            {isHeld && leadsToGarage.includes(role) ? (
              <Link className={classes.next} to={paths.accountTab('garage')} preventScrollReset>
                Add yours to My garage
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
