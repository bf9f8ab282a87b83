import { Button, type ButtonProps } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { AnyBoat } from '@tradewind/contract/boats';
import { replayed } from '../../lib/hydration.ts';
import type { Intent } from '../../lib/intents.ts';
import { useToken } from '../../lib/session.ts';
import classes from './heart-button.module.css';
import { useFavorite } from './use-favorite.ts';

interface HeartButtonProps {
  boat: AnyBoat;
  /** Called instead of saving for visitors. */
  onVisitor: (intent: Intent) => void;
}

/** Saves a boat and shows whether it is saved. Visitors' hearts run no query, since a page has many of them. */
export function HeartButton({ boat, onVisitor }: HeartButtonProps) {
  const isVisitor = useToken() === null;
  return isVisitor ? (
    <HeartShape boat={boat} isSaved={false} press={() => onVisitor(toSave(boat))} />
  ) : (
    <SavingHeart boat={boat} />
  );
}

function SavingHeart({ boat }: { boat: AnyBoat }) {
  const { isSaved, toggle } = useFavorite(boat);
  return <HeartShape boat={boat} isSaved={isSaved} press={toggle} />;
}

function HeartShape({ boat, isSaved, press }: { boat: AnyBoat; isSaved: boolean; press: () => void }) {
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isSaved}
      aria-label={`Save ${boat.title}`}
      {...replayed(`save-${boat.id}`)}
      onClick={press}
    >
      <Heart isSaved={isSaved} />
    </button>
  );
}

/** The same as a labeled button. */
export function SaveButton({ boat, onVisitor, size = 'sm' }: HeartButtonProps & Pick<ButtonProps, 'size'>) {
  const { isSaved, isVisitor, toggle } = useFavorite(boat);
  return (
    <Button
      variant="default"
      size={size}
      aria-pressed={isSaved}
      aria-label={`Save ${boat.title}`}
      {...replayed(`save-${boat.id}`)}
      leftSection={<Heart isSaved={isSaved} />}
      onClick={isVisitor ? () => onVisitor(toSave(boat)) : toggle}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

function Heart({ isSaved }: { isSaved: boolean }) {
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return <Icon size={20} aria-hidden />;
}

const toSave = ({ id }: AnyBoat): Intent => ({ kind: 'save-boat', boatId: id });
