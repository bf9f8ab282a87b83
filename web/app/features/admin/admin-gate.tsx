import type { CurrentUser } from '@tradewind/contract/accounts';
import type { ReactNode } from 'react';
import { RightsGate } from '../../ui/rights-gate.tsx';

interface AdminGateProps {
  /** The page to return to after signing in. */
  here: string;
  title: string;
  children: (admin: CurrentUser) => ReactNode;
}

/** For screens of administrators. */
export const AdminGate = (props: AdminGateProps) => (
  <RightsGate {...props} isAllowed={({ isAdmin }) => isAdmin} refusal="Administrators Only" />
);
