import { useEffect } from 'react';

declare global {
  interface Window {
    /** The name of the element that was clicked before hydration; called once, it also stops listening. */
    takeEarlyClick?: () => string | undefined;
  }
}

/**
 * Opts an element in: a click before hydration is replayed afterwards, on the element of the same name, also where the
 * signed-in view put another one in its place. Names are unique on a page.
 */
export const replayed = (name: string) => ({ 'data-replay': name });

/** Runs with the page: remembers the last element that was clicked before hydration, of those that opted in. */
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

/** Whether what is rendered now came with the page: on the server, and while the browser takes it over. */
export const isHydrating = () => !isHydrated;

/** For the root: marks the page as hydrated, for tests to wait for, and replays a click that was made before. */
export function useHydration(): void {
  useEffect(() => {
    isHydrated = true;
    document.documentElement.dataset.hydrated = '';
    const clicked = window.takeEarlyClick?.();
    delete window.takeEarlyClick;
    // After the effects of the whole page, which may still attach what answers.
    if (clicked)
      setTimeout(() => document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(clicked)}"]`)?.click());
  }, []);
}
