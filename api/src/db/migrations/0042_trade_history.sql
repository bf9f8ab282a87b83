ALTER TABLE "trade_legs" ADD COLUMN "priced_by" smallint;--> statement-breakpoint
ALTER TABLE "trade_legs" ADD COLUMN "priced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "ended_by" smallint;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "ended_at" timestamp (3) with time zone;