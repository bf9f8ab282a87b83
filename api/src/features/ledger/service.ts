export { correctJournal, postJournal, requireNothingHeld } from './journals.service.ts';
export { moneyText } from './present.ts';
export { balancesOf, balancesOfTrades, journalsOf, type WrittenJournal } from './store.ts';
export { openReversals } from './wires/requests.store.ts';
export { unsettledWires } from './wires/wires.store.ts';
