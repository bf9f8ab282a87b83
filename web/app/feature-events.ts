import { accountEvents } from './features/accounts/account-events.ts';
import { agentEvents } from './features/agent/agent-events.ts';
import { messageEvents } from './features/messages/message-events.ts';
import { notificationEvents } from './features/notifications/notification-events.ts';
import { tradeEvents } from './features/trades/trade-events.ts';
import type { FeatureEvents } from './lib/feature-events.ts';

/** Event handlers of all features. Loaded with the event stream, for signed-in users only. */
export const featureEvents: readonly FeatureEvents[] = [
  accountEvents,
  messageEvents,
  notificationEvents,
  agentEvents,
  tradeEvents,
];
