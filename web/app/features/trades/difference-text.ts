import { exactPriceText, isZero, type SideValues } from '@tradewind/contract/trade-values';

/** '$5,000 in your favor', as its reader sees it. */
export function differenceText({ difference, isGain }: Pick<SideValues, 'difference' | 'isGain'>): string {
  if (isZero(difference)) return 'Even';
  return isGain ? `${exactPriceText(difference)} in your favor` : `You give ${exactPriceText(difference)} more`;
}
