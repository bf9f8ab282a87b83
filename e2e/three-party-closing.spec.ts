import type { APIRequestContext } from '@playwright/test';
import type { TradeMoney } from '@tradewind/contract/ledger';
import { demoBroker } from './broker-of.ts';
import { browserOf } from './browser-of.ts';
import { ClosingByApi, legalNameOf } from './closing-by-api.ts';
import { withDatabase } from './e2e-database.ts';
import { finishDirectly } from './finish-directly.ts';
import { expect, type Person, test } from './fixtures.ts';
import { insertRing } from './insert-ring.ts';
import { ClosingRoom } from './pages/closing-room.ts';
import { ReviewsPart } from './pages/reviews-part.ts';
import { textOfPdf } from './pdf-text.ts';
import { postBoat } from './post-boat.ts';
import { headersOf } from './propose.ts';

/** Ada's boat goes to Ben, Ben's to Cleo and Cleo's to Ada; Ben adds $30,000 for Ada. All three have said yes. */
async function agreedRing(request: APIRequestContext, people: readonly Person[]): Promise<number> {
  const parties = [];
  for (const [place, person] of people.entries()) {
    const price = place === 0 ? '150000.00' : '120000.00';
    const { id, title } = await postBoat(request, person, { title: `${person.user.firstName}’s boat`, price });
    parties.push({ userId: person.user.id, boat: { id, title, price } });
  }
  const id = await insertRing(parties, { giver: 1, receiver: 0, amount: '30000.00' });
  for (const person of people) {
    const answer = await request.post(`/api/trades/${id}/accept`, {
      headers: headersOf(person),
      data: { revision: 1 },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return id;
}

interface Place {
  room: ClosingRoom;
  person: Person;
}

interface Ring {
  id: number;
  request: APIRequestContext;
  api: ClosingByApi;
  ada: Place;
  ben: Place;
  cleo: Place;
  desk: Place;
}

const partiesOf = ({ ada, ben, cleo }: Ring): Place[] => [ada, ben, cleo];
const roomsOf = (ring: Ring) => [...partiesOf(ring), ring.desk].map(({ room }) => room);

/** One signs on the screen, the others do the same through the API. */
async function everyoneSigns(ring: Ring, { room, person }: Place): Promise<void> {
  await room.asks('Read and sign the exchange agreement');
  await room.sign(legalNameOf(person));
  await expect(room.next.getByRole('heading', { name: 'Read and sign the exchange agreement' })).toHaveCount(0);
  for (const other of partiesOf(ring)) await ring.api.finish(other.person, 'agreement');
}

async function signAgreement(ring: Ring): Promise<void> {
  const { id, api, ada, desk } = ring;
  for (const { room } of [ada, desk]) await room.open(id);
  await ada.room.enterLegalDetails(legalNameOf(ada.person));
  await ada.room.asks('Tell us how your boat is titled');
  await desk.room.asks('Check the identity and authority of every owner');
  await desk.room.next.getByRole('button', { name: 'Record as Passed' }).click();
  await expect(await desk.room.group('Finished')).toContainText('Identity check');
  await finishDirectly(id, 'identity', 'sanctions', 'disclosures');
  for (const { person } of partiesOf(ring)) await api.finish(person, 'legal-details', 'vessel-details');
  await everyoneSigns(ring, ada);
  for (const { room } of [ring.ben, ring.cleo]) await room.open(id);
  for (const room of roomsOf(ring)) await expect(room.progress).toContainText('Step 2 of 10: Deposits.');
}

async function payDeposits({ api, ben, desk }: Ring): Promise<void> {
  await ben.room.asks('Wire your deposit');
  await expect(ben.room.next).toContainText('$3,000');
  await expect(ben.room.next).toContainText('Our bank details never change by message.');
  for (const [position, amount] of ['2400.00', '3000.00', '2400.00'].entries())
    await api.wire(desk.person, 'in', { purpose: 'deposit', trust: 'trust_other', position, amount });
  await expect(ben.room.progress).toContainText('Step 3 of 10: Inspection.');
}

/** The survey found something: Ben pays $2,000 less, and everyone agrees and signs again. */
async function lowerAnAmount(ring: Ring): Promise<void> {
  const { id, api, ada, ben, cleo } = ring;
  await ben.room.asks('Upload the papers of your boat');
  await finishDirectly(id, 'vessel-papers', 'source-of-funds', 'title-search');
  for (const { person } of [ada, cleo, ben]) await api.finish(person, 'inspection');
  await ben.room.asks('Accept or reject what you get');
  await ben.room.main.getByText('If something changes').click();
  await ben.room.main.getByRole('button', { name: 'Other amounts…' }).click();
  const dialog = ben.room.page.getByRole('dialog', { name: 'Other amounts' });
  await dialog.getByLabel('Cash from Ben to Ada').fill('28,000');
  await dialog.getByLabel('Reason').fill('The survey found a worn shaft.');
  await dialog.getByLabel('Type your name to sign').fill(legalNameOf(ben.person));
  await dialog.getByRole('button', { name: 'Propose' }).click();
  for (const { room, person } of [ada, cleo]) {
    const proposal = room.main.getByRole('region', { name: 'Proposal: Other amounts' });
    await expect(proposal).toContainText('$28,000');
    await proposal.getByLabel('Type your name to sign').fill(legalNameOf(person));
    await proposal.getByRole('button', { name: 'Agree' }).click();
    await expect(proposal.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  }
  await everyoneSigns(ring, cleo);
}

async function acceptBoats(ring: Ring): Promise<void> {
  const { api, ada, ben } = ring;
  await ben.room.asks('Accept or reject what you get');
  await expect(ben.room.next).toContainText(`Exactly as in the document: ${legalNameOf(ben.person)}`);
  await ben.room.sign(legalNameOf(ben.person), 'Accept');
  await expect(ben.room.next.getByRole('heading', { name: 'Accept or reject what you get' })).toHaveCount(0);
  for (const { person } of partiesOf(ring)) await api.finish(person, 'acceptance');
  await expect(ada.room.progress).toContainText('Step 5 of 10: Documents.');
}

async function bringDocuments(ring: Ring): Promise<void> {
  const { id, api, ada, desk } = ring;
  for (const { person } of partiesOf(ring)) await api.finish(person, 'payoff');
  await api.finish(desk.person, 'payoff');
  await ada.room.asks('Upload your Form W-9 or W-8');
  await ada.room.upload('w-9.pdf');
  const sent = await desk.room.task('Also on your desk', 'Tax form', 'Ada');
  await expect(sent.getByRole('list', { name: 'Papers for this step' })).toContainText('w-9.pdf');
  await sent.getByRole('button', { name: 'Approve' }).click();
  await expect(ada.room.card('Documents')).toContainText('Approved');
  const papers = ['tax-form', 'yard-letters', 'bill-of-sale', 'title-assigned', 'insurance'] as const;
  await finishDirectly(id, ...papers, 'title-search-again', 'sanctions-again');
  await api.finish(desk.person, 'payout-account');
}

async function bringFunds(ring: Ring): Promise<void> {
  const { api, ben, desk } = ring;
  await ben.room.asks('Read and sign your closing statement');
  await ben.room.sign(legalNameOf(ben.person));
  for (const { person } of partiesOf(ring)) await api.finish(person, 'statement');
  await ben.room.asks('Wire your balance');
  // $28,000 and the fee of $1,275, less the deposit of $3,000.
  await expect(ben.room.next).toContainText('$26,275');
  const funds = { purpose: 'funds', trust: 'trust_other', position: 1, amount: '26275.00' };
  await api.wire(desk.person, 'in', funds);
}

async function releaseEverything(ring: Ring): Promise<void> {
  const { room } = ring.desk;
  await room.card('Release').getByRole('button', { name: 'Release Everything' }).click();
  await room.page.getByRole('dialog').getByRole('button', { name: 'Release Everything' }).click();
  for (const each of roomsOf(ring)) await expect(each.progress).toContainText('Step 8 of 10: Settlement.');
}

async function settle(ring: Ring): Promise<void> {
  const { id, request, api, desk } = ring;
  const url = `/api/broker/money?trade=${id}`;
  const { balances }: TradeMoney = await (await request.get(url, { headers: headersOf(desk.person) })).json();
  for (const { account, amount } of balances.filter((balance) => balance.amount.startsWith('-')))
    await api.wire(desk.person, 'out', {
      ...{ trust: 'trust_other', amount: amount.slice(1), callBackNote: 'Confirmed by phone.' },
      payee: account.startsWith('client:')
        ? { kind: 'payout', position: Number(account.split(':')[1]) }
        : { kind: 'broker' },
    });
  await desk.room.card('Settlement').getByRole('button', { name: 'Settle Trade' }).click();
  await desk.room.page.getByRole('dialog').getByRole('button', { name: 'Settle Trade' }).click();
  for (const room of roomsOf(ring)) await expect(room.progress).toContainText('Step 9 of 10: Hand-over.');
}

/** Everyone downloads their own statement, which says every cent of theirs and nothing of the others'. */
async function readStatements(ring: Ring): Promise<void> {
  const { ada, ben, cleo } = ring;
  const expected = [
    [ada, ['Cash you receive', '$28,000.00', 'Closing fee', '$1,020.00', 'Our wire to you', '$29,380.00']],
    [ben, ['Cash you pay', '$28,000.00', '$1,275.00', 'Your deposit', '$3,000.00', 'Your wire', '$26,275.00']],
    [cleo, ['Closing fee', '$1,020.00', 'Our wire to you', '$1,380.00']],
  ] as const;
  for (const [{ room, person }, texts] of expected) {
    const text = await textOfPdf(await room.downloadStatement());
    for (const part of [legalNameOf(person), ...texts, 'This statement is final.']) expect(text).toContain(part);
    // Everything is paid.
    expect(text).not.toContain('We wire to you');
    for (const other of partiesOf(ring).filter((place) => place.person !== person))
      expect(text).not.toContain(legalNameOf(other.person));
  }
}

async function handOver(ring: Ring): Promise<void> {
  const { api, ada, desk } = ring;
  for (const todo of ['Hand over the keys and the inventory', 'Confirm that you have the keys and the boat']) {
    await ada.room.asks(todo);
    await ada.room.next.getByRole('button', { name: 'Yes, It’s Done' }).click();
  }
  await ada.room.asks('File the change of owner and upload the receipt');
  for (const { person } of partiesOf(ring)) await api.finish(person, 'keys-given', 'keys-received', 'filing');
  await api.finish(desk.person, 'filing');
  for (const { room } of partiesOf(ring)) await room.asks('Everything is done');
}

/** A review stays hidden until its subject has written one about the author. The third person has no part in it. */
async function review({ ada, ben, cleo }: Ring): Promise<void> {
  const [adas, bens, cleos] = [ada, ben, cleo].map(({ room }) => new ReviewsPart(room.page)) as [
    ReviewsPart,
    ReviewsPart,
    ReviewsPart,
  ];
  await adas.write('Ben', 5, 'Ben kept every promise.');
  await expect(adas.written('Ben')).toContainText('Ben kept every promise.');
  await expect(bens.root).not.toContainText('Ben kept every promise.');
  await bens.write('Ada', 4, 'Ada was well prepared.');
  await expect(bens.received('Ada')).toContainText('Ben kept every promise.');
  await expect(adas.received('Ben')).toContainText('Ada was well prepared.');
  await cleos.write('Ada', 3, 'The keys came late.');
  await expect(cleos.written('Ada')).toContainText('The keys came late.');
  await expect(adas.root).not.toContainText('The keys came late.');
}

test('three people and the broker close a ring in four browsers', async ({ newPerson, request, browser, baseURL }) => {
  test.setTimeout(300_000);
  const people = [await newPerson('Ada'), await newPerson('Ben'), await newPerson('Cleo')];
  const [broker, second] = [await demoBroker(request), await newPerson('Bo')];
  await withDatabase((pool) => pool.query('update users set is_broker = true where id = $1', [second.user.id]));
  const id = await agreedRing(request, people);
  const places: Place[] = [];
  for (const person of [...people, broker])
    places.push({ room: new ClosingRoom(await browserOf(browser, baseURL, person)), person });
  const [ada, ben, cleo, desk] = places as [Place, Place, Place, Place];
  const ring: Ring = { id, request, api: new ClosingByApi(request, id, second), ada, ben, cleo, desk };

  await test.step('sign', () => signAgreement(ring));
  await test.step('pay deposits', () => payDeposits(ring));
  await test.step('inspect, and lower an amount', () => lowerAnAmount(ring));
  await test.step('accept', () => acceptBoats(ring));
  await test.step('bring the documents', () => bringDocuments(ring));
  await test.step('bring the money', () => bringFunds(ring));
  await test.step('release', () => releaseEverything(ring));
  await test.step('settle', () => settle(ring));
  await test.step('read the statements', () => readStatements(ring));
  await test.step('hand over', () => handOver(ring));
  await test.step('review', () => review(ring));
  for (const { room } of places) await room.page.context().close();
});
