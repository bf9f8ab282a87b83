import type { CurrentUser } from '@tradewind/contract/accounts';

type NewUser = Pick<CurrentUser, 'firstName' | 'freeAccount'>;

/** Who registers after the free places are gone is welcome too, but not promised what they do not get. */
export function welcomeText({ firstName, freeAccount }: NewUser): string {
  const welcome = `Welcome to Tradewind, ${firstName}!`;
  return freeAccount ? `${welcome} You have unlimited free access as an early user.` : welcome;
}
