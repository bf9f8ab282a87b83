import type { Probe } from './probe.ts';

/** Calls of functions that keep a promise, from files that do not. */
export const CALLER_PROBES: readonly Probe[] = [
  {
    name: 'a tool counts a trade as completed',
    rule: 'only a release gives things away',
    plant: { 'api/src/features/boats/tools.ts': "import { countClosedTrade } from '../accounts/service.ts';\n" },
  },
  {
    name: 'a feature sells a boat by itself',
    rule: 'only the end of a trade moves its items on',
    plant: { 'api/src/features/boats/service.ts': "import { sellListings } from '../listings/service.ts';\n" },
  },
  {
    name: 'a feature posts a journal',
    rule: 'only the closing and the ledger move money',
    plant: {
      'api/src/features/boats/service.ts': "import {\n  type Journal,\n  postJournal as post,\n} from '../ledger/service.ts';\n",
    },
  },
  {
    name: 'the ledger writes a journal past postJournal',
    rule: 'only postJournal writes journals',
    plant: { 'api/src/features/ledger/desk.service.ts': "import { insertJournal } from './store.ts';\n" },
  },
  {
    name: 'a trade begins to end by itself',
    rule: 'only the closing ends signed trades',
    plant: { 'api/src/features/boats/service.ts': "import { beginEnding } from '../closing/service.ts';\n" },
  },
  {
    name: 'the clock of the closing cancels a trade',
    rule: 'only an ending cancels signed trades',
    plant: { 'api/src/features/closing/course/clock.service.ts': "import { endForCause } from '../../trades/service.ts';\n" },
  },
  {
    name: 'the feed of a partner dates a hull number',
    rule: 'only listings and possession date the checks of a boat',
    plant: { 'api/src/features/boats/service.ts': "import { hullCheck } from '../listings/service.ts';\n" },
  },
  {
    name: 'a feature verifies a person',
    rule: 'only accounts date the check of a person',
    plant: { 'api/src/features/boats/service.ts': "import { verifiedColumns } from '../accounts/service.ts';\n" },
  },
  {
    name: 'a task is signed without its form',
    rule: 'only signForm records signatures',
    plant: { 'api/src/features/closing/signing/tasks.service.ts': "import { insertSignature } from './signing.store.ts';\n" },
  },
  {
    name: 'a form that nobody stored',
    rule: 'only writeForm stores forms',
    plant: { 'api/src/features/closing/signing/tasks.service.ts': "import { markWritten } from './signing.store.ts';\n" },
  },
  {
    name: 'another feature counts open tasks',
    rule: 'only the closing says which tasks can be done now',
    plant: { 'api/src/features/boats/service.ts': "import { currentTasks } from '@tradewind/domain/closing/waiting';\n" },
  },
];
