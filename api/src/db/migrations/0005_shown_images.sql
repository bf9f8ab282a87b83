CREATE INDEX "users_profile_image" ON "users" USING btree ("profile_image_url") WHERE "users"."profile_image_url" is not null;--> statement-breakpoint
CREATE INDEX "boats_image_urls" ON "boats" USING gin ("image_urls");--> statement-breakpoint
CREATE INDEX "messages_image_urls" ON "messages" USING gin ("image_urls") WHERE "messages"."image_urls" <> '{}';