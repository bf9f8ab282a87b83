import { useEffect, useRef, useState } from 'react';
import { useEditDraft } from '../../../lib/use-edit-draft.ts';
import { useOfferItems } from './item-queries.ts';
import type { OfferDraft } from './offer-draft.ts';
import { itemKey, type OfferItems, withoutMissing } from './offer-items.ts';

interface OfferDraftOptions {
  /** Names the draft in this browser. */
  draftName: string;
  start: OfferDraft;
  /** The revision that it starts from. */
  revision: number | undefined;
  otherId: string;
  known: OfferItems;
  /** Something of the reader's that joins the offer, also when it was begun earlier. */
  assetId: number | undefined;
  /** Something that was chosen is no longer there. */
  onGone: () => void;
}

/** The offer in the making and everything it can contain. Items that are gone leave it, and are named. */
export function useOfferDraft(options: OfferDraftOptions) {
  const { draftName, start, revision, otherId, known, assetId, onGone } = options;
  const edit = useEditDraft(draftName, start);
  // The entered amounts stay: another tab of the same person that sends its offer removes the stored draft of both.
  const [startedFrom, setStartedFrom] = useState(revision);
  if (startedFrom !== revision) {
    setStartedFrom(revision);
    edit.rebase(start);
  }
  const { items, isCurrent, ...reading } = useOfferItems(otherId, known, revision !== undefined);
  const [gone, setGone] = useState<readonly string[]>([]);
  const titles = useRef(new Map<string, string>());
  const joining = useRef(assetId);
  const draft = edit.values;

  useEffect(() => {
    for (const item of [...items.gives, ...items.gets]) titles.current.set(itemKey(item), item.title);
    if (!isCurrent) return;
    const { kept, missing } = withoutMissing(draft, items);
    if (missing.length > 0) {
      setGone(missing.map((key) => titles.current.get(key) ?? 'Something that you had chosen'));
      edit.change(kept);
      onGone();
      return;
    }
    const added = joining.current;
    joining.current = undefined;
    const isOffered = items.gives.some(({ kind, id, blocked }) => kind === 'asset' && id === added && !blocked);
    if (added === undefined || !isOffered || draft.gives.assetIds.includes(added)) return;
    edit.change({ gives: { ...draft.gives, assetIds: [...draft.gives.assetIds, added] } });
  });

  return { edit, items, gone, ...reading };
}
