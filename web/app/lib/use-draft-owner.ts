import { useState } from 'react';
import { useCurrentUser } from './current-user.ts';

/** Whose drafts a form shows. An expired session changes nothing; when somebody else signs in, it is theirs. */
export function useDraftOwner(): string | undefined {
  const { user } = useCurrentUser();
  const [owner, setOwner] = useState(user?.id);
  if (user === null || user.id === owner) return owner;
  setOwner(user.id);
  return user.id;
}
