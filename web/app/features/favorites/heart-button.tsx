import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import classes from './heart-button.module.css';
import { useFavorite } from './use-favorite.ts';

interface HeartButtonProps {
  boat: Boat;
  /** Called instead of saving when nobody is signed in. */
  onVisitor: () => void;
}

/** Saves a boat, and shows that it is saved. */
export function HeartButton({ boat, onVisitor }: HeartButtonProps) {
  const { isSaved, isVisitor, toggle } = useFavorite(boat);
  const Heart = isSaved ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isSaved}
      aria-label={`Save ${boat.title}`}
      onClick={isVisitor ? onVisitor : toggle}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
