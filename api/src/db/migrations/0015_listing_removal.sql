ALTER TABLE "boats" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "removal_reason" text;--> statement-breakpoint
CREATE INDEX "boats_unlisted_state" ON "boats" USING btree ((case when "removed_at" is null then "status" else 'removed' end),"id") WHERE not "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_unlisted_words" ON "boats" USING gin (boat_words("title", "make", "model") gin_trgm_ops) WHERE not "boats"."listed";--> statement-breakpoint
CREATE INDEX "boats_removed" ON "boats" USING btree ("removed_at") WHERE "boats"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_removal_has_reason" CHECK (("boats"."removed_at" is null) = ("boats"."removal_reason" is null));--> statement-breakpoint
-- The seller is locked as an update would: a suspension waits for this boat, or this boat for the suspension.
CREATE OR REPLACE FUNCTION set_boat_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed := false;
  IF NEW.status = 'active' AND NEW.removed_at IS NULL THEN
    SELECT NOT suspended INTO NEW.listed FROM users WHERE id = NEW.seller_id FOR NO KEY UPDATE;
    NEW.listed := coalesce(NEW.listed, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER boats_listed BEFORE INSERT OR UPDATE OF status, seller_id, removed_at, listed ON boats
  FOR EACH ROW EXECUTE FUNCTION set_boat_listed();
