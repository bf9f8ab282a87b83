export { correctJournal, postJournal, requireNothingHeld } from './journals.service.ts';
export { balancesOf, journalsOf } from './store.ts';
