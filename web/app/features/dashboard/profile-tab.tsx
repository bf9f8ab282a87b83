import type { CurrentUser } from '@tradewind/contract/accounts';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import classes from './profile-tab.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { YourDataPanel } from './your-data-panel.tsx';

interface ProfileTabProps {
  user: CurrentUser;
  /** What the user is told about, and how. */
  notifications: ReactNode;
}

export default function ProfileTab({ user, notifications }: ProfileTabProps) {
  return (
    <div className={classes.tab}>
      <ProfilePanel user={user} />
      <Panel title="Notifications">{notifications}</Panel>
      <SignInPanel user={user} />
      <YourDataPanel user={user} />
    </div>
  );
}
