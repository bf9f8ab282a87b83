import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { ChatDialog, type OfferParts } from './chat-dialog.tsx';

interface ChatWithOwnerProps {
  boat: Boat;
  report?: (messageId: number) => ReactNode;
  offers?: OfferParts;
}

const look = {
  variant: 'default',
  size: 'md',
  fullWidth: true,
  mt: '0.625rem',
  leftSection: <IconMessages size={18} aria-hidden />,
} as const;

/** Lets every signed-in user but the owner open the chat about the boat. */
export default function ChatWithOwner({ boat, report, offers }: ChatWithOwnerProps) {
  const { user } = useCurrentUser();
  const [opened, setOpened] = useState(false);
  if (user === null || user.id === boat.sellerId || boat.seller === null) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)} {...look}>
        Open Chat
      </Button>
      <ChatDialog
        boatId={boat.id}
        boatTitle={boat.title}
        other={boat.seller}
        opened={opened}
        onClose={() => setOpened(false)}
        {...(report && { report })}
        {...(offers && { offers })}
      />
    </>
  );
}
