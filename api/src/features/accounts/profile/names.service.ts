import { accountTexts } from '@tradewind/contract/accounts';
import { hasUnusualLetters } from '@tradewind/domain/names/alphabets';
import { isReservedName, isReservedUsername } from '@tradewind/domain/names/reserved';
import { hasInvisible } from '@tradewind/domain/visible-text';
import { invalidField } from '../../../platform/http/refusal.ts';

interface Names {
  firstName?: string | undefined;
  lastName?: string | null | undefined;
  username?: string | undefined;
}

/** Refuses names that impersonate the marketplace, except for administrators. */
export function requireOwnNames(change: Names, isAdmin: boolean, former: Names = {}): void {
  if (isAdmin) return;
  const { firstName = former.firstName ?? '', lastName = former.lastName } = change;
  const isNew = (field: keyof Names) => change[field] !== undefined && change[field] !== former[field];
  // Other users see only the first name, so it must pass on its own.
  const isReserved = isReservedName(firstName) || isReservedName(`${firstName} ${lastName ?? ''}`);
  if ((isNew('firstName') || isNew('lastName')) && isReserved) {
    const atLast = !isNew('firstName') || (isNew('lastName') && !isReservedName(firstName));
    throw invalidField(atLast ? 'lastName' : 'firstName', accountTexts.reservedName);
  }
  if (isNew('username') && isReservedUsername(change.username ?? ''))
    throw invalidField('username', accountTexts.reservedUsername);
}

/** For names from an identity provider, which cannot be refused: undefined if the name must not be shown. */
export const harmlessName = (name: string | null): string | undefined =>
  name && !hasInvisible(name) && !hasUnusualLetters(name) && !isReservedName(name) ? name : undefined;
