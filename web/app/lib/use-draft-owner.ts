import { useState } from 'react';
import { useCurrentUser } from './current-user.ts';

/** The user whose drafts a form shows. Stays the same when the session expires, until another user signs in. */
export function useDraftOwner(): string | undefined {
  const { user } = useCurrentUser();
  const [owner, setOwner] = useState(user?.id);
  if (user === null || user.id === owner) return owner;
  setOwner(user.id);
  return user.id;
}
