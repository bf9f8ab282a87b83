import { marketplaceStats as answer } from '@tradewind/contract/marketplace';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { marketplaceStats } from './service.ts';

export function marketplaceRoutes(app: App, { db }: Dependencies): void {
  app.get(
    '/api/marketplace/stats',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Statistics for the whole marketplace',
        response: { 200: answer, ...failures() },
      },
    },
    () => marketplaceStats(db),
  );
}
