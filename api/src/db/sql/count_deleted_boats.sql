-- Takes deleted boats out of the counts, once per statement.
CREATE OR REPLACE FUNCTION count_deleted_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((SELECT array_agg(boat_counted(b, -1)) FROM deleted b WHERE b.listed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER boats_deleted_counted AFTER DELETE ON boats
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_boats();
