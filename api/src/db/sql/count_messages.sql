-- Counts messages by day, spread over 16 slots. Writes in the order of the days, so that two deletions of conversations
-- do not deadlock.
CREATE OR REPLACE FUNCTION count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_counts (day, slot, messages)
    SELECT (created_at AT TIME ZONE 'UTC')::date, pg_backend_pid() % 16, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed GROUP BY 1 ORDER BY 1
    ON CONFLICT (day, slot) DO UPDATE SET messages = message_counts.messages + excluded.messages;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_inserted_counted AFTER INSERT ON messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_messages();

CREATE OR REPLACE TRIGGER messages_deleted_counted AFTER DELETE ON messages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
