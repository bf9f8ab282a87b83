import { heicPhoto } from '../api/src/testing/heic-photo.ts';
import { expect, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';
import { photo, photos } from './pages/photo-editor.ts';

const refused = { expectedErrors: [/status of [45]\d\d|ERR_FAILED/] };

test.describe('Step 2: Photos / Videos', () => {
  test.beforeEach(({ signedIn }) => void signedIn);

  test('needs at least one uploaded photo', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    await wizard.forward.click();
    await expect(wizard.toast('Photos Required')).toContainText(
      'Please upload at least one photo of your boat before continuing.',
    );
    await wizard.upload(...(await photos('bow.jpg', 'helm.jpg')));
    await expect(wizard.toast('Images Uploaded')).toContainText('2 images uploaded successfully');
    await wizard.forward.click();
    await expect(wizard.step(3)).toBeVisible();
  });

  for (const width of [390, 1440]) {
    test(`asks to wait while photos upload, and names those lost by a reload, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const wizard = await new ListBoatPage(page).toPhotos();
      await page.route('**/api/upload', () => undefined);
      await wizard.files.setInputFiles(await photos('bow.jpg', 'helm.jpg'));
      await expect(page.getByRole('progressbar', { name: 'Uploading helm.jpg' })).toBeVisible();
      await expect(page.getByText('Cover', { exact: true })).toBeHidden();
      await wizard.forward.click();
      await expect(wizard.toast('Still Saving Your Photos')).toContainText('Please wait for the first photo to finish');
      await expect(wizard.step(2)).toBeVisible();

      await page.reload();
      await expect(page.getByText('Upload Failed: 2 files weren’t added.')).toBeVisible();
      await expect(page.getByText('bow.jpg, helm.jpg: not saved before you left this page')).toBeVisible();
      await page.unroute('**/api/upload');
      await wizard.upload(await photo('bow.jpg'));
      await expect(page.getByText('not saved before you left this page')).toBeHidden();
    });
  }

  test('accepts only images, and says why a file was not added', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    await expect(page.getByText('Images only, up to 20 photos, 15 MB each.')).toBeVisible();
    await wizard.files.setInputFiles([
      { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'tour.mp4', mimeType: 'video/mp4', buffer: Buffer.from('ftyp') },
      { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
    ]);
    await expect(page.getByText(/Photos only/)).toBeVisible();
    await expect(page.getByText('Upload Failed: 3 files weren’t added.')).toBeVisible();
    await expect(page.getByText('deed.pdf: not a photo we can read')).toBeVisible();
    await expect(page.getByText('tour.mp4: a video, and we can only add photos')).toBeVisible();
    await expect(page.getByText('huge.jpg: larger than 15 MB')).toBeVisible();
    await expect(wizard.tiles).toHaveCount(0);
  });

  test('accepts HEIC photos, which the server converts', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    // Browsers that do not know HEIC report no type.
    await wizard.files.setInputFiles({ name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPhoto });
    await expect(wizard.tiles.locator('img[src^="/media/"]')).toHaveCount(1);
    await expect(wizard.tiles).toContainText('Cover');
  });

  test('accepts dropped photos', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    const { buffer } = await photo('bow.jpg');
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'bow.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, buffer.toString('base64'));
    await page.getByText('Drag photos here').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(wizard.toast('1 images uploaded successfully')).toBeVisible();
    await expect(wizard.tiles).toHaveCount(1);
  });

  test('shows a progress bar for each file, and uploads at most three at once', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let atOnce = 0;
    let most = 0;
    await page.route('**/api/upload', async (route) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await released;
      await route.continue();
      atOnce -= 1;
    });
    await wizard.files.setInputFiles(await photos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
    for (const name of ['1.jpg', '5.jpg']) {
      await expect(page.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
    }
    await expect.poll(() => most).toBe(3);
    release();
    await expect(wizard.toast('5 images uploaded successfully')).toBeVisible();
    expect(most).toBe(3);
  });

  test('reorders by keyboard and by dragging, and announces it', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    await wizard.upload(...(await photos('bow.jpg', 'helm.jpg', 'cabin.jpg')));
    const [bow, helm, cabin] = await wizard.order();
    await wizard.tool('Move right', 1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => wizard.order()).toEqual([helm, bow, cabin]);
    await expect(page.getByText('Photo 1 is now photo 2 of 3.')).toBeAttached();
    await expect(wizard.tool('Move right', 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => wizard.order()).toEqual([helm, cabin, bow]);
    await expect(wizard.tool('Move left', 3)).toBeFocused();
    await wizard.tiles.nth(2).dragTo(wizard.tiles.nth(0));
    await expect.poll(() => wizard.order()).toEqual([bow, helm, cabin]);
    await wizard.tool('Make cover', 3).click();
    await expect.poll(() => wizard.order()).toEqual([cabin, bow, helm]);
    await expect(wizard.tiles.nth(0)).toContainText('Cover');
  });

  test('restores the previous photos with an undo button', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    await wizard.upload(...(await photos('bow.jpg', 'helm.jpg')));
    const before = await wizard.order();
    await wizard.tool('Remove', 1).click();
    await expect(wizard.tiles).toHaveCount(1);
    await wizard.undo.click();
    await expect(wizard.toast('Photos Restored')).toContainText('Your previous photos have been restored');
    await expect.poll(() => wizard.order()).toEqual(before);
  });

  test.describe(() => {
    test.use(refused);

    test('retries a single failed upload', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toPhotos();
      let calls = 0;
      await page.route('**/api/upload', (route) => {
        calls += 1;
        return calls === 1 ? route.fulfill({ status: 503, json: { message: 'down' } }) : route.continue();
      });
      await wizard.files.setInputFiles(await photos('bow.jpg', 'helm.jpg'));
      await expect(wizard.toast('Upload Failed')).toContainText('Failed to upload images. Please try again.');
      await expect.poll(() => calls).toBe(2);
      await page.getByRole('button', { name: /^Try Again, photo/ }).click();
      await expect(wizard.toast('1 images uploaded successfully')).toBeVisible();
      expect(calls).toBe(3);
      await expect(wizard.tiles.locator('img[src^="/media/"]')).toHaveCount(2);
    });

    test('rejects thirty non-photos with one message', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toPhotos();
      const lies = Array.from({ length: 30 }, (_, n) => ({
        name: `scan-${n + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(`no image ${n}`),
      }));
      await wizard.files.setInputFiles(lies.slice(0, 18));
      const message = page.getByText(/^Upload Failed: \d+ files weren’t added\.$/);
      await expect(message).toHaveText('Upload Failed: 18 files weren’t added.');
      await expect(page.getByText('scan-1.jpg, scan-2.jpg, scan-3.jpg and 15 more')).toBeVisible();
      await expect(wizard.tiles).toHaveCount(0);
      await wizard.files.setInputFiles(lies);
      await expect(message).toHaveText('Upload Failed: 30 files weren’t added.');
      await expect(page.getByRole('alert').filter({ hasText: /Upload Failed/ })).toHaveCount(1);
      await expect(wizard.tiles).toHaveCount(0);
    });

    test('explains how to export a JPEG when a HEIC photo cannot be converted', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toPhotos();
      const buffer = heicPhoto.subarray(0, 400);
      await wizard.files.setInputFiles({ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer });
      await expect(page.getByText('Upload Failed: one file wasn’t added.')).toBeVisible();
      await expect(page.getByText(/Please export it as a JPEG\. On an iPhone, choose Settings/)).toBeVisible();
    });

    test('never uses an unreadable file as the cover', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toPhotos();
      const lie = { name: 'bow.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') };
      await wizard.files.setInputFiles([lie, ...(await photos('helm.jpg', 'cabin.jpg'))]);
      await expect(page.getByText('Upload Failed: one file wasn’t added.')).toBeVisible();
      await expect(wizard.tiles).toHaveCount(2);
      await expect(wizard.tiles.nth(0)).toContainText('Cover');
    });
  });

  test.describe(() => {
    // Leaving the page aborts the pending upload.
    test.use({ expectedErrors: [/net::ERR_/] });
    test('asks before leaving while photos upload', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toPhotos();
      await page.route('**/api/upload', () => undefined);
      await wizard.files.setInputFiles(await photo('bow.jpg'));
      await expect(page.getByRole('progressbar')).toBeVisible();
      const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(await page.evaluate(wouldAsk), 'no native browser dialog').toBe(false);
      const { nav } = new Chrome(page);
      const question = page.getByRole('dialog', { name: 'Photos are still uploading' });
      await nav.getByRole('link', { name: 'Pricing' }).click();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('progressbar')).toBeVisible();
    });
  });
});
