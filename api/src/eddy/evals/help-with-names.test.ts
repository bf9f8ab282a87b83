import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('questions for help that name a boat or a person', () => {
  it.each([
    [
      'ill mail you a cashiers check for the rest of the gale 34, or can i put it on my amex',
      'money comes in by wire only',
    ],
    [
      'can i pay dana with a cashiers check when i pick up the gale 34',
      'No: in a closing, money comes in by wire only',
    ],
    ['is it safe to give dana my bank info', 'Please don’t share it.'],
    ['can dana see that i saved her boat', 'No: nobody sees which boats you save'],
    ['does dana know how low i would go', 'No: your limits, your budget and the settings of your agent are private.'],
    ['will dana see my bank statement', 'No: only the broker sees what you hand in'],
    ['can i see danas passport first', 'seen by the broker alone'],
    ['is my home address visible to other people', 'They never see your email, phone or street address'],
    ['which bank does dana use for her loan', 'Loans and banks of other members are private'],
    ['do i need to insure the gale 34 before we close', 'Yes: in a closing you upload your insurance binder'],
    ['how do i report danas listing, looks fake', 'On a boat’s page choose Report this listing'],
    [
      'how much do you guys take if i sell',
      'Nothing from your side: whoever gets the boat pays the closing fee of 0.85%',
    ],
  ])('are answered by the help: %s', async (question, expected) =>
    expect((await converse('Noa', question)).text).toContain(expected),
  );
});
