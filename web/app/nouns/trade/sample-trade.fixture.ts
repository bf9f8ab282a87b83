import type { Trade, TradeLeg, TradeParty } from '@tradewind/contract/trades';

export const sampleParty = (userId: string, overrides: Partial<TradeParty> = {}): TradeParty => ({
  userId,
  firstName: userId.charAt(0).toUpperCase() + userId.slice(1),
  username: null,
  profileImageUrl: null,
  accepted: false,
  ...overrides,
});

export const boatLeg = (boatId: number, from: string, to: string, value = '100000.00'): TradeLeg => ({
  kind: 'boat',
  from,
  to,
  boatId,
  title: `Boat ${boatId}`,
  value,
  imageUrl: null,
});

export const cashLeg = (value: string, from: string, to: string): TradeLeg => ({
  kind: 'cash',
  from,
  to,
  amount: value,
  title: 'Cash',
  value,
  imageUrl: null,
});

/** Ben offers his boat and $50,000 for Olive's. */
export const sampleTrade = (overrides: Partial<Trade> = {}): Trade => ({
  id: 3,
  kind: 'offer',
  status: 'proposed',
  revision: 1,
  parties: [sampleParty('ben', { accepted: true }), sampleParty('olive')],
  legs: [
    boatLeg(1, 'ben', 'olive', '150000.00'),
    cashLeg('50000.00', 'ben', 'olive'),
    boatLeg(2, 'olive', 'ben', '200000.00'),
  ],
  terms: {
    depositDays: 3,
    acceptDays: 21,
    closeDays: 14,
    deposits: [
      { userId: 'ben', amount: '5000.00', isStandard: true },
      { userId: 'olive', amount: '3000.00', isStandard: true },
    ],
  },
  actions: ['accept', 'counter', 'decline'],
  list: 'waiting',
  ending: false,
  backup: false,
  note: null,
  author: 'ben',
  endedReason: null,
  conversation: null,
  expiresAt: '2026-03-03T12:00:00.000Z',
  agreedAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...overrides,
});
