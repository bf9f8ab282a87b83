CREATE TABLE "closing_consents" (
	"proposal_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closing_consents_proposal_id_position_pk" PRIMARY KEY("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "closing_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"opened_by" smallint,
	"against" smallint,
	"cause" text,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"basis" text,
	"reference" text,
	"outcome" text,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "closing_disputes_basis_known" CHECK ("closing_disputes"."basis" is null or "closing_disputes"."basis" in ('signed_release', 'award', 'court_order')),
	CONSTRAINT "closing_disputes_resolved_with_document" CHECK (num_nulls("closing_disputes"."resolved_at", "closing_disputes"."basis", "closing_disputes"."reference", "closing_disputes"."outcome") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "closing_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"kind" text NOT NULL,
	"terms" json NOT NULL,
	"reason" text,
	"proposed_by" smallint,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "closing_proposals_state_known" CHECK ("closing_proposals"."state" in ('open', 'agreed', 'declined', 'void')),
	CONSTRAINT "closing_proposals_decided" CHECK (("closing_proposals"."state" = 'open') = ("closing_proposals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"task_id" integer,
	"service_id" smallint NOT NULL,
	"position" smallint NOT NULL,
	"authorized" bigint NOT NULL,
	"amount" bigint,
	"vendor" text,
	"scheduled_for" date,
	"state" text DEFAULT 'requested' NOT NULL,
	"note" text,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"charged_at" timestamp (3) with time zone,
	CONSTRAINT "service_orders_state_known" CHECK ("service_orders"."state" in ('requested', 'scheduled', 'completed', 'cancelled')),
	CONSTRAINT "service_orders_within_authorized" CHECK (coalesce("service_orders"."amount", 0) between 0 and "service_orders"."authorized"),
	CONSTRAINT "service_orders_completed_has_price" CHECK (("service_orders"."state" = 'completed') = ("service_orders"."amount" is not null))
);
--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "accept_extended_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "amended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "ending_cause" text;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "ending_party" smallint;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "ending_by" smallint;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "ending_reason" text;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "ending_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trade_revisions" ADD COLUMN "terms" json;--> statement-breakpoint
ALTER TABLE "closing_consents" ADD CONSTRAINT "closing_consents_proposal_id_closing_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."closing_proposals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_disputes" ADD CONSTRAINT "closing_disputes_trade_id_closings_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."closings"("trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_disputes" ADD CONSTRAINT "closing_disputes_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_proposals" ADD CONSTRAINT "closing_proposals_trade_id_closings_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."closings"("trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_trade_id_closings_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."closings"("trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_task_id_closing_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."closing_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_disputes_one_open" ON "closing_disputes" USING btree ("trade_id") WHERE "closing_disputes"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "closing_disputes_trade" ON "closing_disputes" USING btree ("trade_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "closing_proposals_one_open" ON "closing_proposals" USING btree ("trade_id","kind") WHERE "closing_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "closing_proposals_trade" ON "closing_proposals" USING btree ("trade_id","id");--> statement-breakpoint
CREATE INDEX "service_orders_trade" ON "service_orders" USING btree ("trade_id","id");--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_ending_has_cause" CHECK (("closings"."ending_cause" is null) = ("closings"."ending_at" is null));--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_ended_or_released" CHECK ("closings"."ending_at" is null or "closings"."released_at" is null);