import type { Location } from 'react-router';

/** Where the reader is in a list of boats. */
interface ListPosition {
  pages: number;
  scrollY: number;
}

/** A list, and where in it to go on. */
export interface PreviousList {
  address: string;
  scrollY: number;
}

const KEY = 'boat-lists';
const MOST_LISTS = 20;

export const listAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => `${pathname}${search}`;

/** The state of a link from a list to one of its boats, and of the link back to the list. */
export const fromList = (location: Location) => ({ list: listAddress(location) });
export const backToList = ({ scrollY }: PreviousList) => ({ scrollY });

/** The list from which a boat was opened in this tab, as it was left. */
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
    // Storage is full or switched off: the list starts at its top.
  }
}

let returningTo: string | undefined;

/** Call when a boat's page is about to lead back to a list. */
export function noteReturn({ address }: PreviousList): void {
  returningTo = address;
}

/** How many pages to read for a navigation to a list: as many as it had, when it is returned to. */
export function pagesToRead(address: string): number {
  // When somebody goes back, the address changes before anything is loaded.
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
