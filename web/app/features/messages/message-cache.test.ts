import { describe, expect, it } from 'vitest';
import { partnerOf, withAllRead, withMessage, withNews, withoutMessage } from './message-cache.ts';
import { sampleConversation, sampleMessage } from './sample-messages.fixture.ts';

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const [one, two, three] = [sampleMessage(1), sampleMessage(2), sampleMessage(3)];
const subject = { boatId: 7, otherId: 'tom' };

describe('A message that arrives', () => {
  it('stands in its place, once, however often it is told', () => {
    expect(ids(withMessage([one, three], two))).toEqual([1, 2, 3]);
    expect(ids(withMessage(withMessage([one], two), two))).toEqual([1, 2]);
    expect(ids(withMessage([], two))).toEqual([2]);
  });

  it('is taken away by its id', () => {
    expect(ids(withoutMessage([one, two], 1))).toEqual([2]);
    expect(ids(withoutMessage([one, two], 9))).toEqual([1, 2]);
  });

  it('belongs to the conversation with whoever is not the reader', () => {
    expect(partnerOf(one, 'olive')).toBe('tom');
    expect(partnerOf(one, 'tom')).toBe('olive');
  });
});

describe('The list of conversations', () => {
  const other = sampleConversation({ boatId: 8 });
  const list = [other, sampleConversation()];

  it('brings the conversation with news to the top and counts it once', () => {
    const news = withNews(list, subject, two) ?? [];
    expect(news).toMatchObject([{ boatId: 7, unreadCount: 1, lastMessage: { id: 2 } }, { boatId: 8 }]);
    expect(withNews(news, subject, two)).toEqual(news);
  });

  it('does not count what one wrote oneself', () => {
    const mine = sampleMessage(2, { senderId: 'olive', receiverId: 'tom' });
    expect(withNews(list, subject, mine)?.[0]).toMatchObject({ unreadCount: 0, lastMessage: { id: 2 } });
  });

  it('has to be asked for when the conversation is new, or is one about another boat', () => {
    expect(withNews([other], subject, two)).toBeUndefined();
  });

  it('is read by conversation', () => {
    const unread = list.map((conversation) => ({ ...conversation, unreadCount: 2 }));
    expect(withAllRead(unread, subject)).toMatchObject([
      { boatId: 8, unreadCount: 2 },
      { boatId: 7, unreadCount: 0 },
    ]);
  });
});
