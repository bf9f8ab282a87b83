import { isoMoment, jsonObject } from '../../db/json-object.ts';

/**
 * A boat as anyone may read it, written by the database: rows become an answer without being taken apart and put together
 * again in between. A test holds it against the contract.
 */
const seller = {
  id: 's.id',
  firstName: 's.first_name',
  lastName: 's.last_name',
  profileImageUrl: 's.profile_image_url',
  location: 's.location',
  verified: 's.verified',
  totalTransactions: 's.total_transactions',
  acceptedAssets: 's.accepted_assets',
};

const boat = {
  id: 'b.id',
  sellerId: 'b.seller_id',
  title: 'b.title',
  description: 'b.description',
  price: 'b.price::text',
  year: 'b.year',
  make: 'b.make',
  model: 'b.model',
  length: 'b.length',
  type: 'b.type',
  condition: 'b.condition',
  location: 'b.location',
  imageUrls: 'b.image_urls',
  images: 'b.images',
  features: 'b.features',
  tradeFor: 'b.trade_for',
  tradeCategories: 'b.trade_categories',
  engineType: 'b.engine_type',
  engineHours: 'b.engine_hours',
  fuel: 'b.fuel',
  maxSpeed: 'b.max_speed',
  capacity: 'b.capacity',
  sleeps: 'b.sleeps',
  status: 'b.status',
  featured: 'b.featured',
  views: 'b.views',
  isAvailableForTrade: 'b.is_available_for_trade',
  source: 'b.source',
  externalId: 'b.external_id',
  externalUrl: 'b.external_url',
  lastSyncedAt: isoMoment('b.last_synced_at'),
  userId: 'b.user_id',
  createdAt: isoMoment('b.created_at'),
  updatedAt: isoMoment('b.updated_at'),
  seller: jsonObject(seller),
};

/** For boats as `b` joined with their sellers as `s`. */
export const BOAT_JSON = `${jsonObject(boat)}::text`;
export const WITH_SELLER = 'boats b join users s on s.id = b.seller_id';
