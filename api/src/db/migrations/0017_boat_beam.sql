ALTER TABLE "boats" ADD COLUMN "beam" numeric(4, 1);--> statement-breakpoint
CREATE INDEX "boats_beam" ON "boats" USING btree ("beam","price") WHERE "boats"."listed" and "boats"."beam" is not null;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_beam_positive" CHECK ("boats"."beam" > 0);