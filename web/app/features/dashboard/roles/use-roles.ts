import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flagsOf, profileApi, ROLES, type Role } from '@tradewind/contract/profile';
import { call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/current-user.ts';
import { showToast } from '../../../lib/toasts.ts';
import { dashboardToasts } from '../dashboard-toasts.ts';

const SAVING = ['roles'];

/** Shows and saves each change immediately, and rolls it back when the server refuses it. */
export function useRoles() {
  const client = useQueryClient();
  const shown = () => ROLES.filter((role) => client.getQueryData(currentUserQuery.queryKey)?.userRoles.includes(role));
  const show = (role: Role, held: boolean) => {
    const roles = ROLES.filter((one) => (one === role ? held : shown().includes(one)));
    client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, userRoles: roles, ...flagsOf(roles) });
  };

  const { mutate } = useMutation({
    mutationKey: SAVING,
    // Sends quick clicks in order, each with the roles at the time of sending.
    scope: { id: 'roles' },
    mutationFn: (_change: RoleChange) => {
      const userRoles = shown();
      return call(profileApi.setRoles, { body: { userRoles, ...flagsOf(userRoles) } });
    },
    onSuccess: (saved) => {
      showToast(dashboardToasts.rolesUpdated);
      if (isLast()) client.setQueryData(currentUserQuery.queryKey, saved);
    },
    onError: (_error, { role, held }) => {
      show(role, !held);
      showToast(dashboardToasts.rolesFailed);
      if (isLast()) void client.invalidateQueries(currentUserQuery);
    },
  });
  const isLast = () => client.isMutating({ mutationKey: SAVING }) <= 1;

  return (role: Role, held: boolean) => {
    // A pending response would overwrite this click.
    void client.cancelQueries(currentUserQuery);
    show(role, held);
    mutate({ role, held });
  };
}

interface RoleChange {
  role: Role;
  held: boolean;
}
