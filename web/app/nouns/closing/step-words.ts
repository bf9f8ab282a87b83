import type { ClosingTask } from '@tradewind/contract/closing';

type ClosingStep = ClosingTask['step'];

interface StepWords {
  name: string;
  /** Says in a sentence what happens in this step. */
  text: string;
}

/** The steps in their order. */
export const stepWords: Record<ClosingStep, StepWords> = {
  signing: { name: 'Signing', text: 'Everyone enters their details and signs the exchange agreement.' },
  deposits: { name: 'Deposits', text: 'Everyone wires a deposit to the trust account.' },
  inspection: { name: 'Inspection', text: 'Each boat is surveyed and taken on a sea trial.' },
  acceptance: { name: 'Acceptance', text: 'Everyone accepts or rejects in writing what they get.' },
  documents: { name: 'Documents', text: 'Titles, bills of sale and insurance papers come together with the broker.' },
  funds: { name: 'Funds', text: 'All the money arrives, and everyone signs their closing statement.' },
  release: { name: 'Release', text: 'The broker releases everything at the same moment, for everyone or for no one.' },
  settlement: { name: 'Settlement', text: 'The broker sends the wires. It’s done when every balance is zero.' },
  'hand-over': { name: 'Hand-over', text: 'Keys and inventory change hands, and both sides confirm it.' },
  'after-closing': { name: 'After closing', text: 'The new owners file their papers. Loans are marked as paid off.' },
};

export const STEPS = Object.keys(stepWords) as ClosingStep[];
