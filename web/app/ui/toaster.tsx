import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import type { Toast } from '../lib/toasts.ts';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import classes from './toaster.module.css';

const DISPLAY_MS = 5_000;
let shown = 0;

export default function Toaster() {
  return <Notifications position="bottom-right" limit={1} className={classes.place ?? ''} />;
}

export function present({ title, description, variant = 'default', action }: Toast): void {
  notifications.clean();
  shown += 1;
  const id = `toast-${shown}`;
  notifications.show({
    id,
    title,
    message: action ? <WithAction description={description} action={action} toastId={id} /> : description,
    color: variant === 'destructive' ? 'red.8' : 'brass.5',
    autoClose: DISPLAY_MS,
    withBorder: true,
    role: 'alert',
    classNames: { root: classes.root, title: classes.title, description: classes.description },
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}

interface WithActionProps {
  description: string | undefined;
  action: NonNullable<Toast['action']>;
  toastId: string;
}

function WithAction({ description, action: { label, onPress }, toastId }: WithActionProps) {
  return (
    <>
      {description}
      <Button
        className={classes.action ?? ''}
        size="sm"
        onClick={() => {
          notifications.hide(toastId);
          onPress();
        }}
      >
        {label}
      </Button>
    </>
  );
}
