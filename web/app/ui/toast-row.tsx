import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { dismissToast, type ShownToast } from '../lib/toasts.ts';
import classes from './toast-row.module.css';

const DISPLAY_MS = 5_000;

interface ToastRowProps {
  toast: ShownToast;
  look: 'page' | 'dialog';
}

/** Stays open while hovered or focused. */
export function ToastRow({ toast, look }: ToastRowProps) {
  const { title, description, variant = 'default', action } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className={classes.row} data-toast data-look={look} data-variant={variant} {...hold} {...release}>
      <div className={classes.content}>
        <p className={classes.text} role="alert">
          <strong>{title}</strong>
          {description ? <span>{description}</span> : null}
        </p>
        {action ? (
          <Button
            className={classes.action ?? ''}
            size="compact-md"
            onClick={() => {
              dismissToast(toast);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <CloseButton className={classes.close ?? ''} aria-label="Dismiss" onClick={() => dismissToast(toast)} />
      </div>
    </div>
  );
}
