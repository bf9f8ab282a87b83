import { findImports } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

/** Functions that few files may call, because those keep a promise that ARCHITECTURE.md makes about them. */
interface Guard {
  readonly rule: string;
  readonly names: readonly string[];
  readonly only: RegExp;
  readonly belongs: string;
}

const TESTS = /\.(test|spec)\.ts$|^api\/src\/testing\//;

export const GUARDS: readonly Guard[] = [
  {
    rule: 'only a release gives things away',
    names: ['markReleased', 'insertTransactions', 'countClosedTrade', 'handOverItems'],
    only: /^api\/src\/features\/closing\/release\//,
    belongs: 'Journal, boats, titles, counters and news of a release are one transaction: releaseTrade of the closing.',
  },
  {
    rule: 'only the end of a trade moves its items on',
    names: ['sellListings', 'markGiven'],
    only: /^api\/src\/features\/trades\/closing\.service\.ts$/,
    belongs: 'Boats and assets change hands together: the release calls handOverItems.',
  },
  {
    rule: 'only the closing and the ledger move money',
    names: ['postJournal', 'correctJournal'],
    only: /^api\/src\/features\/(closing|ledger)\//,
    belongs: 'Money moves in a closing or at the desk of the brokers. Announce an event to which the closing reacts.',
  },
  {
    rule: 'only postJournal writes journals',
    names: ['insertJournal'],
    only: /^api\/src\/features\/ledger\/journals\.service\.ts$/,
    belongs:
      'Make the journal with a function of domain/src/ledger, and pass it to postJournal, which tells the others.',
  },
  {
    rule: 'only the closing ends signed trades',
    names: ['beginEnding'],
    only: /^api\/src\/features\/closing\//,
    belongs: 'A signed trade ends for a cause, which somebody states in its closing.',
  },
  {
    rule: 'only an ending cancels signed trades',
    names: ['endForCause', 'noteEnding'],
    only: /^api\/src\/features\/closing\/ending\/endings\.service\.ts$/,
    belongs: 'Call beginEnding: items stay reserved until all of the money is paid back.',
  },
  {
    rule: 'only listings and possession date the checks of a boat',
    names: ['setPhotoProof', 'clearPhotoProofs', 'showPhotoProof', 'hidePhotoProofs', 'hullCheck'],
    only: /^api\/src\/features\/(listings|possession)\//,
    belongs: 'A badge says only what was checked, and when. Call a service of possession.',
  },
  {
    rule: 'only accounts date the check of a person',
    names: ['updateVerification', 'updateManagedUser', 'verifiedColumns'],
    only: /^api\/src\/features\/accounts\//,
    belongs: 'A badge says only what was checked, and when. Call recordIdentityCheck or changeUser of accounts.',
  },
  {
    rule: 'only signForm records signatures',
    names: ['insertSignature'],
    only: /^api\/src\/features\/closing\/signing\/signing\.service\.ts$/,
    belongs: 'Call signForm with a form that writeForm has stored: everyone signs the file that they read.',
  },
  {
    rule: 'only writeForm stores forms',
    names: ['reserveForm', 'markWritten'],
    only: /^api\/src\/features\/closing\/signing\/forms\.service\.ts$/,
    belongs: 'Call writeForm: it stores the file before anybody can sign it.',
  },
  {
    rule: 'only the closing says which tasks can be done now',
    names: ['currentTasks', 'waitingFor', 'unfinishedBefore'],
    only: /^(domain\/src\/closing|api\/src\/features\/closing)\//,
    belongs: 'The room, the desk and Eddy count the same: read the closing from its service.',
  },
];

export function checkCallers(tree: SourceTree): Problem[] {
  const calls = findImports(tree).filter(({ file, typeOnly, isExport }) => !typeOnly && !isExport && !TESTS.test(file));
  return GUARDS.flatMap(({ rule, names, only, belongs }) =>
    calls
      .filter(({ file }) => !only.test(file))
      .flatMap(({ file, line, names: imported }) =>
        imported
          .filter((name) => names.includes(name))
          .map((name) => ({ rule, file, line, message: `calls ${name}. ${belongs}` })),
      ),
  );
}
