import type { ClosingStep } from './steps.ts';
import { type Due, SIGNING_HOURS } from './terms.ts';

/** How a task is shown to be done. */
type Evidence =
  /** Facts that a party enters. */
  | 'facts'
  /** A document of ours, signed in the app. */
  | 'signature'
  /** A file that a party uploads and the broker checks. */
  | 'document'
  /** A wire that the broker records. */
  | 'wire'
  /** Something that the broker finds out and records. */
  | 'check'
  /** A party's word, with photos or a note. */
  | 'confirmation';

interface TaskKind {
  readonly step: ClosingStep;
  readonly evidence: Evidence;
  readonly due: Due;
  /** A result that is older than this many days at the release must be found out again. */
  readonly freshDays?: number;
  /** Facts that the broker approves, again after each change. */
  readonly isReviewed?: boolean;
}

const inHours = (hours: number): Due => ({ after: 'agreement', hours });
const afterSigning = (days: number): Due => ({ after: 'signing', days });
const afterAcceptance = (days: number): Due => ({ after: 'acceptance', days });
const beforeClosing = (days: number): Due => ({ after: 'closing', days: -days });
const afterRelease = (days: number): Due => ({ after: 'release', days });

/** Every kind of task, with its deadline. Signatures come first, then the money and the papers, then the keys. */
const TASK_KINDS = {
  'legal-details': { step: 'signing', evidence: 'facts', due: inHours(24) },
  'vessel-details': { step: 'signing', evidence: 'facts', due: inHours(24) },
  identity: { step: 'signing', evidence: 'check', due: inHours(SIGNING_HOURS) },
  sanctions: { step: 'signing', evidence: 'check', due: inHours(SIGNING_HOURS) },
  disclosures: { step: 'signing', evidence: 'signature', due: inHours(SIGNING_HOURS) },
  agreement: { step: 'signing', evidence: 'signature', due: { after: 'signing-term' } },
  deposit: { step: 'deposits', evidence: 'wire', due: { after: 'deposit-term' } },
  'vessel-papers': { step: 'inspection', evidence: 'document', due: afterSigning(3) },
  'title-search': { step: 'inspection', evidence: 'check', due: afterSigning(5) },
  'flag-review': { step: 'inspection', evidence: 'check', due: afterSigning(5) },
  'source-of-funds': { step: 'inspection', evidence: 'document', due: afterSigning(5) },
  'item-terms': { step: 'inspection', evidence: 'document', due: afterSigning(5) },
  'outside-opened': { step: 'inspection', evidence: 'facts', due: afterSigning(5) },
  'coin-terms': { step: 'inspection', evidence: 'facts', due: afterSigning(5) },
  inspection: { step: 'inspection', evidence: 'confirmation', due: afterSigning(18) },
  acceptance: { step: 'acceptance', evidence: 'signature', due: { after: 'acceptance-term' } },
  payoff: { step: 'documents', evidence: 'facts', due: afterAcceptance(3), isReviewed: true },
  'tax-form': { step: 'documents', evidence: 'document', due: beforeClosing(5) },
  'yard-letters': { step: 'documents', evidence: 'document', due: beforeClosing(5) },
  'bill-of-sale': { step: 'documents', evidence: 'document', due: beforeClosing(3) },
  'title-assigned': { step: 'documents', evidence: 'document', due: beforeClosing(3) },
  'part-title': { step: 'documents', evidence: 'document', due: beforeClosing(3) },
  'title-search-again': { step: 'documents', evidence: 'check', due: beforeClosing(1), freshDays: 3 },
  insurance: { step: 'documents', evidence: 'document', due: beforeClosing(2) },
  'outside-ready': { step: 'documents', evidence: 'document', due: beforeClosing(3) },
  'coin-address': { step: 'documents', evidence: 'facts', due: beforeClosing(3) },
  'coin-address-checked': { step: 'documents', evidence: 'facts', due: beforeClosing(2) },
  'payout-account': { step: 'funds', evidence: 'check', due: beforeClosing(3) },
  statement: { step: 'funds', evidence: 'signature', due: beforeClosing(2) },
  balance: { step: 'funds', evidence: 'wire', due: beforeClosing(1) },
  'sanctions-again': { step: 'funds', evidence: 'check', due: beforeClosing(0), freshDays: 1 },
  'keys-given': { step: 'hand-over', evidence: 'confirmation', due: afterRelease(3) },
  'keys-received': { step: 'hand-over', evidence: 'confirmation', due: afterRelease(3) },
  'item-transferred': { step: 'hand-over', evidence: 'confirmation', due: afterRelease(3) },
  'outside-released': { step: 'hand-over', evidence: 'confirmation', due: afterRelease(1) },
  'coin-test': { step: 'hand-over', evidence: 'facts', due: afterRelease(1) },
  'coin-sent': { step: 'hand-over', evidence: 'facts', due: afterRelease(1) },
  'coin-received': { step: 'hand-over', evidence: 'facts', due: afterRelease(2) },
  'outside-confirmed': { step: 'hand-over', evidence: 'confirmation', due: afterRelease(5) },
  'lien-satisfaction': { step: 'after-closing', evidence: 'document', due: afterRelease(30) },
  filing: { step: 'after-closing', evidence: 'document', due: afterRelease(30) },
} as const satisfies Record<string, TaskKind>;

export type TaskKindName = keyof typeof TASK_KINDS;
export const TASK_KIND_NAMES = Object.keys(TASK_KINDS) as [TaskKindName, ...TaskKindName[]];

export const taskKind = (name: TaskKindName): TaskKind => TASK_KINDS[name];
