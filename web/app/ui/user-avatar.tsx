import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { pictureOf } from '@tradewind/contract/media';

type Face = Pick<CurrentUser, 'firstName' | 'profileImageUrl'> & { lastName?: string | null };

/** The photo in its smallest width, otherwise the initials. */
export function UserAvatar({ user, size }: { user: Face; size: number }) {
  const { firstName, lastName, profileImageUrl } = user;
  const src = profileImageUrl && (pictureOf(profileImageUrl).sources[0]?.url ?? profileImageUrl);
  return <Avatar src={src} alt="" name={[firstName, lastName].filter(Boolean).join(' ')} color="navy" size={size} />;
}
