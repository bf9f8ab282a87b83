import { proposalInput } from '@tradewind/contract/closing-proposals';
import { describe, expect, it } from 'vitest';
import { contractFaults, type FieldOf, mending, serverFaults } from './dialog-faults.ts';
import { RequestError } from './request.ts';

const shown = ['days', 'amount', 'reason'];
const fieldOf: FieldOf = (path) => shown.find((field) => field === path.at(-1));

describe('A fault that the contract finds', () => {
  const faultsOf = (body: unknown) => contractFaults(proposalInput.safeParse(body).error?.issues ?? [], fieldOf);

  it('is shown at its field, however deep the body is', () => {
    expect(faultsOf({ terms: { kind: 'extension', days: 0 }, reason: 7 })).toEqual({
      fields: { days: 'Please ask for at least one day.', reason: expect.any(String) },
      other: undefined,
    });
  });

  it('is told below the fields where none shows it', () => {
    expect(faultsOf({ terms: { kind: 'amendment', changes: [] } })).toEqual({
      fields: {},
      other: 'Please change at least one amount.',
    });
  });
});

describe('A refusal of the server', () => {
  it('is shown at the fields that it names, and in a sentence', () => {
    const fields = { 'terms.days': 'That is too long.', 'terms.leg': 'That is gone.' };
    expect(serverFaults(new RequestError('Please check the form.', 400, { fields }), fieldOf)).toEqual({
      fields: { days: 'That is too long.' },
      refusal: 'Please check the form.',
    });
  });

  it('may name no field', () => {
    expect(serverFaults(new RequestError('It has changed meanwhile.', 409), fieldOf)).toEqual({
      fields: {},
      refusal: 'It has changed meanwhile.',
    });
  });
});

it('is gone once its field is mended', () => {
  const faults = { fields: { days: 'Too long.', amount: 'Too much.' }, other: 'Nothing changes.', refusal: 'No.' };
  expect(mending(faults, ['days'])).toEqual({ fields: { amount: 'Too much.' }, refusal: 'No.' });
});
