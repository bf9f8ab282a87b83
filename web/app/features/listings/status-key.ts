/** Names the change of a listing's state among all mutations. */
export const statusKey = (id: number) => ['listing-status', id];
