import { accountTexts } from '@tradewind/contract/accounts';
import { hasUnusualLetters } from '@tradewind/domain/names/alphabets';
import { isReservedName, isReservedUsername } from '@tradewind/domain/names/reserved';
import { hasInvisible } from '@tradewind/domain/visible-text';
import { invalidField } from '../../platform/http/refusal.ts';

interface Names {
  firstName?: string | undefined;
  lastName?: string | null | undefined;
  username?: string | undefined;
}

/** Refuses names that speak for the marketplace. Its administrators do, so theirs may. */
export function requireOwnNames(change: Names, isAdmin: boolean, former: Names = {}): void {
  if (isAdmin) return;
  const { firstName = former.firstName ?? '', lastName = former.lastName } = change;
  const isNew = (field: keyof Names) => change[field] !== undefined && change[field] !== former[field];
  // Others see the first name alone.
  const isReserved = isReservedName(firstName) || isReservedName(`${firstName} ${lastName ?? ''}`);
  if ((isNew('firstName') || isNew('lastName')) && isReserved) {
    const atLast = !isNew('firstName') || (isNew('lastName') && !isReservedName(firstName));
    throw invalidField(atLast ? 'lastName' : 'firstName', accountTexts.reservedName);
  }
  if (isNew('username') && isReservedUsername(change.username ?? ''))
    throw invalidField('username', accountTexts.reservedUsername);
}

/** For names from elsewhere, where nobody is there to choose another: undefined when it cannot be shown. */
export const harmlessName = (name: string | null): string | undefined =>
  name && !hasInvisible(name) && !hasUnusualLetters(name) && !isReservedName(name) ? name : undefined;
