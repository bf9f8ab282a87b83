import { Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import { useOverlay } from '../lib/use-overlay.ts';
import classes from './dialog.module.css';
import { ToastOutlet } from './toast-outlet.tsx';

export interface DialogProps
  extends Pick<ModalProps, 'fullScreen' | 'radius' | 'transitionProps' | 'size' | 'padding' | 'returnFocus'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** False when the URL names the dialog, since Back closes it anyway. */
  hasHistoryEntry?: boolean;
  closeLabel?: string;
  classNames?: Partial<Record<'content' | 'header' | 'title' | 'close' | 'body', string | undefined>>;
  children: ReactNode;
}

/** The base of all dialogs. Back and Escape close the top one, and toasts appear below its title. */
export function Dialog({ opened, onClose, title, hasHistoryEntry = true, children, ...rest }: DialogProps) {
  const { closeLabel = 'Close', classNames = {}, ...modal } = rest;
  const isOnTop = useOverlay({ opened, onClose, hasHistoryEntry });
  const styles = { ...classNames, header: `${classes.header} ${classNames.header ?? ''}` };
  return (
    <Modal.Root opened={opened} onClose={() => isOnTop() && onClose()} centered classNames={styles} {...modal}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} size="lg" />
          <div className={classes.toasts}>
            <ToastOutlet />
          </div>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
