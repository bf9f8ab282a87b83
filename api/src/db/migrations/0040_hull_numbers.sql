ALTER TABLE "boats" ADD COLUMN "hull_number" text;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "hull_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "photo_proof_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "boats_hull_number_live" ON "boats" USING btree ("hull_number") WHERE "boats"."hull_number" is not null and "boats"."status" in ('active', 'pending') and "boats"."removed_at" is null;