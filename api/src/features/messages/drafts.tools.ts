import type { Boat } from '@tradewind/contract/boats';
import { draftMessageInput } from '@tradewind/contract/eddy-tools';
import { newMessage } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ActingContext, acting, type Done, type Draft } from '../../platform/tool.ts';
import { readBoat } from '../boats/service.ts';
import { listConversations, partnerName, sendMessage } from './service.ts';

export const draftMessage = acting({
  kind: 'propose',
  name: 'draft_message',
  description: 'Prepares a message to a boat’s owner. The user reads it and sends it with a click, or does not.',
  input: draftMessageInput,
  prepare: async (context, { boatId, text, receiverId }) => {
    const { boat, name } = await recipientOf(context, boatId, receiverId);
    return draftOf(boat, name, text, 'Send message');
  },
  perform: (context, { boatId, text, receiverId }) => send(context, boatId, text, receiverId),
});

function draftOf(boat: Boat, name: string, body: string, confirmLabel: string): Draft {
  return {
    title: `To ${name}, about ${boat.title}`,
    facts: [{ name: 'Asking price', value: priceText(boat.price) }],
    body,
    confirmLabel,
  };
}

/** A boat's owner, or the person who wrote to its owner, the caller. */
async function recipientOf({ db, caller }: ActingContext, boatId: number, receiverId: string | undefined) {
  const boat = await readBoat(db, boatId);
  if (boat.sellerId !== caller.id) return { boat, id: boat.sellerId, name: boat.seller?.firstName ?? 'the owner' };
  const talks = receiverId === undefined ? [] : await listConversations(db, caller.id);
  const talk = talks.find((one) => one.boatId === boatId && one.otherParty.id === receiverId);
  if (talk) return { boat, id: talk.otherParty.id, name: talk.otherParty.firstName };
  const partner = receiverId === undefined ? undefined : await partnerName(db, caller.id, receiverId, boatId);
  if (receiverId === undefined) throw new Refusal('invalid', 'You cannot send messages to your own boat listings.');
  if (partner === undefined)
    throw new Refusal(
      'invalid',
      'About your own boat, you can only write to people who have written to you or said yes to a trade for it.',
    );
  return { boat, id: receiverId, name: partner };
}

async function send(context: ActingContext, boatId: number, content: string, to: string | undefined): Promise<Done> {
  const { id, name } = await recipientOf(context, boatId, to);
  const message = newMessage.parse({ boatId, receiverId: id, content });
  await sendMessage(context, context.caller, message);
  return { outcome: `Sent to ${name}.`, path: conversationPath(boatId, id) };
}
