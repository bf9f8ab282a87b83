import type { Boat } from '@tradewind/contract/boats';
import { type DraftOfferInput, draftMessageInput, draftOfferInput } from '@tradewind/contract/eddy-tools';
import { newMessage, type OfferData } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { dollars, formatMoney } from '@tradewind/domain/money';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ActingContext, acting, type Done, type Draft } from '../../platform/tool.ts';
import { readBoat } from '../boats/service.ts';
import { listOwnBoats } from '../listings/service.ts';
import { sendMessage } from './service.ts';

export const draftMessage = acting({
  kind: 'propose',
  name: 'draft_message',
  description: 'Prepares a message to a boat’s owner. The user reads it and sends it with a click, or does not.',
  input: draftMessageInput,
  prepare: async (context, { boatId, text }) => draftOf(await boatOfOther(context, boatId), text, 'Send message'),
  perform: (context, { boatId, text }) => send(context, boatId, text),
});

export const draftOffer = acting({
  kind: 'propose',
  name: 'draft_offer',
  description: 'Prepares an offer to a boat’s owner: cash, one of the user’s boats, other assets, or all of them.',
  input: draftOfferInput,
  async prepare(context, input) {
    const boat = await boatOfOther(context, input.boatId);
    const offer = await offerOf(context, input);
    const draft = draftOf(boat, offerText(boat, offer), 'Send offer');
    return { ...draft, facts: [...draft.facts, { name: 'Your offer', value: givenIn(offer).join(' + ') }] };
  },
  async perform(context, input) {
    const boat = await boatOfOther(context, input.boatId);
    const offer = await offerOf(context, input);
    return send(context, input.boatId, offerText(boat, offer), offer);
  },
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

async function offerOf(context: ActingContext, { cash, myBoatId, assets = [] }: DraftOfferInput): Promise<OfferData> {
  if (!cash && myBoatId === undefined && assets.length === 0)
    throw new Refusal('invalid', 'What would you like to offer: cash, your boat or something else?');
  return {
    cash: cash ? formatMoney(dollars(Math.round(cash))) : null,
    boat: myBoatId === undefined ? null : await ownBoat(context, myBoatId),
    assets,
  };
}

async function ownBoat({ db, caller }: ActingContext, boatId: number): Promise<OfferData['boat']> {
  const boat = (await listOwnBoats(db, caller.id)).find((own) => own.id === boatId && own.status === 'active');
  if (!boat) throw new Refusal('not_found', 'That isn’t one of your active listings.');
  return { id: boat.id, title: boat.title, price: boat.price };
}

const givenIn = ({ boat, assets, cash }: OfferData): string[] => [
  ...(boat ? [`my ${boat.title} (${priceText(boat.price)})`] : []),
  ...assets,
  ...(cash ? [`${priceText(cash)} in cash`] : []),
];

const offerText = (boat: Boat, offer: OfferData) =>
  `Hello ${boat.seller?.firstName ?? ''}, I’d like to make you an offer for your ${boat.title}, listed at ${priceText(boat.price)}: ${givenIn(offer).join(', plus ')}. Would that work for you?`.replace(
    'Hello ,',
    'Hello,',
  );

async function send(context: ActingContext, boatId: number, content: string, offer?: OfferData): Promise<Done> {
  const boat = await readBoat(context.db, boatId);
  const message = newMessage.parse({ boatId, receiverId: boat.sellerId, content });
  await sendMessage(context, context.caller, { ...message, ...(offer && { offer }) });
  return {
    outcome: `Sent to ${boat.seller?.firstName ?? 'the owner'}.`,
    path: conversationPath(boatId, boat.sellerId),
  };
}
