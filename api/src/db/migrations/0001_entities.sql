CREATE TABLE "activity_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"user_email" text,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"sid" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state" "bytea" PRIMARY KEY NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"bio" text,
	"profile_image_url" text,
	"phone" text,
	"location" text,
	"verified" boolean DEFAULT false NOT NULL,
	"rating" numeric(3, 2) DEFAULT '0' NOT NULL,
	"total_transactions" integer DEFAULT 0 NOT NULL,
	"accepted_assets" text[] DEFAULT '{}' NOT NULL,
	"is_boat_owner" boolean DEFAULT false NOT NULL,
	"is_asset_owner" boolean DEFAULT false NOT NULL,
	"is_experience_owner" boolean DEFAULT false NOT NULL,
	"user_roles" text[] DEFAULT '{}' NOT NULL,
	"password" text NOT NULL,
	"google_subject" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"boats_posted" integer DEFAULT 0 NOT NULL,
	"free_account" boolean DEFAULT true NOT NULL,
	"subscription_active" boolean DEFAULT false NOT NULL,
	"subscription_start_date" timestamp (3) with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"suspension_reason" text,
	"last_login" timestamp (3) with time zone,
	"sales_data_api_key" text,
	"sales_data_api_secret" text,
	"sales_data_platform" text,
	"sales_data_updated_at" timestamp (3) with time zone,
	"profile_views" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_google_subject_unique" UNIQUE("google_subject"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_username_lower_case" CHECK ("users"."username" = lower("users"."username")),
	CONSTRAINT "users_rating_range" CHECK ("users"."rating" between 0 and 5),
	CONSTRAINT "users_counts_not_negative" CHECK ("users"."total_transactions" >= 0 and "users"."boats_posted" >= 0),
	CONSTRAINT "users_suspension_has_reason" CHECK (not "users"."suspended" or "users"."suspension_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "boats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price" numeric(12, 2) NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"length" numeric(5, 1),
	"type" text,
	"condition" text,
	"location" text NOT NULL,
	"state" text,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"trade_for" text,
	"trade_categories" text[] DEFAULT '{}' NOT NULL,
	"engine_type" text,
	"engine_hours" integer,
	"fuel" text,
	"max_speed" integer,
	"capacity" integer,
	"sleeps" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"management_token" text,
	"source" text,
	"external_id" text,
	"external_url" text,
	"last_synced_at" timestamp (3) with time zone,
	"is_available_for_trade" boolean DEFAULT true NOT NULL,
	"user_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "boats_management_token_unique" UNIQUE("management_token"),
	CONSTRAINT "boats_price_positive" CHECK ("boats"."price" > 0),
	CONSTRAINT "boats_year_sensible" CHECK ("boats"."year" between 1850 and 2100),
	CONSTRAINT "boats_length_positive" CHECK ("boats"."length" > 0),
	CONSTRAINT "boats_status_known" CHECK ("boats"."status" in ('active', 'paused', 'sold', 'retired')),
	CONSTRAINT "boats_source_has_id" CHECK (("boats"."source" is null) = ("boats"."external_id" is null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"boat_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_boat_id_pk" PRIMARY KEY("user_id","boat_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"boat_id" integer NOT NULL,
	"buyer_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"sale_price" numeric(12, 2) NOT NULL,
	"admin_fee" numeric(12, 2) NOT NULL,
	"total_amount" numeric(12, 2) NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_method" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_amounts" CHECK ("transactions"."sale_price" > 0 and "transactions"."admin_fee" >= 0),
	CONSTRAINT "transactions_total_is_sum" CHECK ("transactions"."total_amount" = "transactions"."sale_price" + "transactions"."admin_fee"),
	CONSTRAINT "transactions_parties_differ" CHECK ("transactions"."buyer_id" <> "transactions"."seller_id"),
	CONSTRAINT "transactions_completed_has_time" CHECK ("transactions"."status" <> 'completed' or "transactions"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"url" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"preferred_trade_categories" text[] DEFAULT '{}' NOT NULL,
	"price_range_min" numeric(12, 2),
	"price_range_max" numeric(12, 2),
	"preferred_locations" text[] DEFAULT '{}' NOT NULL,
	"auto_negotiate" boolean DEFAULT false NOT NULL,
	"max_negotiation_rounds" integer DEFAULT 3 NOT NULL,
	"notification_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"trading_strategy" text DEFAULT 'balanced' NOT NULL,
	"deployed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_preferences_range" CHECK ("agent_preferences"."price_range_min" <= "agent_preferences"."price_range_max"),
	CONSTRAINT "agent_preferences_rounds" CHECK ("agent_preferences"."max_negotiation_rounds" between 1 and 50),
	CONSTRAINT "agent_preferences_strategy" CHECK ("agent_preferences"."trading_strategy" in ('aggressive', 'balanced', 'patient'))
);
--> statement-breakpoint
CREATE TABLE "negotiations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "negotiations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"initiator_user_id" text NOT NULL,
	"responder_user_id" text NOT NULL,
	"boat_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"negotiation_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"final_offer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "negotiations_parties_differ" CHECK ("negotiations"."initiator_user_id" <> "negotiations"."responder_user_id")
);
--> statement-breakpoint
CREATE TABLE "blocked_users" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_users_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocked_users_not_oneself" CHECK ("blocked_users"."blocker_id" <> "blocked_users"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"sender_id" text,
	"content" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"media_url" text,
	"media_size" integer,
	"media_type" text,
	"file_name" text,
	"reply_to" integer,
	"edited" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_read" timestamp (3) with time zone,
	CONSTRAINT "chat_participants_once" UNIQUE("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text,
	"type" text DEFAULT 'direct' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_rooms_type_known" CHECK ("chat_rooms"."type" in ('direct', 'eddy'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"boat_id" integer,
	"boat_title" text NOT NULL,
	"subject_id" integer NOT NULL,
	"sender_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"content" text NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"offer_data" jsonb,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_content_length" CHECK (char_length("messages"."content") between 1 and 4000),
	CONSTRAINT "messages_parties_differ" CHECK ("messages"."sender_id" <> "messages"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_preferences" ADD CONSTRAINT "agent_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_initiator_user_id_users_id_fk" FOREIGN KEY ("initiator_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_responder_user_id_users_id_fk" FOREIGN KEY ("responder_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply_to_chat_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_log_newest" ON "activity_log" USING btree ("timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_log_user" ON "activity_log" USING btree ("user_id","timestamp" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_log_action" ON "activity_log" USING btree ("action","timestamp" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expire" ON "password_resets" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expire" ON "sign_in_attempts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "boats_source_external_id" ON "boats" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "boats_seller" ON "boats" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "boats_user" ON "boats" USING btree ("user_id") WHERE "boats"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "boats_newest" ON "boats" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "boats"."status" = 'active';--> statement-breakpoint
CREATE INDEX "boats_price" ON "boats" USING btree ("price","id") WHERE "boats"."status" = 'active';--> statement-breakpoint
CREATE INDEX "boats_length" ON "boats" USING btree ("length" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "boats"."status" = 'active';--> statement-breakpoint
CREATE INDEX "boats_featured" ON "boats" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "boats"."status" = 'active' and "boats"."featured";--> statement-breakpoint
CREATE INDEX "boats_words" ON "boats" USING gin (lower("title" || ' ' || "make" || ' ' || "model") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favorites_boat" ON "favorites" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "transactions_boat" ON "transactions" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "transactions_buyer" ON "transactions" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "transactions_seller" ON "transactions" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_preferences_deployed" ON "agent_preferences" USING btree ("deployed_at") WHERE "agent_preferences"."deployed_at" is not null;--> statement-breakpoint
CREATE INDEX "negotiations_initiator" ON "negotiations" USING btree ("initiator_user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_responder" ON "negotiations" USING btree ("responder_user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_boat" ON "negotiations" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "blocked_users_blocked" ON "blocked_users" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "chat_messages_room" ON "chat_messages" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_messages_reply" ON "chat_messages" USING btree ("reply_to") WHERE "chat_messages"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "chat_participants_user" ON "chat_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_created_by" ON "chat_rooms" USING btree ("created_by","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_subject" ON "messages" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_boat" ON "messages" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_receiver" ON "messages" USING btree ("receiver_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("receiver_id","subject_id","sender_id") WHERE not "messages"."read";--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "events_oldest" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("reset_at");