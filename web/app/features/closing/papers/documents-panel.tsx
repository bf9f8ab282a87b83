import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDocument } from '@tradewind/contract/closing-document';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import rows from '../../../nouns/document/document-rows.module.css';
import { SideCard } from '../../../ui/side-card.tsx';
import { subjectOf } from '../closing-people.ts';
import { DocumentRow } from './document-row.tsx';

/** Papers of several boats have the same name. The broker reads those of several people, whose names say little. */
function aboutOf({ position, tasks, ...closing }: Closing, { task: id, leg, state }: ClosingDocument) {
  const task = tasks.find((one) => one.id === id);
  if (position === null && state !== 'written' && task !== undefined)
    return [TASK_WORDS[task.kind].name, subjectOf({ position, ...closing }, task)].filter(Boolean).join(' · ');
  return leg === null ? undefined : (tasks.find((one) => one.leg === leg)?.title ?? undefined);
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
