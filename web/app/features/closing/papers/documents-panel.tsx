import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDocument } from '@tradewind/contract/closing-document';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import rows from '../../../nouns/document/document-rows.module.css';
import { SideCard } from '../../../ui/side-card.tsx';
import { subjectOf } from '../closing-people.ts';
import { DocumentRow } from './document-row.tsx';

/** The broker reads papers of several people, whose names say little. */
function aboutOf(closing: Closing, { task: id, state }: ClosingDocument): string | undefined {
  const task = closing.tasks.find((one) => one.id === id);
  if (closing.position !== null || state === 'written' || task === undefined) return undefined;
  return [TASK_WORDS[task.kind].name, subjectOf(closing, task)].filter(Boolean).join(' · ');
}

/** All documents of the closing that the reader may see. */
export function DocumentsPanel({ closing }: { closing: Closing }) {
  if (closing.documents.length === 0) return null;
  return (
    <SideCard title="Documents">
      <ul className={rows.rows} aria-label="Documents of this closing">
        {closing.documents.map((document) => (
          <DocumentRow key={document.id} closing={closing} document={document} about={aboutOf(closing, document)} />
        ))}
      </ul>
    </SideCard>
  );
}
