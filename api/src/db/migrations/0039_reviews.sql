CREATE TABLE "review_windows" (
	"trade_id" integer PRIMARY KEY NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trade_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"author_id" text,
	"about_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "trade_reviews_once" UNIQUE("trade_id","author_id","about_id"),
	CONSTRAINT "trade_reviews_stars" CHECK ("trade_reviews"."stars" between 1 and 5),
	CONSTRAINT "trade_reviews_parties_differ" CHECK ("trade_reviews"."author_id" <> "trade_reviews"."about_id"),
	CONSTRAINT "trade_reviews_reply_is_public" CHECK ("trade_reviews"."reply" is null or "trade_reviews"."shown_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "response_minutes" integer;--> statement-breakpoint
ALTER TABLE "trade_parties" ADD COLUMN "review_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_windows" ADD CONSTRAINT "review_windows_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reviews" ADD CONSTRAINT "trade_reviews_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reviews" ADD CONSTRAINT "trade_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reviews" ADD CONSTRAINT "trade_reviews_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_windows_closing" ON "review_windows" USING btree ("closes_at") WHERE "review_windows"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "review_windows_reminding" ON "review_windows" USING btree ("remind_at") WHERE "review_windows"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "trade_reviews_author" ON "trade_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "trade_reviews_about" ON "trade_reviews" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "trade_reviews_public" ON "trade_reviews" USING btree ("about_id","shown_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "trade_reviews"."shown_at" is not null and "trade_reviews"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_known" CHECK ("reports"."subject" in ('message', 'boat', 'review', 'reply'));