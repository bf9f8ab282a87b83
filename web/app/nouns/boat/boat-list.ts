import type { Location } from 'react-router';

/** The reader's position in a list of boats. */
interface ListPosition {
  pages: number;
  scrollY: number;
}

/** The list to return to, with its scroll position. */
interface PreviousList {
  address: string;
  scrollY: number;
}

const KEY = 'boat-lists';
const MOST_LISTS = 20;

export const listAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => `${pathname}${search}`;

/** The link states from a list to one of its boats, and back. */
export const fromList = (location: Location) => ({ list: listAddress(location) });
export const backToList = ({ scrollY }: PreviousList) => ({ scrollY });

/** The list from which a boat was opened in this tab. */
export function listBehind(state: unknown): PreviousList | undefined {
  const address = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof address === 'string' ? { address, scrollY: readPositions()[address]?.scrollY ?? 0 } : undefined;
}

export function scrollOfReturn(state: unknown): number | undefined {
  const scrollY = typeof state === 'object' && state !== null && 'scrollY' in state ? state.scrollY : undefined;
  return typeof scrollY === 'number' ? scrollY : undefined;
}

export function storePosition(address: string, position: Partial<ListPosition>): void {
  const { [address]: known = { pages: 1, scrollY: 0 }, ...others } = readPositions();
  const entries = [...Object.entries(others), [address, { ...known, ...position }] as const].slice(-MOST_LISTS);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is full or disabled, so the list starts at the top.
  }
}

let returningTo: string | undefined;

/** Call before a boat's page returns to a list. */
export function noteReturn({ address }: PreviousList): void {
  returningTo = address;
}

/** The number of pages to load for a list: as many as before on a return, else one. */
export function pagesToRead(address: string): number {
  // On Back, the URL changes before anything loads.
  const isReturn = returningTo === address || listAddress(window.location) === address;
  returningTo = undefined;
  return isReturn ? (readPositions()[address]?.pages ?? 1) : 1;
}

function readPositions(): Record<string, ListPosition> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
