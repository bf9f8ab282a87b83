import { listed } from '../plan.ts';

interface Valued {
  title: string;
  value: string;
}

interface Worth {
  ownBoats: readonly Valued[];
  things: readonly Valued[];
  leftOut: readonly Valued[];
  notActive: readonly { title: string; status: string }[];
  cash?: string;
  boatsTogether: string;
  thingsTogether: string;
  worth: string;
  target?: string;
  price?: string;
  gap?: string;
  gapIs?: 'short' | 'over' | 'even';
}

const NOTHING = 'There’s nothing to add up: you have no active listing and nothing in your garage that this names.';
const named = (all: readonly Valued[]) => listed(all.map(({ title, value }) => `${title} (${value})`));

/** A sum over the user's own boats and things, what it counts, and what it leaves out. */
export function ownWorthText(output: Record<string, unknown>): string {
  const {
    ownBoats: boats,
    things,
    leftOut,
    notActive,
    cash,
    boatsTogether,
    thingsTogether,
    worth,
  } = output as unknown as Worth;
  if (boats.length + things.length === 0 && !cash) return NOTHING;
  const groups = [
    ...(boats.length > 0 ? [`${boats.length > 1 ? `boats ${boatsTogether}, ` : ''}${named(boats)}`] : []),
    ...(things.length > 0 ? [`${things.length > 1 ? `things ${thingsTogether}, ` : ''}${named(things)}`] : []),
    ...(cash ? [`${cash} in cash`] : []),
  ];
  const basis = [
    ...(boats.length > 0 ? ['your asking prices'] : []),
    ...(things.length > 0 ? ['the values you entered in your garage'] : []),
  ];
  return [
    `Together, that’s ${worth}: ${groups.join('; ')}.`,
    basis.length > 0 ? `This goes by ${listed(basis)}.` : '',
    leftOut.length > 0 ? `Left out: ${named(leftOut)}.` : '',
    notActive.length > 0
      ? `Not counted, as not active: ${listed(notActive.map(({ title, status }) => `${title} (${status})`))}.`
      : '',
    againstText(output as unknown as Worth),
  ]
    .filter(Boolean)
    .join(' ');
}

function againstText({ target, price, gap, gapIs }: Worth): string {
  if (!target || !price || !gap) return '';
  const verdict =
    gapIs === 'short'
      ? `you’d be ${gap} short`
      : gapIs === 'over'
        ? `that’s ${gap} more than it asks`
        : 'that’s exactly as much';
  return `The ${target} asks ${price}: ${verdict}, before closing costs. The owner decides what to take.`;
}
