import { type RenderedMail, renderMail } from '../../platform/mail/index.ts';
import { mailPolicy } from './limits.ts';

export interface GatheredNews {
  title: string;
  body: string;
  count: number;
  url: string;
}

interface GatheredMail {
  firstName: string;
  news: readonly GatheredNews[];
  /** Where all of it can be seen. */
  allUrl: string;
  unsubscribeUrl: string;
}

/** One mail for everything that gathered. */
export function gatheredMail({ firstName, news, allUrl, unsubscribeUrl }: GatheredMail): RenderedMail {
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
    footer: 'We send these emails while you’re away from Tradewind, no more than once every 15 minutes.',
    footerLink: { label: 'Unsubscribe from these emails', url: unsubscribeUrl },
  });
}

const withCount = ({ title, count }: GatheredNews) => (count > 1 ? `${title} (${count} new)` : title);
