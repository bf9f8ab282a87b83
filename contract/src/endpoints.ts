import { accountsApi } from './accounts.ts';
import { activityApi } from './activity.ts';
import { adminApi } from './admin.ts';
import { adminListingsApi } from './admin-listings.ts';
import { agentApi } from './agent.ts';
import { assetsApi } from './assets.ts';
import { bankLinesApi } from './bank-lines.ts';
import { billingApi } from './billing.ts';
import { blocksApi } from './blocks.ts';
import { boatsApi } from './boats.ts';
import { closingApi } from './closing.ts';
import { closingCourseApi } from './closing-course.ts';
import { closingDocumentsApi } from './closing-documents.ts';
import { eddyApi } from './eddy.ts';
import type { Endpoint } from './endpoint.ts';
import { eventsApi } from './events.ts';
import { favoritesApi } from './favorites.ts';
import { inventoryApi } from './inventory.ts';
import { ledgerApi } from './ledger.ts';
import { listingsApi } from './listings.ts';
import { marketplaceApi } from './marketplace.ts';
import { messagesApi } from './messages.ts';
import { negotiationsApi } from './negotiations.ts';
import { notificationsApi } from './notifications.ts';
import { peopleApi } from './people.ts';
import { possessionApi } from './possession.ts';
import { possessionReviewApi } from './possession-review.ts';
import { pricingApi } from './pricing.ts';
import { profileApi } from './profile.ts';
import { releaseApi } from './release.ts';
import { reportReviewApi } from './report-review.ts';
import { reportsApi } from './reports.ts';
import { reviewsApi } from './reviews.ts';
import { siteApi } from './site.ts';
import { tradesApi } from './trades.ts';
import { uploadsApi } from './uploads.ts';
import { wantsApi } from './wants.ts';

/** Every API call. A test compares the list with the routes of the server. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(accountsApi),
  ...Object.values(activityApi),
  ...Object.values(adminListingsApi),
  ...Object.values(adminApi),
  ...Object.values(agentApi),
  ...Object.values(assetsApi),
  ...Object.values(billingApi),
  ...Object.values(blocksApi),
  ...Object.values(boatsApi),
  ...Object.values(closingApi),
  ...Object.values(closingCourseApi),
  ...Object.values(closingDocumentsApi),
  ...Object.values(eddyApi),
  ...Object.values(eventsApi),
  ...Object.values(favoritesApi),
  ...Object.values(inventoryApi),
  ...Object.values(ledgerApi),
  ...Object.values(bankLinesApi),
  ...Object.values(listingsApi),
  ...Object.values(marketplaceApi),
  ...Object.values(messagesApi),
  ...Object.values(negotiationsApi),
  ...Object.values(notificationsApi),
  ...Object.values(peopleApi),
  ...Object.values(possessionApi),
  ...Object.values(possessionReviewApi),
  ...Object.values(pricingApi),
  ...Object.values(profileApi),
  ...Object.values(releaseApi),
  ...Object.values(reportReviewApi),
  ...Object.values(reportsApi),
  ...Object.values(reviewsApi),
  ...Object.values(siteApi),
  ...Object.values(tradesApi),
  ...Object.values(uploadsApi),
  ...Object.values(wantsApi),
];
