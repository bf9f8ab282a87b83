/**
 * A boat as anyone may read it, written by the database: rows become an answer without being taken apart and put together
 * again in between. A test holds it against the contract.
 */
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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
  externalUrl: 'b.external_url',
  createdAt: moment('b.created_at'),
  updatedAt: moment('b.updated_at'),
  seller: object(seller),
};

/** For boats as `b` joined with their sellers as `s`. */
export const BOAT_JSON = `${object(boat)}::text`;
export const WITH_SELLER = 'boats b join users s on s.id = b.seller_id';

/** `row_to_json` writes no spaces, unlike `json_build_object`. */
function object(fields: Record<string, string>): string {
  const columns = Object.entries(fields).map(([name, value]) => `${value} as "${name}"`);
  return `row_to_json((select o from (select ${columns.join(', ')}) o))`;
}
