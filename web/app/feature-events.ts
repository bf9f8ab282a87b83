import { accountEvents } from './features/accounts/account-events.ts';
import { agentEvents } from './features/agent/agent-events.ts';
import { messageEvents } from './features/messages/message-events.ts';
import { notificationEvents } from './features/notifications/notification-events.ts';
import type { FeatureEvents } from './lib/feature-events.ts';

/** What each feature does when the server tells something: loaded with the event stream, only for who is signed in. */
export const featureEvents: readonly FeatureEvents[] = [accountEvents, messageEvents, notificationEvents, agentEvents];
