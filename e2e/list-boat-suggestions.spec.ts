import { expect, test } from './fixtures.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';

const marked = (wizard: ListBoatPage) => wizard.page.getByText('Suggested', { exact: true });

for (const width of [390, 1440]) {
  test.describe(`Suggestions at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();
    test.beforeEach(({ signedIn }) => void signedIn);

    test('stay marked until they are changed, also after a reload', async ({ page }) => {
      const wizard = await new ListBoatPage(page).open();
      await expect(wizard.year).toHaveAccessibleDescription(/Suggested/);
      await wizard.year.fill('2016');
      await expect(marked(wizard)).toHaveCount(0);
      await wizard.toOffer();
      await expect(marked(wizard)).toHaveCount(7);
      await expect(wizard.price).not.toHaveAccessibleDescription(/Suggested/);
      await wizard.location.fill('Tampa, FL');
      await page.getByLabel('Condition').selectOption('Excellent');
      // Tabbing through a field changes nothing.
      await page.getByLabel('Length').focus();
      await page.getByLabel('Length').blur();
      await expect(page.getByLabel('Condition')).not.toHaveAccessibleDescription(/Suggested/);
      await expect(marked(wizard)).toHaveCount(5);
      await page.reload();
      await expect(marked(wizard)).toHaveCount(5);
    });

    test('that are left unchanged are confirmed once, each with a link to change it', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toOffer();
      let posts = 0;
      page.on('request', (sent) => {
        if (sent.method() === 'POST' && sent.url().endsWith('/api/boats')) posts += 1;
      });
      await wizard.price.fill('48500');
      await page.getByLabel('Engine', { exact: true }).fill('Single Volvo D4');
      await wizard.post.click();
      await expect(wizard.question.getByRole('listitem')).toHaveText([
        /Year: 2020/,
        /Location: Miami FL/,
        /Type: Motor Yacht/,
        /Length: 25 ft/,
        /Condition: Good/,
        /Fuel: Gasoline/,
        /Trade categories: Boats, Bitcoin, Cryptocurrency/,
      ]);
      expect(posts).toBe(0);
      // Closing the dialog does not confirm.
      await page.keyboard.press('Escape');
      await expect(wizard.question).toBeHidden();
      await wizard.post.click();
      await expect(wizard.question).toBeVisible();
      expect(posts).toBe(0);
      await wizard.question.getByRole('button', { name: 'Change year' }).click();
      await expect(wizard.step(1)).toBeVisible();
      await expect(wizard.year).toBeFocused();
      await wizard.year.fill('2014');
      await wizard.forward.click();
      await wizard.forward.click();
      // The dialog does not appear a second time.
      await wizard.post.click();
      await page.waitForURL('**/boat-posted?*');
      expect(posts).toBe(1);
      await expect(page.getByText('2014 Sea Ray SLX 310')).toBeVisible();
    });
  });
}
