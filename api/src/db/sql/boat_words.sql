-- The text for searches by words: title, make and model in lower case. No title contains the unit separator, so no match
-- spans two of them. `boats.text_key` and the indexes on words are built with this function: when it
-- changes, the migration must rebuild them.
CREATE OR REPLACE FUNCTION boat_words(title text, make text, model text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower((title || E'\x1f' || make || E'\x1f' || model) COLLATE "pg_c_utf8");
