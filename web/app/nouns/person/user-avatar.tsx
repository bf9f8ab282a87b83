import { pictureOf } from '@tradewind/contract/media';
import classes from './user-avatar.module.css';

interface Face {
  firstName: string;
  lastName?: string | null;
  profileImageUrl: string | null;
}

/** The photo in its smallest width, or the initials if it is missing or fails to load. */
export function UserAvatar({ user, size }: { user: Face; size: number }) {
  const { firstName, lastName, profileImageUrl } = user;
  const src = profileImageUrl && (pictureOf(profileImageUrl).sources[0]?.url ?? profileImageUrl);
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size / 2.5 }}>
      <span aria-hidden>{initialsOf(firstName, lastName)}</span>
      {src ? <img src={src} alt="" loading="lazy" width={size} height={size} /> : null}
    </span>
  );
}

const initialsOf = (...names: (string | null | undefined)[]) =>
  names.map((name) => [...(name ?? '').trim()][0]?.toUpperCase() ?? '').join('');
