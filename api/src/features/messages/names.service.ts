import { nameSource } from '../../platform/names.ts';
import { listConversations, listFirstReceived } from './service.ts';

/** The people whom the user writes with. */
export const peopleNames = nameSource(['naming'], async ({ db, caller }, { naming }) => {
  if (!naming) return [];
  const conversations = await listConversations(db, caller.id);
  const several = conversations.filter(
    ({ otherParty, boatId }) =>
      conversations.filter((one) => one.otherParty.id === otherParty.id && one.boatId !== boatId).length > 0,
  );
  const begun =
    several.length > 0
      ? await listFirstReceived(db, caller.id, {
          people: several.map(({ otherParty }) => otherParty.id),
          boats: several.map(({ boatId }) => boatId),
        })
      : [];
  const saidIn = (talk: (typeof several)[number]) => {
    const first = begun.find((one) => one.subjectId === talk.boatId && one.senderId === talk.otherParty.id);
    return several.includes(talk) ? { said: `${first?.content ?? ''}\n${talk.lastMessage.content}` } : {};
  };
  return conversations.map((talk) => ({
    kind: 'person',
    name: talk.otherParty.firstName,
    userId: talk.otherParty.id,
    boats: [],
    count: 0,
    known: true,
    ...(!talk.boatRemoved && { talk: { boatId: talk.boatId, boatTitle: talk.boatTitle, ...saidIn(talk) } }),
  }));
});
