import type { Toast } from '../../lib/toasts.ts';

export const contactToasts = {
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
