-- Counts new boats, once per statement.
CREATE OR REPLACE FUNCTION count_inserted_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((SELECT array_agg(boat_counted(b, 1)) FROM inserted b WHERE b.listed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER boats_inserted_counted AFTER INSERT ON boats
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_boats();
