/** Why an owner cannot be written to, checked in this order; undefined when nothing stands against it. */
export function contactRefusal(
  userId: string | undefined,
  sellerId: string | null | undefined,
): 'notSignedIn' | 'noOwner' | 'ownBoat' | undefined {
  if (userId === undefined) return 'notSignedIn';
  if (!sellerId) return 'noOwner';
  if (sellerId === userId) return 'ownBoat';
  return undefined;
}
