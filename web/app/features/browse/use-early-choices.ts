import { type BoatSearch, readBoatSearch } from '@tradewind/contract/boat-browse';
import { useEffect, useRef, useState } from 'react';

/** What was chosen in the server's form before this code was there to notice: React would set it back. */
export function useEarlyChoices(formId: string, apply: (search: BoatSearch) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : choicesIn(formId)));
  const applied = useRef(false);

  useEffect(() => {
    if (early === undefined || applied.current) return;
    applied.current = true;
    apply(early);
  });
}

function choicesIn(formId: string): BoatSearch | undefined {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readBoatSearch(new URLSearchParams(given));
}
