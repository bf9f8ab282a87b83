import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Page } from '../../ui/page.tsx';
import { BankLines } from './books/bank-lines.tsx';
import books from './books/books.module.css';
import { LedgerExport } from './books/ledger-export.tsx';
import { Proofs } from './books/proofs.tsx';
import { StatementImport } from './books/statement-import.tsx';
import { ClosingsPanel } from './closings/closings-panel.tsx';
import classes from './desk.module.css';
import { LedgerPanel } from './ledger/ledger-panel.tsx';
import { ProofAlarm } from './proof-alarm.tsx';
import { TrustBalances } from './trust-balances.tsx';
import { RETURN_TIME } from './wires/wire-words.ts';
import { WiresPanel } from './wires/wires-panel.tsx';

const TABS = ['closings', 'wires', 'suspense', 'history', 'ledger', 'books', 'photos'] as const;
type Tab = (typeof TABS)[number];

const names: Record<Tab, string> = {
  closings: 'Closings',
  wires: 'Open wires',
  suspense: 'Suspense',
  history: 'All wires',
  ledger: 'Ledger card',
  books: 'Statements and proof',
  photos: 'Photos',
};

/** Tabs that aren't about the trust accounts as a whole. */
const WITHOUT_BALANCES: readonly Tab[] = ['closings', 'ledger', 'photos'];

/** The broker's desk: closings, trust accounts, wires, suspense, bank statements and the daily proof. */
export function Desk({ photos }: { photos: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? TABS[0];
  const show = (next: string | null) =>
    setSearch(next === null || next === TABS[0] ? {} : { tab: next }, { preventScrollReset: true });
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the list of tabs is wider than the screen.
  useEffect(() => {
    if (tab)
      tabs.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Page>
      <header className={classes.head}>
        <h1>Broker’s Desk</h1>
        <p>Every closing, every wire, every balance, and whether they agree.</p>
      </header>
      <LeaveGuard />
      <ProofAlarm onShow={() => show('books')} />
      <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ list: classes.tabs ?? '' }}>
        <Tabs.List aria-label="Desk sections" ref={tabs}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {names[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {WITHOUT_BALANCES.includes(tab) ? null : <TrustBalances />}
        <Tabs.Panel value="closings" className={classes.panel ?? ''}>
          <ClosingsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="wires" className={classes.panel ?? ''}>
          <WiresPanel list="open" none="No wires are waiting for a confirmation or the bank." mayRecord />
        </Tabs.Panel>
        <Tabs.Panel value="suspense" className={classes.panel ?? ''}>
          <WiresPanel
            list="suspense"
            none="No unknown money is waiting."
            lead={`We don’t know whose money this is. Assign each wire to a party, or send it back ${RETURN_TIME}.`}
          />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.panel ?? ''}>
          <WiresPanel list="all" none="No wires have been recorded yet." />
        </Tabs.Panel>
        <Tabs.Panel value="ledger" className={classes.panel ?? ''}>
          <LedgerPanel />
        </Tabs.Panel>
        <Tabs.Panel value="books" className={classes.panel ?? ''}>
          <Books />
        </Tabs.Panel>
        <Tabs.Panel value="photos" className={classes.panel ?? ''}>
          {photos}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** The bank's statements, the daily proof and the export of the ledger. */
function Books() {
  return (
    <div className={books.books}>
      <Proofs />
      <StatementImport />
      <BankLines />
      <LedgerExport />
    </div>
  );
}
