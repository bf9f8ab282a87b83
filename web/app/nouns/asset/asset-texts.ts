import type { Visibility } from '@tradewind/contract/asset-form';

export const visibilityText: Record<Visibility, string> = { public: 'Public', offers: 'Only in offers' };

export const documentCount = (count: number): string =>
  count === 0 ? 'No documents' : `${count} ${count === 1 ? 'document' : 'documents'}`;
