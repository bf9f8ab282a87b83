import type { OfferData } from '@tradewind/contract/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

interface ChatPartner {
  id: string;
  firstName: string;
  username?: string | null;
  profileImageUrl: string | null;
}

/** How offers show within a conversation: that belongs to another feature. */
export interface OfferParts {
  card: (offer: OfferData) => ReactNode;
  /** Leads to a new offer, or to the one that is open. */
  start: (about: { boatId: number; otherId: string }) => ReactNode;
}

export interface ChatDialogProps {
  boatId: number;
  boatTitle: string;
  boatRemoved?: boolean;
  other: ChatPartner;
  opened: boolean;
  onClose: () => void;
  /** True when the URL names the conversation. */
  isAddressed?: boolean;
  /** A slot for the report button, which belongs to another feature. */
  report?: (messageId: number) => ReactNode;
  offers?: OfferParts;
}

const ChatWindow = lazyPart(() => import('./chat-window.tsx'), {
  waiting: 'The conversation opens when you are back online.',
});

/** Dispatched on the window whenever a chat opens. */
const DIALOG_OPENED = 'dialogOpened';

/** The conversation with one person about a boat. Its code loads when it first opens. */
export function ChatDialog(props: ChatDialogProps) {
  const { opened } = props;
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);

  useEffect(() => {
    if (opened) window.dispatchEvent(new CustomEvent(DIALOG_OPENED));
  }, [opened]);

  return needed ? <ChatWindow {...props} /> : null;
}
