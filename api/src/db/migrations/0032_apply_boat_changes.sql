-- Adds changes to every table that counts boats: boat_counts, boat_trade_counts, boat_texts, boat_names and search_counts.
-- Writes each table in the order of its keys, so that two writers never deadlock. Rows of boat_texts, boat_names and
-- boat_trade_counts that reach zero are deleted; those of boat_counts and search_counts are few and stay.
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
  INSERT INTO boat_names (make, model, boats)
    SELECT split_part(c.words, E'\x1f', 2), split_part(c.words, E'\x1f', 3), sum(c.boats) FROM unnest(changes) c
    GROUP BY 1, 2 HAVING sum(c.boats) <> 0 ORDER BY 1, 2
    ON CONFLICT (make, model) DO UPDATE SET boats = boat_names.boats + excluded.boats;
  DELETE FROM boat_names n USING unnest(changes) c
    WHERE n.boats = 0 AND c.boats < 0 AND n.make = split_part(c.words, E'\x1f', 2) AND n.model = split_part(c.words, E'\x1f', 3);
  INSERT INTO search_counts (words, type, band, boats)
    SELECT k.words, c.type, c.band, sum(c.boats) FROM unnest(changes) c JOIN kept_searches k ON strpos(c.words, k.words) > 0
    GROUP BY k.words, c.type, c.band HAVING sum(c.boats) <> 0 ORDER BY k.words, c.type, c.band
    ON CONFLICT (words, type, band) DO UPDATE SET boats = search_counts.boats + excluded.boats;
END $$;
--> statement-breakpoint
INSERT INTO boat_names (make, model, boats)
  SELECT split_part(words, E'\x1f', 2), split_part(words, E'\x1f', 3), sum(boats) FROM boat_texts GROUP BY 1, 2;
