import type { Mentioned, Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { listConversations } from './service.ts';

/** The people whom the user writes with. */
export async function peopleNames({ db, caller }: ToolContext, mentioned: Mentioned): Promise<Named[]> {
  if (mentioned.strange.length === 0) return [];
  const conversations = await listConversations(db, caller.id);
  return conversations
    .filter(({ boatRemoved }) => !boatRemoved)
    .map(({ otherParty, boatId, boatTitle }) => ({ kind: 'person', name: otherParty.firstName, boatId, boatTitle }));
}
