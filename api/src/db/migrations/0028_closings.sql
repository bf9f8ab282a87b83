CREATE TABLE "closing_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"actor" smallint,
	"party" smallint,
	"leg" smallint,
	"part" text,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"facts" json,
	"note" text,
	"done_by" text,
	"done_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "closing_tasks_key" UNIQUE("trade_id","key"),
	CONSTRAINT "closing_tasks_state_known" CHECK ("closing_tasks"."state" in ('open', 'submitted', 'done', 'unneeded')),
	CONSTRAINT "closing_tasks_done_has_time" CHECK (("closing_tasks"."state" in ('done', 'unneeded')) = ("closing_tasks"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"trade_id" integer PRIMARY KEY NOT NULL,
	"terms" json NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"extended_to" timestamp (3) with time zone,
	CONSTRAINT "closings_released_after_signing" CHECK ("closings"."released_at" is null or "closings"."signed_at" is not null),
	CONSTRAINT "closings_settled_after_release" CHECK ("closings"."settled_at" is null or "closings"."released_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "closing_tasks" ADD CONSTRAINT "closing_tasks_trade_id_closings_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."closings"("trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_tasks" ADD CONSTRAINT "closing_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_tasks_due" ON "closing_tasks" USING btree ("due_at") WHERE "closing_tasks"."state" = 'open';