import type { AgentCategory } from '@tradewind/domain/trade-taxonomy';

export interface DemoSale {
  readonly boat: string;
  /** The previous owner. The buyer owns the boat now and has listed it again. */
  readonly seller: string;
  readonly salePrice: string;
  readonly agreedDaysAgo: number;
  readonly completedDaysAgo: number;
}

export const SALES: readonly DemoSale[] = [
  { boat: 'severn-29', seller: 'marisol', salePrice: '39500.00', agreedDaysAgo: 161, completedDaysAgo: 152 },
  { boat: 'hamptons-24', seller: 'desmond', salePrice: '74000.00', agreedDaysAgo: 148, completedDaysAgo: 140 },
  { boat: 'ace-basin-31', seller: 'walter', salePrice: '91000.00', agreedDaysAgo: 70, completedDaysAgo: 61 },
];

export const FAVORITES: Readonly<Record<string, readonly string[]>> = {
  demo: ['founder-38', 'intracoastal-32', 'sunday-29'],
  marisol: ['hatteras-run-60', 'canyon-37'],
  desmond: ['weekender-44'],
  ingrid: ['meridian-78', 'pilot-52', 'sound-30'],
  walter: ['old-salt-19'],
  frank: ['lowcountry-22', 'stiltsville-42'],
};

interface DemoAgent {
  readonly owner: string;
  readonly categories: readonly AgentCategory[];
  readonly priceRange: readonly [string, string];
  readonly location: string;
  readonly autoNegotiate: boolean;
  readonly strategy: 'aggressive' | 'balanced' | 'patient';
  readonly deployedDaysAgo?: number;
}

export const AGENTS: readonly DemoAgent[] = [
  {
    owner: 'demo',
    categories: ['classic-cars', 'vacation-homes'],
    priceRange: ['60000.00', '250000.00'],
    location: 'Tampa, FL',
    autoNegotiate: true,
    strategy: 'balanced',
    deployedDaysAgo: 1,
  },
  {
    owner: 'frank',
    categories: ['classic-cars', 'motorcycles', 'boats'],
    priceRange: ['212000.00', '600000.00'],
    location: 'Montauk, NY',
    autoNegotiate: true,
    strategy: 'patient',
    deployedDaysAgo: 5,
  },
  {
    owner: 'beatriz',
    categories: ['vacation-homes', 'land-lots', 'memberships'],
    priceRange: ['80000.00', '900000.00'],
    location: 'Fort Lauderdale, FL',
    autoNegotiate: true,
    strategy: 'balanced',
    deployedDaysAgo: 9,
  },
  {
    owner: 'priya',
    categories: ['bitcoin', 'classic-cars', 'business-barters'],
    priceRange: ['150000.00', '600000.00'],
    location: 'Newport Beach, CA',
    autoNegotiate: true,
    strategy: 'balanced',
    deployedDaysAgo: 2,
  },
  {
    owner: 'desmond',
    categories: ['luxury-watches', 'boats', 'precious-metals'],
    priceRange: ['40000.00', '250000.00'],
    location: 'Annapolis, MD',
    autoNegotiate: false,
    strategy: 'patient',
  },
];

export interface DemoNegotiation {
  readonly boat: string;
  readonly buyer: string;
  /** In this order. */
  readonly confirmedBy: readonly ('owner' | 'buyer')[];
}

/** The results of the agents at the first start: one agreement, and one proposal that waits for the newcomer. */
export const NEGOTIATIONS: readonly DemoNegotiation[] = [
  { boat: 'lauderdale-34', buyer: 'demo', confirmedBy: ['buyer', 'owner'] },
  { boat: 'montauk-36', buyer: 'demo', confirmedBy: ['owner'] },
];
