CREATE TABLE "wire_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wire_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wire_id" integer NOT NULL,
	"action" text NOT NULL,
	"trade_id" integer,
	"position" smallint,
	"reason" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "wire_requests_action_known" CHECK ("wire_requests"."action" in ('reverse', 'assign')),
	CONSTRAINT "wire_requests_state_known" CHECK ("wire_requests"."state" in ('asked', 'done', 'withdrawn')),
	CONSTRAINT "wire_requests_decided" CHECK (("wire_requests"."state" = 'asked') = ("wire_requests"."decided_by" is null)),
	CONSTRAINT "wire_requests_second_person" CHECK ("wire_requests"."state" <> 'done' or "wire_requests"."decided_by" <> "wire_requests"."asked_by"),
	CONSTRAINT "wire_requests_has_party" CHECK ("wire_requests"."action" <> 'assign' or ("wire_requests"."trade_id" is not null and "wire_requests"."position" is not null))
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "trade_id" integer;--> statement-breakpoint
ALTER TABLE "wire_requests" ADD CONSTRAINT "wire_requests_wire_id_wires_id_fk" FOREIGN KEY ("wire_id") REFERENCES "public"."wires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_requests" ADD CONSTRAINT "wire_requests_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wire_requests_one_open" ON "wire_requests" USING btree ("wire_id") WHERE "wire_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "wire_requests_wire" ON "wire_requests" USING btree ("wire_id");--> statement-breakpoint
CREATE INDEX "wire_requests_trade" ON "wire_requests" USING btree ("trade_id") WHERE "wire_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "trades_closing" ON "trades" USING btree ("id" DESC NULLS LAST) WHERE "trades"."status" in ('agreed', 'closing', 'disputed', 'released');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_once" UNIQUE("trade_id","boat_id");