CREATE TABLE "trade_acceptances" (
	"trade_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"position" smallint NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_acceptances_trade_id_revision_position_pk" PRIMARY KEY("trade_id","revision","position")
);
--> statement-breakpoint
CREATE TABLE "trade_legs" (
	"trade_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"giver" smallint NOT NULL,
	"receiver" smallint NOT NULL,
	"boat_id" integer,
	"asset_id" integer,
	"coins" numeric(16, 8),
	"coin_price" numeric(12, 2),
	"coin_price_source" text,
	"fixed" text,
	"value" numeric(12, 2) NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	CONSTRAINT "trade_legs_trade_id_revision_number_pk" PRIMARY KEY("trade_id","revision","number"),
	CONSTRAINT "trade_legs_kind_known" CHECK ("trade_legs"."kind" in ('boat', 'asset', 'cash', 'bitcoin')),
	CONSTRAINT "trade_legs_parties_differ" CHECK ("trade_legs"."giver" <> "trade_legs"."receiver"),
	CONSTRAINT "trade_legs_value_positive" CHECK ("trade_legs"."value" > 0),
	CONSTRAINT "trade_legs_coins" CHECK (("trade_legs"."kind" = 'bitcoin') = ("trade_legs"."coins" is not null and "trade_legs"."coin_price" is not null))
);
--> statement-breakpoint
CREATE TABLE "trade_parties" (
	"trade_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" text,
	"list" text NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_parties_trade_id_position_pk" PRIMARY KEY("trade_id","position"),
	CONSTRAINT "trade_parties_once" UNIQUE("user_id","trade_id")
);
--> statement-breakpoint
CREATE TABLE "trade_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"boat_id" integer,
	"asset_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_reservations_boat" UNIQUE("boat_id"),
	CONSTRAINT "trade_reservations_asset" UNIQUE("asset_id"),
	CONSTRAINT "trade_reservations_one_item" CHECK (num_nonnulls("trade_reservations"."boat_id", "trade_reservations"."asset_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "trade_revisions" (
	"trade_id" integer NOT NULL,
	"number" integer NOT NULL,
	"author" smallint,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_revisions_trade_id_number_pk" PRIMARY KEY("trade_id","number")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"subject_id" integer,
	"pair" text,
	"backup" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_reason" text,
	"agreed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trades_kind_known" CHECK ("trades"."kind" in ('offer', 'negotiation', 'ring')),
	CONSTRAINT "trades_status_known" CHECK ("trades"."status" in ('proposed', 'agreed', 'closing', 'disputed', 'released', 'closed', 'declined', 'withdrawn', 'expired', 'void', 'cancelled')),
	CONSTRAINT "trades_revision_positive" CHECK ("trades"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "boats" DROP CONSTRAINT "boats_status_known";--> statement-breakpoint
ALTER TABLE "negotiations" ADD COLUMN "trade_id" integer;--> statement-breakpoint
ALTER TABLE "trade_acceptances" ADD CONSTRAINT "trade_acceptances_revision" FOREIGN KEY ("trade_id","revision") REFERENCES "public"."trade_revisions"("trade_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_acceptances" ADD CONSTRAINT "trade_acceptances_party" FOREIGN KEY ("trade_id","position") REFERENCES "public"."trade_parties"("trade_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_legs" ADD CONSTRAINT "trade_legs_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_legs" ADD CONSTRAINT "trade_legs_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_legs" ADD CONSTRAINT "trade_legs_revision" FOREIGN KEY ("trade_id","revision") REFERENCES "public"."trade_revisions"("trade_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_parties" ADD CONSTRAINT "trade_parties_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_parties" ADD CONSTRAINT "trade_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reservations" ADD CONSTRAINT "trade_reservations_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reservations" ADD CONSTRAINT "trade_reservations_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reservations" ADD CONSTRAINT "trade_reservations_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_revisions" ADD CONSTRAINT "trade_revisions_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_legs_boat" ON "trade_legs" USING btree ("boat_id") WHERE "trade_legs"."boat_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_legs_asset" ON "trade_legs" USING btree ("asset_id") WHERE "trade_legs"."asset_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_parties_list" ON "trade_parties" USING btree ("user_id","list","listed_at" DESC NULLS LAST,"trade_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trade_parties_newest" ON "trade_parties" USING btree ("user_id","listed_at" DESC NULLS LAST,"trade_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trade_reservations_trade" ON "trade_reservations" USING btree ("trade_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_one_live" ON "trades" USING btree ("subject_id","pair") WHERE "trades"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "trades_expiring" ON "trades" USING btree ("expires_at") WHERE "trades"."status" = 'proposed';--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negotiations_trade" ON "negotiations" USING btree ("trade_id") WHERE "negotiations"."trade_id" is not null;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_status_known" CHECK ("boats"."status" in ('active', 'paused', 'sold', 'pending', 'retired'));