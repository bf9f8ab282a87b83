import { tradePath } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Kept with the entries of the builder in the browser's history. */
interface BuilderEntry {
  /** The review, which lies above the entry of the first step. */
  isSecondStep?: boolean;
  /** The page whose link opened the builder. */
  openedOn?: string;
}

export const SECOND_STEP: BuilderEntry = { isSecondStep: true };
export const openedOn = (pathname: string): BuilderEntry => ({ openedOn: pathname });
export const entryOf = (state: unknown): BuilderEntry => (state ?? {}) as BuilderEntry;

/**
 * Leads to the trade once its offer was sent, in the place of the builder: Back then leads to where its author came from, not to an
 * editor of something that is no longer a draft.
 */
export function useSentOffer(): { isSent: boolean; leaveFor: (tradeId: number) => void } {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const [tradeId, setTradeId] = useState<number>();
  const { isSecondStep, openedOn: opener } = entryOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): each entry on the way is left once.
  useEffect(() => {
    if (tradeId === undefined) return;
    const path = tradePath(tradeId);
    if (isSecondStep || opener === path) {
      // Forward leads to the trade, too. The router reads the address when somebody comes to the entry.
      window.history.replaceState({ ...window.history.state, usr: null }, '', path);
      void navigate(-1);
    } else void navigate(path, { replace: true });
  }, [tradeId, key, isSecondStep, opener, navigate]);
  return { isSent: tradeId !== undefined, leaveFor: setTradeId };
}
