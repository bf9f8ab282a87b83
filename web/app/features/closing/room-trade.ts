import type { TradeDetail } from '@tradewind/contract/trades';
import { createContext } from 'react';

/** The parts of the trade that its closing does not repeat. Rings have no conversation. */
export const RoomTrade = createContext<Pick<TradeDetail, 'legs' | 'conversation'>>({ legs: [], conversation: null });
