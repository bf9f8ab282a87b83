import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed while nothing answered yet; called once, it also stops listening. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/** Runs with the page: remembers the last button that was pressed before the page came to life. A form that works by itself is sent. */
export const earlyPressScript = `(() => {
  let pressed;
  const remember = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    pressed = button;
  };
  addEventListener('click', remember, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', remember, true);
    return pressed;
  };
})()`;

let isAlive = false;

/** Whether what is rendered now came with the page: on the server, and while the browser takes it over. */
export const isComingAlive = () => !isAlive;

/** For the root: from now on everything is rendered by the browser itself, and who pressed something early is answered. */
export function useComingAlive(): void {
  useEffect(() => {
    isAlive = true;
    const pressed = window.takeEarlyPress?.();
    delete window.takeEarlyPress;
    // After the effects of the whole page, which may still attach what answers.
    if (pressed) setTimeout(() => inPlaceOf(pressed)?.click());
  }, []);
}

/** Who is signed in is shown other buttons than the server rendered: the one of the same name in its place. */
function inPlaceOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const nameOf = ({ ariaLabel, textContent }: HTMLButtonElement) => ariaLabel ?? textContent;
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button));
}
