-- Decides whether the public sees a boat: active or pending, not removed by an admin, and its seller not suspended. Locks the seller as an
-- update would, so that of a suspension and this write the later one waits.
CREATE OR REPLACE FUNCTION set_boat_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed := false;
  IF NEW.status IN ('active', 'pending') AND NEW.removed_at IS NULL THEN
    SELECT NOT suspended INTO NEW.listed FROM users WHERE id = NEW.seller_id FOR NO KEY UPDATE;
    NEW.listed := coalesce(NEW.listed, false);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER boats_listed BEFORE INSERT OR UPDATE OF status, seller_id, removed_at, listed ON boats
  FOR EACH ROW EXECUTE FUNCTION set_boat_listed();
