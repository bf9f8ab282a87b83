/**
 * Back closes open overlays before it leaves the page. An open overlay has its own history entry: a copy of the page's entry
 * with a depth, hidden from the router. An overlay closed by other means leaves its entry behind, which later moves skip.
 */
interface HistoryPosition {
  /** React Router's index and key of the page's entry. */
  idx: number | undefined;
  key: string | undefined;
  depth: number;
}

export interface Overlay {
  /** The depth of its history entry; undefined when it has none. */
  depth: number | undefined;
  close: () => void;
}

const DEPTH = 'overlayDepth';
const open: Overlay[] = [];
let here: HistoryPosition = { idx: undefined, key: undefined, depth: 0 };

function positionIn(state: unknown): HistoryPosition {
  const { idx, key, [DEPTH]: depth = 0 } = (state ?? {}) as Partial<HistoryPosition> & { [DEPTH]?: number };
  return { idx, key, depth };
}

function noteCurrentPage(): void {
  here = positionIn(window.history.state);
}

/**
 * Call when a page has rendered. Only for browsers without the Navigation API: by then the user may already have gone back,
 * and the new entry would be taken for the one they left.
 */
export function noteDrawnPage(): void {
  if (window.navigation === undefined) noteCurrentPage();
}

/** The router navigates before the page renders, and the user may go back in between. */
function noteMove({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'traverse') noteCurrentPage();
}

export function openOverlay(close: () => void, hasEntry: boolean): Overlay {
  const overlay: Overlay = { close, depth: hasEntry ? nextDepth() : undefined };
  open.push(overlay);
  return overlay;
}

export function forgetOverlay(overlay: Overlay): void {
  const index = open.indexOf(overlay);
  if (index !== -1) open.splice(index, 1);
}

export const isTopOverlay = (overlay: Overlay | undefined): boolean => open.at(-1) === overlay;

/** Reuses an entry that a closed overlay left on top. */
function nextDepth(): number {
  const { history } = window;
  const { depth } = positionIn(history.state);
  const taken = Math.max(0, ...open.map((overlay) => overlay.depth ?? 0));
  if (depth > taken) return depth;
  history.pushState({ ...history.state, [DEPTH]: depth + 1 }, '');
  here = positionIn(history.state);
  return depth + 1;
}

/** Listens before the router, and hides moves within one page from it. */
export function listenForBack(): () => void {
  noteCurrentPage();
  window.addEventListener('popstate', onPopState, { capture: true });
  const navigation: Navigation | undefined = window.navigation;
  navigation?.addEventListener('currententrychange', noteMove);
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true });
    navigation?.removeEventListener('currententrychange', noteMove);
  };
}

function onPopState(event: PopStateEvent): void {
  const from = here;
  const to = positionIn(event.state);
  here = to;
  const isSamePage = to.idx === from.idx && to.key === from.key;
  const above = open.filter(({ depth }) => depth !== undefined && (!isSamePage || depth > to.depth));
  for (const overlay of above.reverse()) {
    forgetOverlay(overlay);
    overlay.close();
  }
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  // Skips an entry whose overlay is already closed.
  if (above.length === 0) window.history.go(to.depth > from.depth ? 1 : -1);
}
