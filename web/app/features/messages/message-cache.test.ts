import { describe, expect, it } from 'vitest';
import { partnerOf, withAllRead, withNews } from './message-cache.ts';
import { sampleConversation, sampleMessage } from './sample-messages.fixture.ts';

const [one, two] = [sampleMessage(1), sampleMessage(2)];
const subject = { boatId: 7, otherId: 'tom' };

describe('A new message', () => {
  it('belongs to the conversation with the other person', () => {
    expect(partnerOf(one, 'olive')).toBe('tom');
    expect(partnerOf(one, 'tom')).toBe('olive');
  });
});

describe('The list of conversations', () => {
  const other = sampleConversation({ boatId: 8 });
  const list = [other, sampleConversation()];

  it('moves the conversation to the top and counts the message once', () => {
    const news = withNews(list, subject, two) ?? [];
    expect(news).toMatchObject([{ boatId: 7, unreadCount: 1, lastMessage: { id: 2 } }, { boatId: 8 }]);
    expect(withNews(news, subject, two)).toEqual(news);
  });

  it('does not count the user’s own messages', () => {
    const mine = sampleMessage(2, { senderId: 'olive', receiverId: 'tom' });
    expect(withNews(list, subject, mine)?.[0]).toMatchObject({ unreadCount: 0, lastMessage: { id: 2 } });
  });

  it('must be reloaded when the conversation is not in it', () => {
    expect(withNews([other], subject, two)).toBeUndefined();
  });

  it('marks a single conversation as read', () => {
    const unread = list.map((conversation) => ({ ...conversation, unreadCount: 2 }));
    expect(withAllRead(unread, subject)).toMatchObject([
      { boatId: 8, unreadCount: 2 },
      { boatId: 7, unreadCount: 0 },
    ]);
  });
});
