export { correctJournal, postJournal, requireNothingHeld } from './journals.service.ts';
export { moneyText } from './present.ts';
export { openReversals } from './requests.store.ts';
export { balancesOf, balancesOfTrades, journalsOf, type WrittenJournal } from './store.ts';
export { unsettledWires } from './wires.store.ts';
