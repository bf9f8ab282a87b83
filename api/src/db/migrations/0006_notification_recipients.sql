CREATE TABLE "notification_recipients" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "notification_recipients_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;