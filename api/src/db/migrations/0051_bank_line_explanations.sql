CREATE TABLE "bank_line_explanations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_explanations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer,
	"book" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"state" text NOT NULL,
	"explained_by" text NOT NULL,
	"explained_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"withdrawn_by" text,
	CONSTRAINT "bank_line_explanations_kind_known" CHECK ("bank_line_explanations"."kind" in ('fee', 'interest', 'own', 'other')),
	CONSTRAINT "bank_line_explanations_state_known" CHECK ("bank_line_explanations"."state" in ('asked', 'done', 'withdrawn')),
	CONSTRAINT "bank_line_explanations_second_person" CHECK (not "bank_line_explanations"."needs_second" or "bank_line_explanations"."state" <> 'done' or "bank_line_explanations"."confirmed_by" <> "bank_line_explanations"."explained_by"),
	CONSTRAINT "bank_line_explanations_confirmed" CHECK ("bank_line_explanations"."state" <> 'done' or "bank_line_explanations"."confirmed_by" is not null),
	CONSTRAINT "bank_line_explanations_withdrawn" CHECK (("bank_line_explanations"."state" = 'withdrawn') = ("bank_line_explanations"."withdrawn_by" is not null)),
	CONSTRAINT "bank_line_explanations_has_line" CHECK ("bank_line_explanations"."state" = 'withdrawn' or "bank_line_explanations"."line_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "bank_line_explanations" ADD CONSTRAINT "bank_line_explanations_line_id_bank_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_explanations_one" ON "bank_line_explanations" USING btree ("line_id") WHERE "bank_line_explanations"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "bank_line_explanations_of_line" ON "bank_line_explanations" USING btree ("line_id");