-- Counts registered users. Spread over 16 slots, so that registrations do not wait for one another.
CREATE OR REPLACE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (slot, users)
    SELECT pg_backend_pid() % 16, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed HAVING count(*) > 0
    ON CONFLICT (slot) DO UPDATE SET users = user_counts.users + excluded.users;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_inserted_counted AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();

CREATE OR REPLACE TRIGGER users_deleted_counted AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
