interface TradeItem {
  title: string;
  value: string;
  goesTo: 'user' | 'other';
  kind: string;
}

/** The side that pays cash now pays the new amount; without cash, the user asks for it. */
export function cashOf(output: Record<string, unknown>, amount: number, isMore: boolean): Record<string, number> {
  const paidByUser = cashItems(output).some(({ goesTo }) => goesTo === 'other');
  const paid = isMore ? cashIn(output) + amount : amount;
  return paid > 0 ? { [paidByUser ? 'cash' : 'cashBack']: paid } : {};
}

const cashItems = (output: Record<string, unknown>) =>
  ((output.items ?? []) as TradeItem[]).filter(({ kind }) => kind === 'cash');

/** The cash of a trade, whoever pays it. */
export const cashIn = (output: Record<string, unknown>): number =>
  cashItems(output).reduce((sum, { value }) => sum + Number(value.replace(/[^\d.]/g, '')), 0);
