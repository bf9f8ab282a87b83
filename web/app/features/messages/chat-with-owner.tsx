import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { ChatDialog } from './chat-dialog.tsx';

interface ChatWithOwnerProps {
  boat: Boat;
  report?: (messageId: number) => ReactNode;
}

const look = {
  variant: 'default',
  size: 'md',
  fullWidth: true,
  mt: '0.625rem',
  leftSection: <IconMessages size={18} aria-hidden />,
} as const;

/** Who is signed in opens the chat about the boat; its owner is shown to the messages. */
export function ChatWithOwner({ boat, report }: ChatWithOwnerProps) {
  const { user } = useCurrentUser();
  const [opened, setOpened] = useState(false);
  if (user === null || boat.seller === null) return null;
  if (user.id === boat.sellerId) {
    return (
      <Button component={Link} to={paths.accountTab('messages')} {...look}>
        See your messages
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setOpened(true)} {...look}>
        Open chat
      </Button>
      <ChatDialog
        boatId={boat.id}
        boatTitle={boat.title}
        other={boat.seller}
        opened={opened}
        onClose={() => setOpened(false)}
        {...(report && { report })}
      />
    </>
  );
}
