CREATE TABLE "upload_sharers" (
	"url" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "upload_sharers_url_user_id_pk" PRIMARY KEY("url","user_id")
);
--> statement-breakpoint
ALTER TABLE "upload_sharers" ADD CONSTRAINT "upload_sharers_url_uploads_url_fk" FOREIGN KEY ("url") REFERENCES "public"."uploads"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sharers" ADD CONSTRAINT "upload_sharers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_sharers_user" ON "upload_sharers" USING btree ("user_id");--> statement-breakpoint
-- Pictures that two people had uploaded go back to the first. The second was not written down, keeps what shows them, and uploads again to reuse them.
UPDATE "uploads" SET "user_id" = "charged_to" WHERE "user_id" IS NULL AND "charged_to" IS NOT NULL;
