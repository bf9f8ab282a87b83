/** The list with one item a step further towards its front (-1) or its end (1). */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const rest = list.filter((_item, position) => position !== from);
  return [...rest.slice(0, from + by), ...list.slice(from, from + 1), ...rest.slice(from + by)];
}
