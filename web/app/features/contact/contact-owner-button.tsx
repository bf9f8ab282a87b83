import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { contactRefusal } from './contact-refusal.ts';
import { contactToasts } from './contact-texts.ts';
import { interestMessage } from './interest-message.ts';

interface ContactOwnerButtonProps extends ButtonProps {
  boat: Boat | undefined;
  children: string;
}

/** Tells a boat's owner that somebody would trade. */
export function ContactOwnerButton({ boat, children, ...button }: ContactOwnerButtonProps) {
  const { user, isPending } = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: (message: OutgoingMessage) => request('/api/messages', { body: message }),
    onSuccess: () => {
      showToast(contactToasts.sent);
      return navigate(paths.account);
    },
    onError: () => showToast(contactToasts.failed),
  });

  // Who presses before the stored token has been checked is asked for first.
  const whoAsks = async () => user ?? (isPending ? client.ensureQueryData(currentUserQuery).catch(() => null) : null);

  const contact = async () => {
    if (boat === undefined) return;
    const sender = await whoAsks();
    const refusal = contactRefusal(sender?.id, boat.sellerId);
    if (refusal !== undefined || sender === null) return showToast(contactToasts[refusal ?? 'notSignedIn']);
    send.mutate({ boatId: boat.id, senderId: sender.id, receiverId: boat.sellerId, content: interestMessage(boat) });
  };

  return (
    <Button {...button} onClick={contact} loading={send.isPending}>
      {children}
    </Button>
  );
}

interface OutgoingMessage {
  boatId: number;
  senderId: string;
  receiverId: string;
  content: string;
}
