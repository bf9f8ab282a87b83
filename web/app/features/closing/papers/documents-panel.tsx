import type { Closing } from '@tradewind/contract/closing';
import rows from '../../../nouns/document/document-rows.module.css';
import { SideCard } from '../../../ui/side-card.tsx';
import { DocumentRow } from './document-row.tsx';

/** All documents of the closing that the reader may see. */
export function DocumentsPanel({ closing }: { closing: Closing }) {
  if (closing.documents.length === 0) return null;
  return (
    <SideCard title="Documents">
      <ul className={rows.rows} aria-label="Documents of this closing">
        {closing.documents.map((document) => (
          <DocumentRow key={document.id} closing={closing} document={document} />
        ))}
      </ul>
    </SideCard>
  );
}
