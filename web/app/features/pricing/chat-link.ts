import type { Service } from '@tradewind/contract/services-catalog';

/** The prefilled question about a service. */
export const serviceMessage = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  `Hi! I’d like to know more about ${name} (${price}).`;

/** The brokerage's chat with a prefilled message. */
export function chatLink(chatUrl: string, message: string): string {
  const url = new URL(chatUrl);
  url.searchParams.set('text', message);
  return url.href;
}
