-- Hides a seller's boats when the seller is suspended, and shows them again afterwards. set_boat_listed has the last word on each.
CREATE OR REPLACE FUNCTION set_boats_of_seller_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boats SET listed = NOT NEW.suspended WHERE seller_id = NEW.id AND status IN ('active', 'pending') AND listed = NEW.suspended;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_suspension_hides_boats AFTER UPDATE OF suspended ON users
  FOR EACH ROW WHEN (OLD.suspended IS DISTINCT FROM NEW.suspended) EXECUTE FUNCTION set_boats_of_seller_listed();
