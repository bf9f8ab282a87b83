import { BankLines } from './bank-lines.tsx';
import classes from './books.module.css';
import { LedgerExport } from './ledger-export.tsx';
import { Proofs } from './proofs.tsx';
import { StatementImport } from './statement-import.tsx';

/** The bank's statements, the daily proof and the export of the ledger. */
export function BooksPanel() {
  return (
    <div className={classes.books}>
      <Proofs />
      <StatementImport />
      <BankLines />
      <LedgerExport />
    </div>
  );
}
