import { useMediaQuery } from '@mantine/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { Chat } from './chat.tsx';
import type { ChatDialogProps } from './chat-dialog.tsx';
import classes from './chat-window.module.css';

export default function ChatWindow({ opened, onClose, isAddressed = false, ...chat }: ChatDialogProps) {
  const isSmall = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      hasHistoryEntry={!isAddressed}
      title={`${chat.boatTitle} - Real Chat`}
      fullScreen={isSmall}
      size="46rem"
      padding={0}
      classNames={{
        content: classes.window,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      closeLabel="Close chat"
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Chat {...chat} onBlocked={onClose} />
    </Dialog>
  );
}
