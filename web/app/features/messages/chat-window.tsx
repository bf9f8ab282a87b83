import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Chat } from './chat.tsx';
import type { ChatDialogProps } from './chat-dialog.tsx';
import classes from './chat-window.module.css';

/** Escape closes what lies on top, and only that. */
const isCovered = () => document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1;

export default function ChatWindow({ opened, onClose, ...chat }: ChatDialogProps) {
  const isSmall = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={() => isCovered() || onClose()}
      title={`${chat.boatTitle} - Real Chat`}
      fullScreen={isSmall}
      centered
      size="46rem"
      padding={0}
      classNames={{
        content: classes.window,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      closeButtonProps={{ 'aria-label': 'Close chat' }}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Chat {...chat} onBlocked={onClose} />
    </Modal>
  );
}
