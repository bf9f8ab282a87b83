-- What a search looks through, each field by itself: the unit separator stands in no title.
CREATE FUNCTION boat_words(title text, make text, model text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower((title || E'\x1f' || make || E'\x1f' || model) COLLATE "pg_c_utf8");
--> statement-breakpoint
-- The edges of every price bucket and budget; a test compares them with the domain's.
CREATE FUNCTION price_band(price numeric) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN width_bucket(price, ARRAY[25000, 50000, 100000, 200000, 250000, 500000, 1000000, 10000000]::numeric[])::smallint;
--> statement-breakpoint
ALTER TABLE "boats" SET (fillfactor = 90);
--> statement-breakpoint
CREATE TABLE "boat_counts" (
	"type" text NOT NULL,
	"band" smallint NOT NULL,
	"boats" integer NOT NULL,
	"value" numeric(20, 2) NOT NULL,
	CONSTRAINT "boat_counts_type_band_pk" PRIMARY KEY("type","band")
);
--> statement-breakpoint
CREATE TABLE "boat_texts" (
	"key" uuid NOT NULL,
	"type" text NOT NULL,
	"band" smallint NOT NULL,
	"words" text NOT NULL,
	"boats" integer NOT NULL,
	CONSTRAINT "boat_texts_key_type_band_pk" PRIMARY KEY("key","type","band")
);
--> statement-breakpoint
CREATE TABLE "boat_trade_counts" (
	"type" text NOT NULL,
	"band" smallint NOT NULL,
	"trade_categories" text[] NOT NULL,
	"boats" integer NOT NULL,
	CONSTRAINT "boat_trade_counts_type_band_trade_categories_pk" PRIMARY KEY("type","band","trade_categories")
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"slot" smallint PRIMARY KEY NOT NULL,
	"users" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "boats_words";--> statement-breakpoint
DROP INDEX "boats_newest";--> statement-breakpoint
DROP INDEX "boats_price";--> statement-breakpoint
DROP INDEX "boats_length";--> statement-breakpoint
DROP INDEX "boats_featured";--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "text_key" uuid GENERATED ALWAYS AS (md5(boat_words(title, make, model))::uuid) STORED;--> statement-breakpoint
CREATE INDEX "boat_texts_words" ON "boat_texts" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "boats_type_newest" ON "boats" USING btree ("type","created_at","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_type_price" ON "boats" USING btree ("type","price","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_type_length" ON "boats" USING btree ("type",coalesce("length", 0),"id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_place_newest" ON "boats" USING btree (coalesce("state", ''),"created_at","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_text_newest" ON "boats" USING btree ("text_key","created_at","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_type_year" ON "boats" USING btree ("type","year","length","price") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_year" ON "boats" USING btree ("year","length","price") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_trade" ON "boats" USING gin ("trade_categories") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_location" ON "boats" USING gin (lower("location" collate "pg_c_utf8") gin_trgm_ops) WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_newest" ON "boats" USING btree ("created_at","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_price" ON "boats" USING btree ("price","id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_length" ON "boats" USING btree (coalesce("length", 0),"id") WHERE "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_featured" ON "boats" USING btree ("created_at","id") WHERE "boats"."listed" and "boats"."featured";
--> statement-breakpoint
CREATE TYPE boat_change AS (type text, band smallint, trade_categories text[], key uuid, words text, boats integer, value numeric);
--> statement-breakpoint
-- Always in the order of the keys, so that two writers never wait for each other in a circle.
CREATE FUNCTION apply_boat_changes(changes boat_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changes IS NULL THEN RETURN; END IF;
  INSERT INTO boat_counts (type, band, boats, value)
    SELECT c.type, c.band, sum(c.boats), sum(c.value) FROM unnest(changes) c
    GROUP BY c.type, c.band HAVING sum(c.boats) <> 0 OR sum(c.value) <> 0 ORDER BY c.type, c.band
    ON CONFLICT (type, band) DO UPDATE SET boats = boat_counts.boats + excluded.boats, value = boat_counts.value + excluded.value;
  INSERT INTO boat_trade_counts (type, band, trade_categories, boats)
    SELECT c.type, c.band, c.trade_categories, sum(c.boats) FROM unnest(changes) c
    GROUP BY c.type, c.band, c.trade_categories HAVING sum(c.boats) <> 0 ORDER BY c.type, c.band, c.trade_categories
    ON CONFLICT (type, band, trade_categories) DO UPDATE SET boats = boat_trade_counts.boats + excluded.boats;
  INSERT INTO boat_texts (key, type, band, words, boats)
    SELECT c.key, c.type, c.band, min(c.words), sum(c.boats) FROM unnest(changes) c
    GROUP BY c.key, c.type, c.band HAVING sum(c.boats) <> 0 ORDER BY c.key, c.type, c.band
    ON CONFLICT (key, type, band) DO UPDATE SET boats = boat_texts.boats + excluded.boats;
  DELETE FROM boat_texts t USING unnest(changes) c
    WHERE t.boats = 0 AND c.boats < 0 AND t.key = c.key AND t.type = c.type AND t.band = c.band;
  DELETE FROM boat_trade_counts t USING unnest(changes) c
    WHERE t.boats = 0 AND c.boats < 0 AND t.type = c.type AND t.band = c.band AND t.trade_categories = c.trade_categories;
END $$;
--> statement-breakpoint
CREATE FUNCTION boat_counted(boat boats, sign integer) RETURNS boat_change LANGUAGE sql IMMUTABLE
RETURN ROW(coalesce(boat.type, ''), price_band(boat.price), boat.trade_categories, boat.text_key,
  boat_words(boat.title, boat.make, boat.model), sign, sign * boat.price)::boat_change;
--> statement-breakpoint
CREATE FUNCTION count_inserted_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((SELECT array_agg(boat_counted(b, 1)) FROM inserted b WHERE b.listed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((SELECT array_agg(boat_counted(b, -1)) FROM deleted b WHERE b.listed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An update that changes nothing that is counted, such as that of the views, counts nothing.
CREATE FUNCTION count_updated_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((
    SELECT array_agg(change) FROM (
      SELECT boat_counted(o, -1) AS change FROM before o JOIN after n ON n.id = o.id
        WHERE o.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key)
      UNION ALL
      SELECT boat_counted(n, 1) FROM before o JOIN after n ON n.id = o.id
        WHERE n.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key)
    ) changes
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The seller is locked as an update would: a suspension waits for this boat, or this boat for the suspension.
CREATE FUNCTION set_boat_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed := false;
  IF NEW.status = 'active' THEN
    SELECT NOT suspended INTO NEW.listed FROM users WHERE id = NEW.seller_id FOR NO KEY UPDATE;
    NEW.listed := coalesce(NEW.listed, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION set_boats_of_seller_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boats SET listed = NOT NEW.suspended WHERE seller_id = NEW.id AND status = 'active' AND listed = NEW.suspended;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (slot, users)
    SELECT pg_backend_pid() % 16, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed HAVING count(*) > 0
    ON CONFLICT (slot) DO UPDATE SET users = user_counts.users + excluded.users;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE boats SET listed = true FROM users WHERE users.id = boats.seller_id AND NOT users.suspended AND boats.status = 'active';
--> statement-breakpoint
SELECT apply_boat_changes(array_agg(boat_counted(b, 1))) FROM boats b WHERE b.listed;
--> statement-breakpoint
INSERT INTO user_counts (slot, users) SELECT 0, count(*) FROM users;
--> statement-breakpoint
CREATE TRIGGER boats_listed BEFORE INSERT OR UPDATE OF status, seller_id, listed ON boats
  FOR EACH ROW EXECUTE FUNCTION set_boat_listed();
--> statement-breakpoint
CREATE TRIGGER boats_inserted_counted AFTER INSERT ON boats
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_boats();
--> statement-breakpoint
CREATE TRIGGER boats_deleted_counted AFTER DELETE ON boats
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_boats();
--> statement-breakpoint
CREATE TRIGGER boats_updated_counted AFTER UPDATE ON boats
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated_boats();
--> statement-breakpoint
CREATE TRIGGER users_suspension_hides_boats AFTER UPDATE OF suspended ON users
  FOR EACH ROW WHEN (OLD.suspended IS DISTINCT FROM NEW.suspended) EXECUTE FUNCTION set_boats_of_seller_listed();
--> statement-breakpoint
CREATE TRIGGER users_inserted_counted AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER users_deleted_counted AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
