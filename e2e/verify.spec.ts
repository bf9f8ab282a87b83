import { expect, faultsAtAnySize, SCREENS, test } from './fixtures.ts';

for (const { name, viewport } of SCREENS) {
  test.describe(`The page that checks documents, ${name}`, () => {
    // The answer about an unknown document.
    test.use({ viewport, expectedErrors: [/status of 404/] });

    test('tells a visitor that a file is not ours, and asks for a readable code', async ({ page }) => {
      test.slow();
      await page.goto('/verify');
      await expect(page.getByRole('heading', { level: 1, name: 'Check a document' })).toBeVisible();
      await page.getByLabel('Or enter its code').fill('Exchange Agreement');
      await page.getByRole('button', { name: 'Check the Code' }).click();
      await expect(page.getByText('Please enter the code at the bottom of the document')).toBeVisible();

      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a File' }).click();
      await (await chosen).setFiles({ name: 'forged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('abc') });
      await page.waitForURL('**/verify/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
      await expect(page.getByRole('heading', { name: 'We don’t know this document' })).toBeVisible();
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  });
}
