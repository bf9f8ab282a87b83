import { start } from './start.ts';

const tradewind = await start(process.env);
tradewind.stopOnSignals();
