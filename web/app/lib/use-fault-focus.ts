import { useEffect, useRef, useState } from 'react';

/** The first field with an error. Groups of choices mark themselves. */
const FAULTY = '[aria-invalid="true"], [data-faulty] input';

/** Moves the focus to the first field with an error, after each refusal. */
export function useFaultFocus<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  /** Counts refusals, each of which moves the focus. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [refusals]);
  return { area, focusFault: () => setRefusals((count) => count + 1) };
}
