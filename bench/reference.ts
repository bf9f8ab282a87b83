/**
 * The servers we compare ourselves with, in a separate process: on one port raw node:http sends the bytes it was given, on another
 * a bare Fastify handler runs one prepared statement for the same rows and serializes them.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

export interface ReferenceInput {
  databaseUrl: string;
}

export interface Content {
  /** By path. */
  bodies: Record<string, string>;
  ids: Record<string, number[]>;
}

const ROWS = `
  select b.id, b.seller_id as "sellerId", b.title, b.description, b.price, b.year, b.make, b.model, b.length::float, b.beam::float, b.type, b.condition, b.location,
    b.image_urls as "imageUrls", b.images, b.features, b.trade_for as "tradeFor", b.trade_categories as "tradeCategories",
    b.engine_type as "engineType", b.engine_hours as "engineHours", b.fuel, b.max_speed as "maxSpeed", b.capacity, b.sleeps, b.status, b.featured,
    b.views, b.is_available_for_trade as "isAvailableForTrade", b.source, b.external_id as "externalId", b.external_url as "externalUrl", b.last_synced_at as "lastSyncedAt", b.user_id as "userId", b.hull_checked_at as "hullCheckedAt", b.photo_proof_at as "photoProofAt", b.created_at as "createdAt",
    b.updated_at as "updatedAt", json_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name,
      'profileImageUrl', s.profile_image_url, 'location', s.location, 'verified', s.verified, 'username', s.username, 'rating', s.rating, 'reviewCount', s.review_count, 'totalTransactions', s.total_transactions,
      'acceptedAssets', s.accepted_assets) as seller
  from boats b join users s on s.id = b.seller_id where b.id = any($1)`;

let bodies = new Map<string, Buffer>();
let ids = new Map<string, number[]>();

const raw = createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'content-length': body?.length ?? 0 });
  response.end(body);
});

process.once('message', async ({ databaseUrl }: ReferenceInput) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const bare = Fastify();
  bare.get('*', async (request) => {
    const { rows } = await pool.query({ name: 'rows', text: ROWS, values: [ids.get(request.url) ?? []] });
    return rows;
  });
  await bare.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  process.on('message', (content: Content) => {
    bodies = new Map(Object.entries(content.bodies).map(([path, body]) => [path, Buffer.from(body)]));
    ids = new Map(Object.entries(content.ids));
    process.send?.('filled');
  });
  process.send?.({ raw: (raw.address() as AddressInfo).port, bare: (bare.server.address() as AddressInfo).port });
});
