import type { Boat } from '@tradewind/contract/boats';
import { draftMessageInput } from '@tradewind/contract/eddy-tools';
import { newMessage } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ActingContext, acting, type Done, type Draft } from '../../platform/tool.ts';
import { readBoat } from '../boats/service.ts';
import { sendMessage } from './service.ts';

export const draftMessage = acting({
  kind: 'propose',
  name: 'draft_message',
  description: 'Prepares a message to a boat’s owner. The user reads it and sends it with a click, or does not.',
  input: draftMessageInput,
  prepare: async (context, { boatId, text }) => draftOf(await boatOfOther(context, boatId), text, 'Send message'),
  perform: (context, { boatId, text }) => send(context, boatId, text),
});

function draftOf(boat: Boat, body: string, confirmLabel: string): Draft {
  return {
    title: `To ${boat.seller?.firstName ?? 'the owner'}, about ${boat.title}`,
    facts: [{ name: 'Asking price', value: priceText(boat.price) }],
    body,
    confirmLabel,
  };
}

async function boatOfOther({ db, caller }: ActingContext, boatId: number): Promise<Boat> {
  const boat = await readBoat(db, boatId);
  if (boat.sellerId === caller.id) throw new Refusal('invalid', 'You cannot send messages to your own boat listings.');
  return boat;
}

async function send(context: ActingContext, boatId: number, content: string): Promise<Done> {
  const boat = await readBoat(context.db, boatId);
  const message = newMessage.parse({ boatId, receiverId: boat.sellerId, content });
  await sendMessage(context, context.caller, message);
  return {
    outcome: `Sent to ${boat.seller?.firstName ?? 'the owner'}.`,
    path: conversationPath(boatId, boat.sellerId),
  };
}
