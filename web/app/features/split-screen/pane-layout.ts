/** The widths of the panes, in percent. */
export interface PaneLayout {
  list: number;
  detail: number;
}

export const defaultPanes: PaneLayout = { list: 40, detail: 60 };
export const smallestPanes: PaneLayout = { list: 30, detail: 40 };

const KEYBOARD_STEP = 10;
const steps: Record<string, number> = { ArrowLeft: -KEYBOARD_STEP, ArrowRight: KEYBOARD_STEP };

/** The panes after a key press on the separator; undefined for other keys. */
export function panesAfterKey({ list }: PaneLayout, key: string): PaneLayout | undefined {
  const step = steps[key];
  return step === undefined ? undefined : panesWithList(list + step);
}

function panesWithList(wanted: number): PaneLayout {
  const list = Math.min(Math.max(wanted, smallestPanes.list), 100 - smallestPanes.detail);
  return { list, detail: 100 - list };
}

/** The layout stored by an earlier visit, if it is valid. */
export function parsePanes(stored: string | null): PaneLayout | undefined {
  try {
    const { list } = JSON.parse(stored ?? '');
    return Number.isFinite(list) ? panesWithList(list) : undefined;
  } catch {
    return undefined;
  }
}
