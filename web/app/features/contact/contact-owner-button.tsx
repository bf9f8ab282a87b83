import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { messagesApi } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts';
import { replayed } from '../../lib/hydration.ts';
import { takeIntent } from '../../lib/intents.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { useAskToSignIn } from '../../lib/use-sign-in.ts';
import { contactRefusal } from './contact-refusal.ts';
import { interestMessage } from './interest-message.ts';

const contactToasts = {
  notSignedIn: {
    title: 'Authentication Required',
    description: 'Please log in to contact the boat owner.',
    variant: 'destructive',
  },
  noOwner: {
    title: 'Owner Information Unavailable',
    description: 'Unable to contact the boat owner at this time.',
    variant: 'destructive',
  },
  ownBoat: {
    title: 'Cannot Message Yourself',
    description: 'You cannot send messages to your own boat listings.',
    variant: 'destructive',
  },
  sent: {
    title: 'Message Sent Successfully',
    description:
      'Your interest message has been sent to the boat owner. Check your messages to continue the conversation.',
  },
  failed: {
    title: 'Failed to Send Message',
    description: 'There was an error sending your message. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Toast>;

interface ContactOwnerButtonProps extends ButtonProps {
  boat: Boat | undefined;
  children: string;
}

const CONTACTING = ['contact-owner'];

type Outcome = ReturnType<typeof contactRefusal> | { sent: boolean };

/** Opens the conversation with a boat's owner. The first click starts it with a message of interest. */
export function ContactOwnerButton({ boat, children, ...button }: ContactOwnerButtonProps) {
  const { user, isPending } = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn();
  // A click may come before the stored token is checked.
  const resolveUser = async () =>
    user ?? (isPending ? client.ensureQueryData(currentUserQuery).catch(() => null) : null);

  const open = useMutation({
    mutationKey: CONTACTING,
    mutationFn: async ({ id: boatId, sellerId, ...boat }: Boat): Promise<Outcome> => {
      const sender = await resolveUser();
      const refusal = contactRefusal(sender?.id, sellerId);
      if (refusal !== undefined || sender === null) return refusal ?? 'notSignedIn';
      const content = interestMessage(boat);
      const { alreadyOpen } = await call(messagesApi.send, {
        body: { boatId, senderId: sender.id, receiverId: sellerId, content, opening: true },
      });
      return { sent: !alreadyOpen };
    },
    onSuccess: async (outcome, { id: boatId, sellerId }) => {
      if (outcome === 'notSignedIn') return askToSignIn(contactToasts.notSignedIn, { kind: 'message-owner', boatId });
      if (typeof outcome !== 'object') return outcome && showToast(contactToasts[outcome]);
      await navigate(conversationPath(boatId, sellerId));
      if (outcome.sent) showToast(contactToasts.sent);
    },
    onError: () => showToast(contactToasts.failed),
  });

  const contact = () => {
    // The second click of a double click comes before the button shows its loading state.
    if (boat !== undefined && client.isMutating({ mutationKey: CONTACTING }) === 0) open.mutate(boat);
  };

  const resume = useEffectEvent(() => {
    if (takeIntent(['message-owner'], ({ boatId }) => boatId === boat?.id)) contact();
  });
  const mayResume = user !== null && boat !== undefined;
  useEffect(() => {
    if (mayResume) resume();
  }, [mayResume]);

  return (
    <Button {...button} {...replayed(`contact-${boat?.id}`)} onClick={contact} loading={open.isPending}>
      {children}
    </Button>
  );
}
