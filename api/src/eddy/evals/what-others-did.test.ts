import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { boat, callTrades, cash, insertBoatOf, propose, type Traders } from '../../testing/trades.ts';
import { askInTurn, makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000, and Dora $175,000. */
describe('Eddy, asked about offers of both sides', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;
  let offer: number;
  let dora: Person;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, offer, examined } = await makeTwoOffers(app));
    dora = await registerPerson(app, { firstName: 'Dora' });
    await propose(app, dora, { gives: [cash(175_000)], gets: [boat(traders.osprey)] });
  });

  const told = async (as: 'owner' | 'buyer', ...turns: string[]) =>
    (await askInTurn(examined, traders[as].token, turns)).text;
  const counter = () =>
    callTrades(app, traders.owner, `/${offer}/counter`, {
      revision: 1,
      gives: [boat(traders.osprey)],
      gets: [boat(traders.tern), cash(60_000)],
    });

  it.each([
    ['show my trades', 'which of these wait for me?'],
    ['what do i have going on?', 'and which ones are waiting for my decision'],
  ])('tells only those that wait for the user: %s %s', async (list, ask) => {
    expect((await counter()).status).toBe(200);
    const text = await told('owner', list, ask);
    expect(text).toMatch(/^2 offers wait for your answer\./);
    expect(text).not.toContain('Ben');
    expect(await told('owner', list, 'which ones are waiting for the other side?')).toMatch(
      /^1 offer of yours is open\. With Ben/,
    );
  });

  it.each([
    'dora or cara, which of the two pays more for my osprey and what’s the difference?',
    'cara or dora, who gives me more cash, and by how much',
    'how much more does Cara pay than Dora?',
  ])('tells how much more one of two offers pays: %s', async (ask) => {
    const text = await told('owner', ask);
    expect(text).toContain('The offer of Cara brings you the most cash: $180,000. That’s $5,000 more than Dora pays.');
    expect(text).not.toContain('side by side');
  });

  it('names everybody whose offer should be accepted, and that a boat goes into one trade', async () => {
    for (const order of ['accept cara’s and dora’s', 'say yes to Cara and Dora'])
      expect(await told('owner', order)).toMatch(/one agreed trade.*With Dora.*With Cara.*I never accept/);
  });

  it('drafts words for somebody whose offer has ended', async () => {
    await callTrades(app, traders.buyer, `/${offer}/withdraw`, {});
    const { used } = await askInTurn(examined, traders.owner.token, [
      'take ben’s offer',
      'okay then tell him i would take 190k',
    ]);
    expect(used).toMatchObject({ name: 'draft_message', input: { boatId: traders.osprey } });
  });

  it.each([
    'olive’s osprey, what am i supposed to pay there?',
    'how much does Olive want me to pay for the osprey?',
    'the osprey of olive: how much do i have to put in',
  ])('tells the user’s side of an open trade: %s', async (ask) => {
    expect((await counter()).status).toBe(200);
    const text = await told('buyer', ask);
    expect(text).toMatch(/^With Olive: you give .*\$60,000 and get .*waiting for you.*closing fee would be/);
    expect(text).not.toContain('is listed at');
  });

  describe('of several by the user to one person', () => {
    beforeEach(async () => {
      const heron = await insertBoatOf(app, traders.owner, 'Heron', '90000.00');
      const { id } = await propose(app, traders.buyer, { gives: [cash(30_000)], gets: [boat(heron)] });
      await callTrades(app, traders.owner, `/${id}/decline`, { reason: 'Too low' });
    });

    it.each(['did Olive turn both down?', 'has olive refused all of my offers?', 'did olive say no to both my bids'])(
      'says that not all were declined: %s',
      async (ask) => {
        const text = await told('buyer', ask);
        expect(text).toMatch(/^No, not all of them: Olive declined 1 of your 2 offers\. With Olive: you give \$30,000/);
        expect(text).toContain('waiting for the other side');
      },
    );

    it.each([
      ['did olive accept any of my offers?', /^No, Olive hasn’t accepted any of your 2 offers\./],
      ['has olive answered either of my offers?', /^Yes: Olive answered 1 of your 2 offers\./],
      ['¿Olive rechazó mis dos ofertas?', /^No todas: Olive ha rechazado 1 de tus 2 ofertas\./],
      ['Olive a refusé toutes mes offres ?', /^Pas toutes : Olive a refusé 1 de vos 2 offres\./],
      ['hat Olive meine beiden Angebote abgelehnt?', /^Nicht alle: Olive hat 1 von deinen 2 Angeboten abgelehnt\./],
    ])('tells what was done with them: %s', async (ask, answer) => {
      expect(await told('buyer', ask)).toMatch(answer);
    });

    it('tells which one was declined, and how far below the price it was', async () => {
      expect(await told('buyer', 'show my offers to Olive', 'which one did she turn down?')).toMatch(
        /^With Olive: you give \$30,000 and get .*declined: Too low/,
      );
      expect(await told('buyer', 'which of them did Olive decline?', 'how far below asking was it?')).toContain(
        '$60,000',
      );
    });

    it('tells how far below the price the declined one was', async () => {
      const text = await told('buyer', 'did Olive turn both down?', 'how much under the price was the one she refused');
      expect(text).toMatch(/\$60,000 more than you give\. With Olive: you give \$30,000/);
    });

    it.each([
      'has Olive agreed to my 30k for the heron?',
      'now that Olive has accepted my $30,000 for the heron, what comes next?',
    ])('names a yes that nobody gave: %s', async (ask) => {
      const text = await told('buyer', ask);
      expect(text).toMatch(/^No, Olive hasn’t accepted that\. With Olive: you give \$30,000 .*declined: Too low/);
    });

    it('keeps the boat of a trade that was told as the topic', async () =>
      expect(await told('buyer', 'has Olive agreed to my 30k for the heron?', 'where is it?')).toContain('Heron'));

    it('says so of somebody to whom the user made none', async () => {
      expect(await told('owner', 'did Ben decline both my offers?')).toMatch(/^You made Ben no offer\./);
    });
  });
});
