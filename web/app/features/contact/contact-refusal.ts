/** Why the owner cannot be contacted, checked in this order; undefined when they can. */
export function contactRefusal(
  userId: string | undefined,
  sellerId: string | null | undefined,
): 'notSignedIn' | 'noOwner' | 'ownBoat' | undefined {
  if (userId === undefined) return 'notSignedIn';
  if (!sellerId) return 'noOwner';
  if (sellerId === userId) return 'ownBoat';
  return undefined;
}
