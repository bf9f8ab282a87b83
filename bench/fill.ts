import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { stateOf } from '@tradewind/domain/geography';
import pg from 'pg';

/** Occurs in very few titles. */
export const RARE_WORD = 'Zephyrine';
const RARE_EVERY = 2_000;
/** The make of one boat in twenty-five. */
export const COMMON_WORD = 'Sea Lark';

const MAKES = [
  COMMON_WORD,
  ...[
    'Larkwell',
    'Halcyon',
    'Osprey',
    'Marlowe',
    'Tidewater',
    'Corsair',
    'Pelican',
    'Brightwater',
    'Stormcrest',
    'Kestrel',
    'Avocet',
  ],
  ...[
    'Northcape',
    'Silverfin',
    'Barracuda',
    'Mistral',
    'Sandpiper',
    'Windrose',
    'Ironkeel',
    'Bluewater',
    'Seaholm',
    'Trident',
    'Heron',
  ],
  'Albacore',
  'Gannet',
];
const CITIES = [
  ...[
    'Miami FL',
    'Tampa, FL',
    'Fort Lauderdale, FL',
    'Key West, FL',
    'Naples, Florida 34102',
    'San Diego, CA',
    'Newport Beach, CA',
  ],
  ...[
    'New York, NY',
    'Sag Harbor, NY',
    'Houston, TX',
    'Galveston, TX',
    'Wilmington, NC',
    'Charleston, SC',
    'Annapolis, MD',
  ],
  ...['Norfolk, VA', 'Seattle, WA', 'Newport, RI', 'Chicago, IL', 'Mobile, AL', 'Nassau, Bahamas'],
];
const TRADES = [
  ...[
    ['boats', 'bitcoin', 'cryptocurrency'],
    ['boats'],
    ['vehicles', 'motorcycles'],
    ['real_estate', 'land'],
    ['open_to_offers'],
  ],
  ...[
    ['bitcoin'],
    ['art', 'jewelry', 'collectibles'],
    ['aircraft', 'boats'],
    ['experiences', 'luxury_travel'],
    ['wine'],
  ],
];
const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
const chance = (values: string, count: number) => `(${values})[1 + floor(random() * ${count})::int]`;

const BOATS = `
  insert into boats (seller_id, title, description, price, year, make, model, length, type, condition, location, state, image_urls,
    features, trade_for, trade_categories, engine_type, engine_hours, fuel, capacity, sleeps, featured, views, listed, created_at, updated_at)
  select 'bench-' || (1 + floor(random() * $3)::int),
    case when n % ${RARE_EVERY} = 0 then '${RARE_WORD} ' || n when n % 10 = 0 then make || ' of ' || (n % 90000) else year || ' ' || make || ' ' || model end,
    repeat('Kept under cover, serviced every winter and ready for the water. ', 4 + n % 4),
    round((exp(10.2 + 2.6 * (random() + random() + random() - 1.5)) * (1 + length / 30))::numeric, 2), year, make, model, length,
    (${list(BOAT_TYPES)})[1 + (hashtext(make || model) & 1023) % ${BOAT_TYPES.length}], 'Good', city, (${list(CITIES.map((city) => stateOf(city) ?? ''))})[place],
    array(select '/media/' || md5(n || '-' || i) || '-960.webp' from generate_series(1, 5) i),
    array['GPS', 'Radar', 'Bow thruster', 'Swim platform', 'Autopilot', 'Live well', 'Trim tabs', 'Bimini top'],
    'Boats, Bitcoin, Automobiles', string_to_array(${chance(list(TRADES.map((keys) => keys.join(','))), TRADES.length)}, ','),
    'Twin Mercury 300HP', (random() * 2000)::int, 'Gasoline', 8, 2, n % 5000 = 0, (random() * 900)::int, true,
    timestamptz '2026-01-01' - n * interval '37 seconds', timestamptz '2026-01-01' - n * interval '37 seconds'
  from (
    select n, place, (${list(CITIES)})[place] as city, ${chance(list(MAKES), MAKES.length)} as make, 'Model ' || (20 + floor(random() * 12)::int) as model,
      (2026 - floor(45 * random() * random()))::int as year, round((14 + 60 * random() * random())::numeric, 1) as length
    from (select n, (1 + floor(${CITIES.length} * random() * random()))::int as place from generate_series($1::int, $2::int) n) places
  ) drawn`;

const COUNTS = `
  truncate boat_counts, boat_trade_counts, boat_texts, kept_searches, search_counts, user_counts;
  insert into boat_counts select coalesce(type, ''), price_band(price), count(*), sum(price) from boats where listed group by 1, 2;
  insert into boat_trade_counts select coalesce(type, ''), price_band(price), trade_categories, count(*) from boats where listed group by 1, 2, 3;
  insert into boat_texts select text_key, coalesce(type, ''), price_band(price), min(boat_words(title, make, model)), count(*), max(created_at) from boats where listed group by 1, 2, 3;
  insert into user_counts select 0, count(*) from users;`;

/** Fills the database up to this many boats. The data that triggers maintain is computed once, at the end. */
export async function fill(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ boats: number }>('select count(*)::int as boats from boats');
    const from = rows[0]?.boats ?? 0;
    if (from >= size) return;
    const sellers = Math.ceil(size / 5);
    await client.query('begin');
    await client.query("select setseed(0.42); set local maintenance_work_mem = '512MB'");
    await client.query('alter table users disable trigger user; alter table boats disable trigger user');
    await client.query(
      `insert into users (id, email, username, first_name, last_name, password, location, accepted_assets)
       select 'bench-' || n, 'bench' || n || '@example.com', 'bench' || n, 'Robin', 'Nr. ' || n, '!', 'Miami, FL', '{boats,bitcoin}'
       from generate_series(1, $1::int) n on conflict do nothing`,
      [sellers],
    );
    const { rows: indexes } = await client.query<{ name: string; text: string }>(
      "select indexname as name, indexdef as text from pg_indexes where tablename = 'boats' and indexdef like '%WHERE%'",
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(BOATS, [from + 1, size, sellers]);
    for (const { text } of indexes) await client.query(text);
    await client.query(COUNTS);
    await client.query('alter table users enable trigger user; alter table boats enable trigger user');
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
