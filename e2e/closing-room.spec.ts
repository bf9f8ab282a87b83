import { agreedSwap } from './agreed-swap.ts';
import { demoBroker } from './broker-of.ts';
import { browserOf } from './browser-of.ts';
import { PAPER } from './closing-by-api.ts';
import { expect, faultsAtAnySize, SCREENS, test } from './fixtures.ts';
import { ClosingRoom } from './pages/closing-room.ts';

for (const { name, viewport } of SCREENS) {
  test.describe(`The closing room, ${name}`, () => {
    test.use({ viewport });

    test('shows everyone their next step and follows what the others do', async ({
      page,
      signedIn: buyer,
      newPerson,
      request,
      browser,
      baseURL,
    }) => {
      test.slow();
      const owner = await newPerson('Marisol');
      const { id, tern } = await agreedSwap(request, buyer, owner);
      const ownersPage = await browserOf(browser, baseURL, owner, viewport);
      const room = await new ClosingRoom(page).open(id);
      const ownersRoom = await new ClosingRoom(ownersPage).open(id);

      await expect(room.progress).toContainText('Step 1 of 10: Signing.');
      await room.asks('Enter your legal name and address');
      await expect(room.next).toContainText('Due tomorrow');
      await expect(room.next).toContainText('the trade lapses');
      await room.next.getByRole('button', { name: 'Save' }).click();
      await expect(room.next.getByLabel('Legal name')).toBeFocused();
      await expect(room.next).toContainText('Legal name is required');
      await room.enterLegalDetails('Robin Ashe Whitfield');

      await room.asks('Tell us how your boat is titled');
      await expect(room.next).toContainText(tern.title);
      await room.enterBoatDetails({ hullNumber: 'ABC12345D404', part: 'Trailer' });
      await room.asks('Read and sign the disclosures');
      await expect(room.card('Your money')).toContainText('$5,000');
      const signing = room.next.getByRole('form', { name: 'Sign: Disclosures' });
      await expect(signing.getByRole('button', { name: 'Sign' })).toBeDisabled();
      await signing.getByLabel('Type your name to sign').fill('robin ashe whitfield');
      await signing.getByRole('checkbox').check();
      await signing.getByRole('button', { name: 'Sign' }).dblclick();
      // The agreement quotes everyone's details, and somebody's are missing.
      await room.asks('Nothing to do for you right now');
      const finished = await room.group('Finished');
      await expect(finished).toContainText('Legal details');

      // The other browser follows, and sees the boat's details but not the address.
      const seen = await ownersRoom.task('Finished', 'Boat details', tern.title);
      await expect(seen).toContainText('ABC12345D404');
      const address = await ownersRoom.task('Finished', 'Legal details');
      await expect(address).not.toContainText('Harbor Lane');
      await ownersRoom.asks('Enter your legal name and address');
      await ownersRoom.enterLegalDetails('Marisol Vega');
      await ownersRoom.enterBoatDetails({ hullNumber: 'XYZ98765E505' });
      await room.asks('Read and sign the exchange agreement');
      await ownersPage.context().close();
    });

    test('gives the broker checks to record and papers to do without', async ({
      page,
      signedIn: buyer,
      newPerson,
      request,
      browser,
      baseURL,
    }) => {
      test.slow();
      const owner = await newPerson('Marisol');
      const { id } = await agreedSwap(request, buyer, owner);
      const brokersPage = await browserOf(browser, baseURL, await demoBroker(request), viewport);
      const desk = await new ClosingRoom(brokersPage).open(id);
      await desk.asks('Check the identity and authority of every owner');
      await desk.next.getByRole('button', { name: 'Record a Problem' }).click();
      await expect(desk.next).toContainText('Please say what is wrong, so that it can be put right.');
      await desk.next.getByLabel('What you found').fill('Passport seen by video call.');
      // A slow double click: its second half finds the next check under the pointer.
      const pass = desk.next.getByRole('button', { name: 'Record as Passed' });
      await pass.click();
      await expect(desk.next.getByLabel('What you found')).toHaveValue('');
      await pass.hover();
      await brokersPage.mouse.down({ clickCount: 2 });
      await brokersPage.mouse.up({ clickCount: 2 });
      const check = await desk.task('Finished', 'Identity check');
      await expect(check).toContainText('Passport seen by video call.');
      await expect((await desk.group('Finished')).getByText('Identity check')).toHaveCount(1);
      await desk.asks('Check the identity and authority of every owner');

      const inspection = await desk.task('Later', 'Inspection and sea trial', `Osprey ${owner.user.id}`);
      await inspection.getByRole('button', { name: 'Not Needed…' }).click();
      const dialog = brokersPage.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Record as Not Needed' })).toBeDisabled();
      await dialog.getByLabel('Reason').fill('The buyer surveyed it last month.');
      await dialog.getByRole('button', { name: 'Record as Not Needed' }).click();
      await expect(await desk.task('Finished', 'Inspection and sea trial')).toContainText('Not needed');
      await brokersPage.context().close();

      const room = await new ClosingRoom(page).open(id);
      await expect(await room.group('Finished')).toContainText('Identity check');
    });
  });
}

test.describe('A lost connection', () => {
  test.use({ ownContext: true, expectedErrors: [/ERR_(?:INTERNET_DISCONNECTED|FAILED)/] });

  test('details that were typed and papers that were chosen survive a reload and a lost connection', async ({
    page,
    signedIn: buyer,
    newPerson,
    request,
  }) => {
    const { id } = await agreedSwap(request, buyer, await newPerson('Marisol'));
    const room = await new ClosingRoom(page).open(id);
    await room.next.getByLabel('Street').fill('12 Harbor Lane');
    await page.reload();
    await expect(room.next.getByLabel('Street')).toHaveValue('12 Harbor Lane');
    await expect(room.next).toContainText('We kept your unsaved changes.');
    await page.context().setOffline(true);
    await room.enterLegalDetails('Robin Ashe Whitfield');
    await expect(page.getByText('We couldn’t reach Tradewind.')).toBeVisible();
    const form = await room.task('Later', 'Tax form');
    const choosing = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Choose Files or Take a Photo' }).click();
    await (await choosing).setFiles({ name: 'w-9.pdf', mimeType: 'application/pdf', buffer: PAPER });
    await expect(form.getByRole('alert')).toContainText('Not added: The connection was lost.');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Try again: w-9.pdf' }).click();
    await expect(room.card('Documents')).toContainText('w-9.pdf');
    await expect(room.main.getByRole('alert')).toHaveCount(0);
    await room.next.getByRole('button', { name: 'Save' }).click();
    await room.asks('Tell us how your boat is titled');

    await page.route(/\/tasks\/\d+\/form$/, (route) => route.abort(), { times: 1 });
    await room.enterBoatDetails({ hullNumber: 'ABC12345D404' });
    await room.next.getByRole('button', { name: 'Try Again' }).click();
    await expect(room.next.getByLabel('Type your name to sign')).toBeVisible();
  });
});

test('the closing room is accessible for a party and the broker', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id } = await agreedSwap(request, buyer, await newPerson('Marisol'));
  const room = await new ClosingRoom(page).open(id);
  await room.group('Later');
  expect(await faultsAtAnySize(page)).toEqual([]);
  const brokersPage = await browserOf(browser, baseURL, await demoBroker(request));
  await new ClosingRoom(brokersPage).open(id);
  expect(await faultsAtAnySize(brokersPage)).toEqual([]);
  await brokersPage.context().close();
});
