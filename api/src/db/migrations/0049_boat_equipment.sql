-- The text for searches by equipment: the features and the description in lower case. The index `boats_equipment` is built with
-- this function: when it changes, the migration must rebuild it.
CREATE OR REPLACE FUNCTION boat_equipment(features text[], description text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower((array_to_string(features, '; ') || '; ' || coalesce(description, '')) COLLATE "pg_c_utf8");
