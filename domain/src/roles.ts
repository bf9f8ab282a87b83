export const ROLES = ['boat_owner', 'asset_owner', 'experience_owner'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_LABELS = {
  boat_owner: 'Boat Owner',
  asset_owner: 'Asset Owner',
  experience_owner: 'Experience Owner',
} as const satisfies Record<Role, string>;

interface RoleFlags {
  readonly isBoatOwner: boolean;
  readonly isAssetOwner: boolean;
  readonly isExperienceOwner: boolean;
}

export function flagsOf(roles: readonly Role[]): RoleFlags {
  return {
    isBoatOwner: roles.includes('boat_owner'),
    isAssetOwner: roles.includes('asset_owner'),
    isExperienceOwner: roles.includes('experience_owner'),
  };
}

export function rolesOf(flags: RoleFlags): Role[] {
  const held: Record<Role, boolean> = {
    boat_owner: flags.isBoatOwner,
    asset_owner: flags.isAssetOwner,
    experience_owner: flags.isExperienceOwner,
  };
  return ROLES.filter((role) => held[role]);
}

type UserBadge = (typeof ROLE_LABELS)['boat_owner' | 'asset_owner'] | 'New User';

/** The badge in the user list reflects the user's activity, not the chosen roles. */
export function userBadge(user: { boatsPosted: number; acceptedAssets: readonly string[] | null }): UserBadge {
  if (user.boatsPosted > 0) return ROLE_LABELS.boat_owner;
  return user.acceptedAssets?.length ? ROLE_LABELS.asset_owner : 'New User';
}

const MAX_ASSET_BADGES = 2;

/** The assets that get a badge, and '+N' for the rest. */
export function assetBadges(acceptedAssets: readonly string[] | null): { shown: string[]; overflow?: `+${number}` } {
  const assets = acceptedAssets ?? [];
  const shown = assets.slice(0, MAX_ASSET_BADGES);
  const hidden = assets.length - shown.length;
  return hidden > 0 ? { shown, overflow: `+${hidden}` } : { shown };
}
