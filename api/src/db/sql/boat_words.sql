-- The text that a search by words looks through: title, make and model in lower case. The unit separator stands in no
-- title, so no match spans two of them. `boats.text_key` and the indexes on words are built with this function: when it
-- changes, the migration must rebuild them.
CREATE OR REPLACE FUNCTION boat_words(title text, make text, model text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower((title || E'\x1f' || make || E'\x1f' || model) COLLATE "pg_c_utf8");
