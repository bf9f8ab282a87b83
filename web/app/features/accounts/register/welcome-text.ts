import type { CurrentUser } from '@tradewind/contract/accounts';

type NewUser = Pick<CurrentUser, 'firstName' | 'freeAccount'>;

/** Mentions free access only to users who have it. */
export function welcomeText({ firstName, freeAccount }: NewUser): string {
  const welcome = `Welcome to Tradewind, ${firstName}!`;
  return freeAccount ? `${welcome} You have unlimited free access as an early user.` : welcome;
}
