import { messageTexts } from '@tradewind/contract/messages';
import type { AdminCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { findSubject, MessageRow } from './store.ts';

/** The boat of a conversation. */
interface Subject {
  /** Null once the listing is deleted: existing conversations may then continue, but none may start. */
  boatId: number | null;
  title: string;
}

/** A subject about which the caller may write to the receiver. */
export type WritableSubject = Authorized<Subject, 'sender'>;
/** A message that the caller may delete. */
export type DeletableMessage = Authorized<MessageRow, 'sender' | 'admin'>;

export const listingRemoved = () => notFound('This listing was removed.');
const noSuchMessage = () => notFound('We can’t find that message.');

/** Users write in their own name and not to themselves. */
export function requireOwnName(
  caller: Caller,
  { senderId, receiverId }: { senderId?: string | undefined; receiverId: string },
): void {
  if (senderId !== undefined && senderId !== caller.id)
    throw notAllowed('You can only send messages from your own account.');
  if (receiverId === caller.id) throw invalidField('receiverId', 'You cannot send messages to your own boat listings.');
}

interface Facts extends Awaited<ReturnType<typeof findSubject>> {
  isBlocked: boolean;
  /** Whether the buyer accepted a proposal about this boat. */
  hasProposal: () => Promise<boolean>;
}

/** One of the two must be the seller, who may only reply; a boat that is not listed starts no new conversation. */
export async function asSender(senderId: string, receiverId: string, facts: Facts): Promise<WritableSubject> {
  const { boat, receiver, receiverWrote, eitherWrote, formerTitle, isBlocked, hasProposal } = facts;
  if (!boat && !eitherWrote) throw listingRemoved();
  if (!receiver || receiver.suspended) throw notFound('This person is no longer on Tradewind.');
  if (boat && boat.sellerId !== senderId && boat.sellerId !== receiverId)
    throw notAllowed('You can only message the owner of this boat.');
  if (isBlocked) throw notAllowed(messageTexts.blocked);
  if (!boat) return authorized({ boatId: null, title: formerTitle }, 'sender');
  const isSeller = boat.sellerId === senderId;
  const mayWrite = isSeller ? receiverWrote : eitherWrote || boat.listed;
  if (!mayWrite && !(await hasProposal())) throw notAllowed(isSeller ? messageTexts.stranger : messageTexts.notOffered);
  return authorized({ boatId: boat.id, title: boat.title }, 'sender');
}

/** Hides from strangers that the message exists. */
export function asParty(callerId: string, message: MessageRow | undefined): Authorized<MessageRow, 'party'> {
  if (!message || (message.senderId !== callerId && message.receiverId !== callerId)) throw noSuchMessage();
  return authorized(message, 'party');
}

/** An open offer stays where the other person finds it. */
export function asAuthor(callerId: string, message: MessageRow | undefined, offersTrade: boolean): DeletableMessage {
  if (asParty(callerId, message).senderId !== callerId) throw notAllowed('You can only delete your own messages.');
  if (offersTrade)
    throw new Refusal('conflict', 'This message carries your offer. Withdraw the offer on its page first.');
  return authorized(message as MessageRow, 'sender');
}

/** For admins who handle a report about the message. */
export function asModerator(_admin: AdminCaller, message: MessageRow | undefined): DeletableMessage {
  if (!message) throw noSuchMessage();
  return authorized(message, 'admin');
}
