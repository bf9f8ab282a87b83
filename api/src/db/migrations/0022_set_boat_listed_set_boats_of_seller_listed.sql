-- Decides whether the public sees a boat: active or pending, not removed by an admin, and its seller not suspended. Locks the seller as an
-- update would: a suspension waits for this boat, or this boat for the suspension.
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
--> statement-breakpoint
-- Hides a seller's boats when the seller is suspended, and shows them again afterwards. set_boat_listed has the last word on each.
CREATE OR REPLACE FUNCTION set_boats_of_seller_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boats SET listed = NOT NEW.suspended WHERE seller_id = NEW.id AND status IN ('active', 'pending') AND listed = NEW.suspended;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_suspension_hides_boats AFTER UPDATE OF suspended ON users
  FOR EACH ROW WHEN (OLD.suspended IS DISTINCT FROM NEW.suspended) EXECUTE FUNCTION set_boats_of_seller_listed();
