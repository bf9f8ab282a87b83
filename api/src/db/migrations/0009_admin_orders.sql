CREATE TABLE "message_counts" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "message_counts_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
DROP INDEX "messages_by_day";--> statement-breakpoint
DROP INDEX "users_newest";--> statement-breakpoint
CREATE INDEX "activity_log_email" ON "activity_log" USING gin ("user_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("first_name" || ' ' || coalesce("last_name", '')),"id");--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree (coalesce("last_login", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "users_boats" ON "users" USING btree ("boats_posted","id");--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended";--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (lower("email" || ' ' || "username" || ' ' || "first_name" || ' ' || coalesce("last_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
-- In the order of the days, so that two who delete conversations do not wait for each other in a circle.
CREATE FUNCTION count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_counts (day, slot, messages)
    SELECT (created_at AT TIME ZONE 'UTC')::date, pg_backend_pid() % 16, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed GROUP BY 1 ORDER BY 1
    ON CONFLICT (day, slot) DO UPDATE SET messages = message_counts.messages + excluded.messages;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the count: from here on nobody else writes messages until this is done.
CREATE TRIGGER messages_inserted_counted AFTER INSERT ON messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
--> statement-breakpoint
CREATE TRIGGER messages_deleted_counted AFTER DELETE ON messages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
--> statement-breakpoint
INSERT INTO message_counts (day, slot, messages)
  SELECT (created_at AT TIME ZONE 'UTC')::date, 0, count(*) FROM messages GROUP BY 1;
--> statement-breakpoint
-- How common a word is decides how it is searched: until the next automatic run nobody would know.
ANALYZE users;
