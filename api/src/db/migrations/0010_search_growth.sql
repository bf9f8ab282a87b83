CREATE TABLE "kept_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"words" text NOT NULL,
	"type" text NOT NULL,
	"band" smallint NOT NULL,
	"boats" integer NOT NULL,
	CONSTRAINT "search_counts_words_type_band_pk" PRIMARY KEY("words","type","band")
);
--> statement-breakpoint
ALTER TABLE "boat_texts" ADD COLUMN "newest" timestamp (3) with time zone DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
UPDATE boat_texts t SET newest = b.newest FROM (
    SELECT text_key, coalesce(type, '') AS type, price_band(price) AS band, max(created_at) AS newest FROM boats WHERE listed GROUP BY 1, 2, 3
  ) b WHERE t.key = b.text_key AND t.type = b.type AND t.band = b.band;
--> statement-breakpoint
ALTER TABLE "boat_texts" ALTER COLUMN "newest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_counts" ADD CONSTRAINT "search_counts_words_kept_searches_words_fk" FOREIGN KEY ("words") REFERENCES "public"."kept_searches"("words") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TYPE boat_change ADD ATTRIBUTE created_at timestamptz;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION boat_counted(boat boats, sign integer) RETURNS boat_change LANGUAGE sql IMMUTABLE
RETURN ROW(coalesce(boat.type, ''), price_band(boat.price), boat.trade_categories, boat.text_key,
  boat_words(boat.title, boat.make, boat.model), sign, sign * boat.price, boat.created_at)::boat_change;
--> statement-breakpoint
-- An update that changes nothing that is counted, such as that of the views, counts nothing.
CREATE OR REPLACE FUNCTION count_updated_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((
    SELECT array_agg(change) FROM (
      SELECT boat_counted(o, -1) AS change FROM before o JOIN after n ON n.id = o.id
        WHERE o.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key, o.created_at)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key, n.created_at)
      UNION ALL
      SELECT boat_counted(n, 1) FROM before o JOIN after n ON n.id = o.id
        WHERE n.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key, o.created_at)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key, n.created_at)
    ) changes
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Always in the order of the keys, so that two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION apply_boat_changes(changes boat_change[]) RETURNS void LANGUAGE plpgsql AS $$
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
  INSERT INTO boat_texts (key, type, band, words, boats, newest)
    SELECT c.key, c.type, c.band, min(c.words), sum(c.boats), max(c.created_at) FROM unnest(changes) c
    GROUP BY c.key, c.type, c.band ORDER BY c.key, c.type, c.band
    ON CONFLICT (key, type, band) DO UPDATE
      SET boats = boat_texts.boats + excluded.boats, newest = greatest(boat_texts.newest, excluded.newest)
      WHERE excluded.boats <> 0 OR excluded.newest > boat_texts.newest;
  DELETE FROM boat_texts t USING unnest(changes) c
    WHERE t.boats = 0 AND c.boats < 0 AND t.key = c.key AND t.type = c.type AND t.band = c.band;
  DELETE FROM boat_trade_counts t USING unnest(changes) c
    WHERE t.boats = 0 AND c.boats < 0 AND t.type = c.type AND t.band = c.band AND t.trade_categories = c.trade_categories;
  INSERT INTO search_counts (words, type, band, boats)
    SELECT k.words, c.type, c.band, sum(c.boats) FROM unnest(changes) c JOIN kept_searches k ON strpos(c.words, k.words) > 0
    GROUP BY k.words, c.type, c.band HAVING sum(c.boats) <> 0 ORDER BY k.words, c.type, c.band
    ON CONFLICT (words, type, band) DO UPDATE SET boats = search_counts.boats + excluded.boats;
END $$;
