import type { Locator, Page } from '@playwright/test';

/** Controls and headings, which nothing may cover. */
const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"], h1, h2, h3';

/** Where to scroll, as a share of the way down the page. */
const SCROLL_POSITIONS = { top: 0, middle: 0.5, end: 1 };

/** The controls that this element covers at the current scroll position. An element in the navigation bar is compared with the bar's own controls. */
export const coveredBy = (element: Locator): Promise<string[]> => coveredAt(element, {});

/** The same at the top, the middle and the end of the page, where the element must also be in full view. */
export const coveredWhileScrolling = (element: Locator): Promise<string[]> => coveredAt(element, SCROLL_POSITIONS);

/** Looks at all positions in one call to the browser, since a call takes longer than the look. */
const coveredAt = (element: Locator, positions: Record<string, number>): Promise<string[]> =>
  element.evaluate(
    async (top, { selector, positions, patience }) => {
      const nameOf = (control: HTMLElement) =>
        `${control.tagName} “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`;
      const covered = () => {
        const over = top.getBoundingClientRect();
        const covers = ({ left, right, top: start, bottom }: DOMRect) =>
          left < over.right - 1 && right > over.left + 1 && start < over.bottom - 1 && bottom > over.top + 1;
        const bar = document.querySelector('body > header');
        const isInBar = bar?.contains(top) && over.bottom <= bar.getBoundingClientRect().bottom + 1;
        return [...((isInBar ? bar : undefined) ?? document).querySelectorAll<HTMLElement>(selector)]
          .filter((control) => !top.contains(control) && !control.contains(top))
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => [...control.getClientRects()].some(covers))
          .map(nameOf);
      };
      const comesIntoFullView = () =>
        new Promise<boolean>((resolve) => {
          const end = (isInView: boolean) => {
            observer.disconnect();
            clearTimeout(timer);
            resolve(isInView);
          };
          const look = ([entry]: IntersectionObserverEntry[]) => entry?.intersectionRatio === 1 && end(true);
          const observer = new IntersectionObserver(look, { threshold: [0, 1] });
          const timer = setTimeout(() => end(false), patience);
          observer.observe(top);
        });

      const found: string[] = [];
      for (const [position, share] of Object.entries(positions)) {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
        if (!(await comesIntoFullView())) found.push(`${position}: is not in full view`);
        found.push(...covered().map((control) => `${position}: ${control}`));
      }
      return Object.keys(positions).length > 0 ? found : covered();
    },
    { selector: CONTROLS, positions, patience: 10_000 },
  );

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
