import type { Mentioned, Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { listConversations } from './service.ts';

/** The people whom the user writes with. */
export async function peopleNames({ db, caller }: ToolContext, mentioned: Mentioned): Promise<Named[]> {
  if (mentioned.strange.length + mentioned.capitalized.length === 0) return [];
  const conversations = await listConversations(db, caller.id);
  return conversations.map(({ otherParty, boatId, boatTitle, boatRemoved }) => ({
    kind: 'person',
    name: otherParty.firstName,
    userId: otherParty.id,
    boats: [],
    count: 0,
    known: true,
    ...(!boatRemoved && { talk: { boatId, boatTitle } }),
  }));
}
