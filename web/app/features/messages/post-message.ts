import type { Message } from '@tradewind/contract/messages';
import { request } from '../../lib/request.ts';
import { MUST_BE_SIGNED_IN } from './chat-texts.ts';
import type { Outgoing } from './outbox.ts';

export interface Correspondence {
  boatId: number;
  otherId: string;
}

/** Sent again with the same key, it is written once. */
export async function postMessage(
  user: { id: string } | null,
  { boatId, otherId }: Correspondence,
  { key, content, imageUrls }: Outgoing,
): Promise<Message> {
  if (user === null) throw new Error(MUST_BE_SIGNED_IN);
  return request<Message>('/api/messages', {
    body: { boatId, senderId: user.id, receiverId: otherId, content, ...(imageUrls.length > 0 && { imageUrls }) },
    headers: { 'Idempotency-Key': key },
  });
}
