import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  isChanged: boolean;
  onDiscard: () => void;
}

/** The Cancel button of a form, which asks before it discards changes. */
export function DiscardButton({ isChanged, onDiscard, ...button }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => (isChanged ? setAsking(true) : onDiscard())}>
        Cancel
      </Button>
      <ConfirmDialog
        title="Discard your changes?"
        text="The changes you made here will be lost."
        confirm="Discard changes"
        cancel="Keep editing"
        opened={isAsking}
        isPending={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
