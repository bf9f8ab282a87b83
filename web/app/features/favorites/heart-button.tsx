import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import classes from './heart-button.module.css';
import { rememberHeart } from './remembered-heart.ts';
import { useFavorite } from './use-favorite.ts';

interface HeartButtonProps {
  boat: Boat;
  /** Called instead of saving when nobody is signed in. */
  onVisitor: () => void;
}

/** Saves a boat, and shows that it is saved. */
export function HeartButton({ boat, onVisitor }: HeartButtonProps) {
  const { isSaved, press } = useHeart(boat, onVisitor);
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isSaved}
      aria-label={`Save ${boat.title}`}
      onClick={press}
    >
      <Heart isSaved={isSaved} />
    </button>
  );
}

/** The same in words, among other buttons. */
export function SaveButton({ boat, onVisitor }: HeartButtonProps) {
  const { isSaved, press } = useHeart(boat, onVisitor);
  return (
    <Button
      variant="default"
      aria-pressed={isSaved}
      aria-label={`Save ${boat.title}`}
      leftSection={<Heart isSaved={isSaved} />}
      onClick={press}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

function Heart({ isSaved }: { isSaved: boolean }) {
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return <Icon size={20} aria-hidden />;
}

/** What a visitor wants to save is remembered, and saved once they have signed in. */
function useHeart(boat: Boat, onVisitor: () => void) {
  const { isSaved, isVisitor, toggle } = useFavorite(boat);
  const askFirst = () => {
    rememberHeart(boat.id);
    onVisitor();
  };
  return { isSaved, press: isVisitor ? askFirst : toggle };
}
