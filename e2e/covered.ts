import type { Locator, Page } from '@playwright/test';

/** Controls and headings, which nothing may cover. */
const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"], h1, h2, h3';

/** The controls that this element covers at the current scroll position. An element in the navigation bar is compared with the bar's own controls. */
export const coveredBy = (element: Locator): Promise<string[]> =>
  element.evaluate((top, selector) => {
    const over = top.getBoundingClientRect();
    const covers = (box: DOMRect) =>
      box.left < over.right - 1 && box.right > over.left + 1 && box.top < over.bottom - 1 && box.bottom > over.top + 1;
    const bar = document.querySelector('body > header');
    const isInBar = bar?.contains(top) && over.bottom <= bar.getBoundingClientRect().bottom + 1;
    return [...((isInBar ? bar : undefined) ?? document).querySelectorAll<HTMLElement>(selector)]
      .filter((control) => !top.contains(control) && !control.contains(top))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => [...control.getClientRects()].some(covers))
      .map((control) => `${control.tagName} “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`);
  }, CONTROLS);

/** Scrolls to the top, the middle and the end of the page. */
export async function atEachScrollPosition(page: Page, look: (position: string) => Promise<void>): Promise<void> {
  for (const [position, part] of [
    ['top', 0],
    ['middle', 0.5],
    ['end', 1],
  ] as const) {
    await page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
    }, part);
    await look(position);
  }
}

/** Numbers the controls that are visible and not covered. Returns how many there are. */
export const markReachable = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const reachable = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    });
    for (const control of reachable) control.dataset.reachable = '';
    return reachable.length;
  }, CONTROLS);

/** The marked controls that are covered now. Controls below the viewport do not count. */
export const noLongerReachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-reachable]')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return top + height / 2 < window.innerHeight && !(hit && (control.contains(hit) || hit.contains(control)));
      })
      .map((control) => `${control.tagName} “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`),
  );
