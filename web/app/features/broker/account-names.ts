export interface NamedParty {
  position: number;
  firstName: string;
}

const NAMES: Readonly<Record<string, string>> = {
  'bank:trust_yacht': 'Bank, yacht trust account',
  'bank:trust_other': 'Bank, other trust account',
  'payable:vendor': 'Vendor',
  'due:broker': 'Our fee',
  holdback: 'Held back',
  dispute: 'Frozen in dispute',
  suspense: 'Suspense',
};

export const lastPart = (account: string) => account.split(':').at(-1) ?? '';

/** An account of the ledger as people call it. */
export function accountName(account: string, parties: readonly NamedParty[]): string {
  if (account.startsWith('payable:lender:')) return `Lender of loan ${lastPart(account)}`;
  if (account.startsWith('payable:tax:')) return `Sales tax, ${lastPart(account)}`;
  const name = NAMES[account];
  if (name !== undefined) return name;
  return parties.find(({ position }) => String(position) === lastPart(account))?.firstName ?? 'Former member';
}
