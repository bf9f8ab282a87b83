-- The share of a listed boat in the counts: added with sign 1, subtracted with sign -1.
CREATE OR REPLACE FUNCTION boat_counted(boat boats, sign integer) RETURNS boat_change LANGUAGE sql IMMUTABLE
RETURN ROW(coalesce(boat.type, ''), price_band(boat.price), boat.trade_categories, boat.text_key,
  boat_words(boat.title, boat.make, boat.model), sign, sign * boat.price, boat.created_at)::boat_change;
