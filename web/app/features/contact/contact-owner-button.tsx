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

const CONTACTING = ['contact-owner'];

/** Tells a boat's owner that somebody would trade. */
export function ContactOwnerButton({ boat, children, ...button }: ContactOwnerButtonProps) {
  const { user, isPending } = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Who presses before the stored token has been checked is asked for first.
  const whoAsks = async () => user ?? (isPending ? client.ensureQueryData(currentUserQuery).catch(() => null) : null);

  const send = useMutation({
    mutationKey: CONTACTING,
    mutationFn: async ({ id: boatId, sellerId, ...boat }: Boat): Promise<keyof typeof contactToasts> => {
      const sender = await whoAsks();
      const refusal = contactRefusal(sender?.id, sellerId);
      if (refusal !== undefined || sender === null) return refusal ?? 'notSignedIn';
      const content = interestMessage(boat);
      await request('/api/messages', { body: { boatId, senderId: sender.id, receiverId: sellerId, content } });
      return 'sent';
    },
    onSuccess: (outcome) => {
      showToast(contactToasts[outcome]);
      return outcome === 'sent' ? navigate(paths.account) : undefined;
    },
    onError: () => showToast(contactToasts.failed),
  });

  const contact = () => {
    // The second click of two comes before the button shows that the first is at work.
    if (boat !== undefined && client.isMutating({ mutationKey: CONTACTING }) === 0) send.mutate(boat);
  };

  return (
    <Button {...button} onClick={contact} loading={send.isPending}>
      {children}
    </Button>
  );
}
