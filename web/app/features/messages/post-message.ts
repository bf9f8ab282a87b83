import type { Message } from '@tradewind/contract/messages';
import { messagesApi } from '@tradewind/contract/messages';
import { call } from '../../lib/api.ts';
import { MUST_BE_SIGNED_IN } from './chat-texts.ts';
import type { Outgoing } from './outbox.ts';

export interface Correspondence {
  boatId: number;
  otherId: string;
}

/** A retry with the same key does not duplicate the message. */
export async function postMessage(
  user: { id: string } | null,
  { boatId, otherId }: Correspondence,
  { key, content, imageUrls }: Outgoing,
): Promise<Message> {
  if (user === null) throw new Error(MUST_BE_SIGNED_IN);
  const pictures = imageUrls.length > 0 ? { imageUrls: [...imageUrls] } : {};
  const body = { boatId, senderId: user.id, receiverId: otherId, content, ...pictures };
  return call(messagesApi.send, { body }, { headers: { 'Idempotency-Key': key } });
}
