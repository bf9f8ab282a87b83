interface Gives {
  myBoatId?: number;
  moreBoatIds?: number[];
}

/** Own boats as a drafted offer gives them. */
export function givenBoats(ids: readonly number[]): Gives {
  const [myBoatId, ...moreBoatIds] = new Set(ids);
  return {
    ...(myBoatId !== undefined && { myBoatId }),
    ...(moreBoatIds.length > 0 && { moreBoatIds }),
  };
}

/** The numbers of the own boats that a drafted offer gives. */
export const boatsGiven = ({ myBoatId, moreBoatIds = [] }: Gives): number[] =>
  myBoatId === undefined ? moreBoatIds : [myBoatId, ...moreBoatIds];
