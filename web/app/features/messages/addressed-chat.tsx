import { useQuery } from '@tanstack/react-query';
import { boatsApi } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { isUnavailable } from '@tradewind/contract/unavailable-boats';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { read } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAddressedDialog } from '../../lib/use-addressed-dialog.ts';
import { conversationsQuery } from '../../nouns/conversation/conversations-query.ts';
import { ChatDialog, type ChatDialogProps, type OfferParts } from './chat-dialog.tsx';
import { addressedConversation } from './conversation-address.ts';
import { isAbout } from './message-cache.ts';
import type { Correspondence } from './post-message.ts';

type Subject = Pick<ChatDialogProps, 'boatId' | 'boatTitle' | 'boatRemoved' | 'other'>;

interface AddressedChatProps {
  report?: (messageId: number) => ReactNode;
  offers?: OfferParts;
}

/** Opens the chat named in the URL, which notifications and lists link to, as a dialog. */
export function AddressedChat({ report, offers }: AddressedChatProps) {
  const about = addressedConversation(useSearchParams()[0]);
  const subject = useSubject(about);
  // Keeps the content while the dialog closes.
  const [shown, setShown] = useState<Subject>();
  if (subject && !isSame(subject, shown)) setShown(subject);

  const { opened, close } = useAddressedDialog(about !== undefined, paths.accountTab('messages'));
  if (!shown) return null;
  return (
    <ChatDialog
      {...shown}
      isAddressed
      opened={opened && subject !== undefined}
      onClose={close}
      {...(report && { report })}
      {...(offers && { offers })}
    />
  );
}

const isSame = (one: Subject, other: Subject | undefined) =>
  one.boatId === other?.boatId && one.other.id === other.other.id && one.boatRemoved === other.boatRemoved;

/** Found in the list of conversations or, for a first message, in the listing. */
function useSubject(about: Correspondence | undefined): Subject | undefined {
  const { user } = useCurrentUser();
  const { data: list, isFetchedAfterMount } = useQuery({ ...conversationsQuery, enabled: user !== null });
  const known = about && list?.find(isAbout(about));
  // The conversation may have started after the list was loaded.
  const isNew = about !== undefined && isFetchedAfterMount && list !== undefined && known === undefined;
  const boat = useQuery({ ...read(boatsApi.read, { params: { id: String(about?.boatId) } }), enabled: isNew });
  const seller = boat.data && !isUnavailable(boat.data) ? boat.data.seller : undefined;
  const isWithOwner = seller?.id === about?.otherId && seller?.id !== user?.id;
  const isNowhere = isNew && (boat.isError || (boat.isSuccess && !isWithOwner));

  useEffect(() => {
    if (isNowhere) showToast({ title: 'Conversation Not Found', description: 'This conversation no longer exists.' });
  }, [isNowhere]);

  if (!about) return undefined;
  if (known) {
    const { boatId, boatTitle, boatRemoved, otherParty } = known;
    return { boatId, boatTitle, boatRemoved, other: otherParty };
  }
  if (!isNew || !boat.data || !seller || !isWithOwner) return undefined;
  return { boatId: about.boatId, boatTitle: boat.data.title, other: seller };
}
