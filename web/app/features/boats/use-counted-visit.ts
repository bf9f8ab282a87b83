import { boatsApi } from '@tradewind/contract/boats';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/api.ts';

/** Tells the server of one view for each visit to a boat's page, however the page came about. */
export function useCountedVisit(boatId: number | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back to the same boat is another visit.
  useEffect(() => {
    if (boatId === undefined) return;
    // A view that is not counted is nothing to bother a visitor with.
    call(boatsApi.countView, { params: { id: boatId } }, { keepalive: true, isBackground: true }).catch(() => {});
  }, [boatId, key]);
}
