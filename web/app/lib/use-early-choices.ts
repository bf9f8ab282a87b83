import { useEffect, useRef, useState } from 'react';

/** Applies choices made in the server-rendered form before hydration, which React would reset. */
export function useEarlyChoices(formId: string, apply: (given: URLSearchParams) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : choicesIn(formId)));
  const applied = useRef(false);

  useEffect(() => {
    if (early === undefined || applied.current) return;
    applied.current = true;
    apply(early);
  });
}

function choicesIn(formId: string): URLSearchParams | undefined {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
