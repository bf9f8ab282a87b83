/** 'Nov 16, 2026', the same on the server and in every browser. */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type BoatCheck = 'hull' | 'photo';

/** The checks of a boat that were passed, with their dates. */
export const checksOf = ({
  hullCheckedAt,
  photoProofAt,
}: {
  hullCheckedAt: string | null;
  photoProofAt: string | null;
}) =>
  (
    [
      ['hull', hullCheckedAt],
      ['photo', photoProofAt],
    ] as const
  ).flatMap(([check, at]) => (at ? [{ check, at }] : []));

export const checkText = (check: BoatCheck, at: string) =>
  `${check === 'hull' ? 'Hull number checked' : 'Photo with code'}, ${dayText(at)}`;
