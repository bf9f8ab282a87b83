import type { ReactNode } from 'react';
import { AddressedChat } from './addressed-chat.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { ConversationList } from './conversation-list.tsx';

/** Everything about one's messages: the conversations, the one that is open, and who is blocked. */
export function MessagesPanel({ report }: { report?: (messageId: number) => ReactNode }) {
  return (
    <>
      <ConversationList />
      <BlockedPeople />
      <AddressedChat {...(report && { report })} />
    </>
  );
}
