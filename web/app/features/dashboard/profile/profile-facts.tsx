import type { CurrentUser } from '@tradewind/contract/accounts';
import { categoryLabel } from '@tradewind/contract/trade-words';
import type { ReactNode } from 'react';
import { personName } from '../../../nouns/person/person-name.ts';
import classes from './profile-facts.module.css';

/** The read-only profile, which also names missing values. */
export function ProfileFacts({ user }: { user: CurrentUser }) {
  return (
    <dl className={classes.facts}>
      <Fact label="Name">{personName(user)}</Fact>
      <Fact label="Username">@{user.username}</Fact>
      <Fact label="Email">{user.email}</Fact>
      <Fact label="Phone">{user.phone}</Fact>
      <Fact label="Location">{user.location}</Fact>
      <Fact label="Bio" wide>
        {user.bio}
      </Fact>
      <Fact label="Accepted assets" wide>
        {user.acceptedAssets.length === 0 ? null : (
          <ul className={classes.assets}>
            {user.acceptedAssets.map((asset) => (
              <li key={asset}>{categoryLabel(asset)}</li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide}>
      <dt>{label}</dt>
      <dd>{children ?? <span className={classes.missing}>Not provided</span>}</dd>
    </div>
  );
}
