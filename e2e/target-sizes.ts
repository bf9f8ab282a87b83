import type { Page } from '@playwright/test';

const SMALLEST = 24;

/** Controls smaller than 24 × 24 px. Links within a sentence are exempt (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [role=switch]';
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null;
    /** Whether the paragraph has more text than the link. */
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const paragraph = element.closest('p, li, dd, td, blockquote, figcaption, span');
      const words = (node: Element | null) => node?.textContent?.trim().length ?? 0;
      return words(paragraph) > words(element) + 8;
    };
    const box = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const track = element.closest('[class*=Switch-root], [class*=Checkbox-root], [class*=Radio-root]');
      const boxes = [element, ...labels, ...(track ? [track] : [])].map((each) => each.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .map((element) => ({ element, ...box(element) }))
      .filter(({ width, height }) => width > 1 && height > 1 && (width < smallest || height < smallest))
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, SMALLEST);
}

/** Options whose text does not fit into their select, whether selected or not. */
export function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('The browser has no 2D canvas context.');
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const style = getComputedStyle(select);
        canvas.font = style.font;
        const room =
          select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) + 1;
        const name = select.labels?.[0]?.textContent ?? select.getAttribute('aria-label') ?? select.name;
        return [...select.options]
          .filter((option) => canvas.measureText(option.label).width > room)
          .map((option) => `${name}: "${option.label}"`);
      });
  });
}
