import { useEffect } from 'react';

declare global {
  interface Window {
    /** Returns the name of the element clicked before hydration, and stops listening. */
    takeEarlyClick?: () => string | undefined;
  }
}

/**
 * Opts an element in to replaying clicks made before hydration. The replay finds the element by name, also when the
 * signed-in view swapped it. Names are unique on a page.
 */
export const replayed = (name: string) => ({ 'data-replay': name });

/** Inline script that remembers the last opted-in element clicked before hydration. */
export const earlyClickScript = `(() => {
  let clicked;
  const remember = (event) => {
    const element = event.target instanceof Element && event.target.closest('[data-replay]');
    const button = event.target instanceof Element && event.target.closest('button');
    // The browser would send a form without an action to this page, with all that was typed in the address.
    if (element || (button && button.type === 'submit' && button.form && !button.form.hasAttribute('action')))
      event.preventDefault();
    if (element) clicked = element.dataset.replay;
  };
  addEventListener('click', remember, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', remember, true);
    return clicked;
  };
})()`;

let isHydrated = false;

/** True on the server and during hydration. */
export const isHydrating = () => !isHydrated;

/** For the root: replays an early click, and marks the page as hydrated for tests. */
export function useHydration(): void {
  useEffect(() => {
    isHydrated = true;
    document.documentElement.dataset.hydrated = '';
    const clicked = window.takeEarlyClick?.();
    delete window.takeEarlyClick;
    // Waits for the effects of the whole page, which may still attach handlers.
    if (clicked)
      setTimeout(() => document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(clicked)}"]`)?.click());
  }, []);
}
