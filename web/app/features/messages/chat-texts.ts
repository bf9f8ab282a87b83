import type { Toast } from '../../lib/toasts.ts';

export const MUST_BE_SIGNED_IN = 'Must be logged in';

/** Announced to screen readers only, since the message itself shows that it was sent. */
export const messageSent = { title: 'Message Sent', description: 'Your message has been sent successfully.' };

export const chatToasts = {
  blocked: {
    title: 'Message Blocked',
    description: 'You are blocked by this user and cannot send messages.',
    variant: 'destructive',
  },
  notSent: { title: 'Error', description: 'Failed to send message. Please try again.', variant: 'destructive' },
  deleted: { title: 'Message Deleted', description: 'Your message has been deleted successfully.' },
  notDeleted: { title: 'Error', description: 'Failed to delete message. Please try again.', variant: 'destructive' },
  notUnblocked: { title: 'Error', description: 'Failed to unblock user. Please try again.', variant: 'destructive' },
} as const satisfies Record<string, Toast>;

export const userBlocked = (name: string): Toast => ({
  title: 'User Blocked',
  description: `${name} has been blocked and can no longer message you.`,
});

export const userUnblocked = (name: string): Toast => ({
  title: 'User Unblocked',
  description: `You and ${name} can message each other again.`,
});

export const blockFailed = (reason: string | undefined): Toast => ({
  title: 'Block Failed',
  description: reason || 'Failed to block user.',
  variant: 'destructive',
});

/** The server's refusals differ only by their text. */
export const sendFailure = (error: unknown): Toast =>
  error instanceof Error && error.message.includes('blocked') ? chatToasts.blocked : chatToasts.notSent;
