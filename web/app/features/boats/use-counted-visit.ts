import { boatsApi } from '@tradewind/contract/boats';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/api.ts';

/** Reports one view for each visit to a boat's page, server-rendered or not. */
export function useCountedVisit(boatId: number | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back to the same boat is another visit.
  useEffect(() => {
    if (boatId === undefined) return;
    // A failure does not concern the visitor.
    call(boatsApi.countView, { params: { id: boatId } }, { keepalive: true, isBackground: true }).catch(() => {});
  }, [boatId, key]);
}
