CREATE TABLE "verdicts" (
	"user_id" text NOT NULL,
	"boat_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"cash" numeric(12, 2),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verdicts_user_id_boat_id_pk" PRIMARY KEY("user_id","boat_id"),
	CONSTRAINT "verdicts_known" CHECK ("verdicts"."verdict" in ('yes', 'no')),
	CONSTRAINT "verdicts_cash_with_yes" CHECK ("verdicts"."cash" is null or ("verdicts"."verdict" = 'yes' and "verdicts"."cash" >= 0))
);
--> statement-breakpoint
CREATE TABLE "wants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"boat_id" integer,
	"asset_id" integer,
	"boat_types" text[] DEFAULT '{}' NOT NULL,
	"min_length" numeric(5, 1),
	"max_length" numeric(5, 1),
	"min_year" integer,
	"max_year" integer,
	"min_price" numeric(12, 2),
	"max_price" numeric(12, 2),
	"max_miles" integer,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"max_cash_to_add" numeric(12, 2),
	"min_cash_to_receive" numeric(12, 2),
	"lowest_value" numeric(12, 2),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wants_one_subject" CHECK (num_nonnulls("wants"."boat_id", "wants"."asset_id") <= 1),
	CONSTRAINT "wants_length_range" CHECK ("wants"."min_length" <= "wants"."max_length"),
	CONSTRAINT "wants_year_range" CHECK ("wants"."min_year" <= "wants"."max_year"),
	CONSTRAINT "wants_price_range" CHECK ("wants"."min_price" <= "wants"."max_price"),
	CONSTRAINT "wants_amounts_not_negative" CHECK (least("wants"."min_price", "wants"."max_cash_to_add", "wants"."min_cash_to_receive", "wants"."lowest_value", "wants"."max_miles") >= 0)
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wants" ADD CONSTRAINT "wants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wants" ADD CONSTRAINT "wants_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wants" ADD CONSTRAINT "wants_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verdicts_newest" ON "verdicts" USING btree ("user_id","updated_at" DESC NULLS LAST,"boat_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verdicts_boat" ON "verdicts" USING btree ("boat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wants_boat" ON "wants" USING btree ("boat_id") WHERE "wants"."boat_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wants_asset" ON "wants" USING btree ("asset_id") WHERE "wants"."asset_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wants_cash" ON "wants" USING btree ("user_id") WHERE "wants"."boat_id" is null and "wants"."asset_id" is null;--> statement-breakpoint
CREATE INDEX "wants_user" ON "wants" USING btree ("user_id");