import { type RenderedMail, renderMail } from '../../platform/mail/layout.ts';
import { mailPolicy } from './limits.ts';

interface DigestItem {
  title: string;
  body: string;
  count: number;
  url: string;
}

interface Digest {
  firstName: string;
  news: readonly DigestItem[];
  /** The page with all notifications. */
  allUrl: string;
  unsubscribeUrl: string;
}

export function digestMail({ firstName, news, allUrl, unsubscribeUrl }: Digest): RenderedMail {
  const [first] = news;
  const total = news.reduce((sum, { count }) => sum + count, 0);
  const only = news.length === 1 ? first : undefined;
  const listed = news.slice(0, mailPolicy.mostListed);
  const more = news.length - listed.length;
  return renderMail({
    subject: only ? withCount(only) : `${total} new notifications on Tradewind`,
    preheader: first?.body ?? '',
    heading: `While you were away, ${firstName}`,
    paragraphs: ['Here’s what’s new on Tradewind:'],
    items: listed.map((item) => ({ title: withCount(item), text: item.body, url: item.url })),
    action: {
      label: more > 0 ? `See all ${news.length}` : only ? 'View on Tradewind' : 'See all notifications',
      url: only ? only.url : allUrl,
    },
    footer: `We send these emails while you’re away from Tradewind, no more than once every ${mailPolicy.minutesBetween} minutes.`,
    footerLink: { label: 'Unsubscribe from these emails', url: unsubscribeUrl },
  });
}

const withCount = ({ title, count }: DigestItem) => (count > 1 ? `${title} (${count} new)` : title);
