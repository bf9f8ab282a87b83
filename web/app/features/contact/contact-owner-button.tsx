import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
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
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: (message: OutgoingMessage) => request('/api/messages', { body: message }),
    onSuccess: () => {
      showToast(contactToasts.sent);
      return navigate(paths.account);
    },
    onError: () => showToast(contactToasts.failed),
  });

  const contact = () => {
    if (boat === undefined) return;
    const refusal = contactRefusal(user?.id, boat.sellerId);
    if (refusal !== undefined) return showToast(contactToasts[refusal]);
    send.mutate({
      boatId: boat.id,
      senderId: user?.id ?? '',
      receiverId: boat.sellerId,
      content: interestMessage(boat),
    });
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
