ALTER TABLE "uploads" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "charged_to" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_charged_to_users_id_fk" FOREIGN KEY ("charged_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_charged" ON "uploads" USING btree ("charged_to","bytes");--> statement-breakpoint
-- A quarter of a byte a pixel is what pictures take on average, in all their widths.
UPDATE "uploads" SET "charged_to" = "user_id", "bytes" = "width" * "height" / 4 WHERE "user_id" IS NOT NULL;
