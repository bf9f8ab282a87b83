/** The order of events in a closing. */
export const CLOSING_STEPS = [
  'signing',
  'deposits',
  'inspection',
  'acceptance',
  'documents',
  'funds',
  'release',
  'settlement',
  'hand-over',
  'after-closing',
] as const;
export type ClosingStep = (typeof CLOSING_STEPS)[number];

const RELEASE = CLOSING_STEPS.indexOf('release');

/** Whether everything in this step must be done before anything is released. */
export const isBeforeRelease = (step: ClosingStep): boolean => CLOSING_STEPS.indexOf(step) < RELEASE;
