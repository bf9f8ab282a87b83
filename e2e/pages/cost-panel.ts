import { expect, type Locator, type Page } from '@playwright/test';

/** The estimate of what a change of boats costs. */
export class CostPanel {
  readonly root: Locator;

  private constructor(root: Locator) {
    this.root = root;
  }

  /** On a boat's page, for people who own boats. */
  static async onBoatPage(page: Page): Promise<CostPanel> {
    const panel = new CostPanel(page.getByRole('region', { name: 'Cost of change' }));
    await expect(panel.root).toBeVisible();
    return panel;
  }

  /** Below an offer that is being put together. */
  static async inBuilder(page: Page): Promise<CostPanel> {
    await page.getByText('Estimate your cost of change').click();
    const panel = new CostPanel(page.getByRole('group').filter({ hasText: 'Estimate your cost of change' }));
    await expect(panel.total).toBeVisible();
    return panel;
  }

  line(label: string): Locator {
    return this.root.locator('dl > div').filter({ has: this.root.page().getByText(label, { exact: true }) });
  }

  get total(): Locator {
    return this.root.locator('[data-total]');
  }

  /** Opens the assumptions, which are closed at first. */
  async change(): Promise<this> {
    await this.root.getByText('Change the assumptions').click();
    return this;
  }

  field(label: string): Locator {
    return this.root.getByLabel(label);
  }
}
