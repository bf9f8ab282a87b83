DROP INDEX "boats_type_make";--> statement-breakpoint
CREATE INDEX "boats_type_make" ON "boats" USING btree ("type",lower(btrim("make")),"year","length") WHERE "boats"."listed";