-- The price band of a boat: the two edges, of all price buckets and budgets, that its price lies between. A test compares the
-- edges with PRICE_EDGES of the domain. Counts are stored by band: when the edges change, the migration must recount.
CREATE OR REPLACE FUNCTION price_band(price numeric) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN width_bucket(price, ARRAY[25000, 50000, 100000, 200000, 250000, 500000, 1000000, 10000000]::numeric[])::smallint;
