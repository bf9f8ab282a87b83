const LONGEST_WAIT_MS = 5_000;
const failed = new Set<HTMLLinkElement>();

/** Asks again for the style sheets that did not load, and waits for them. */
export async function restoreStyles(): Promise<void> {
  const links = [...failed].filter((link) => link.isConnected);
  failed.clear();
  await Promise.all(links.map(loadAgain));
}

const loadAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    // Becoming a style sheet again makes the browser ask for it again; setting the same address does not.
    link.rel = '';
    link.rel = 'stylesheet';
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', remember, true);
  window.addEventListener('online', () => void restoreStyles());
}
