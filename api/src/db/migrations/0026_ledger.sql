CREATE TABLE "bank_statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book" text NOT NULL,
	"booked_on" date NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_lines_once" UNIQUE("book","booked_on","reference","amount","balance"),
	CONSTRAINT "bank_statement_lines_book_known" CHECK ("bank_statement_lines"."book" in ('trust_yacht', 'trust_other'))
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"trade_id" integer,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_once" UNIQUE NULLS NOT DISTINCT("trade_id","account","book"),
	CONSTRAINT "ledger_balances_not_overdrawn" CHECK (case when "ledger_balances"."account" like 'bank:%' or "ledger_balances"."account" = 'card:clearing' then "ledger_balances"."amount" >= 0 else "ledger_balances"."amount" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"trade_id" integer,
	"details" json NOT NULL,
	"key" text NOT NULL,
	"corrects" integer,
	"posted_by" text,
	"posted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "ledger_journals_key" UNIQUE("key"),
	CONSTRAINT "ledger_journals_corrected_once" UNIQUE("corrects"),
	CONSTRAINT "ledger_journals_trade" UNIQUE("id","trade_id"),
	CONSTRAINT "ledger_journals_correction" CHECK (("ledger_journals"."kind" = 'correction') = ("ledger_journals"."corrects" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"journal_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"trade_id" integer,
	"account" text NOT NULL,
	"book" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_journal_id_number_pk" PRIMARY KEY("journal_id","number"),
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount" <> 0),
	CONSTRAINT "ledger_postings_in_book" CHECK (case
  when "ledger_postings"."account" in ('bank:operating', 'income:closing_fee', 'income:services', 'card:clearing') then "ledger_postings"."book" = 'own'
  when "ledger_postings"."account" in ('bank:trust_yacht', 'bank:trust_other') then "ledger_postings"."account" = 'bank:' || "ledger_postings"."book"
  when "ledger_postings"."account" = 'suspense' or "ledger_postings"."account" ~ '^(client:[0-9]+|payable:(lender:[0-9]+|vendor|tax:[A-Z]{2})|holdback|dispute|due:broker)$' then "ledger_postings"."book" in ('trust_yacht', 'trust_other')
  else false end),
	CONSTRAINT "ledger_postings_has_trade" CHECK (("ledger_postings"."account" ~ '^(client:[0-9]+|payable:(lender:[0-9]+|vendor|tax:[A-Z]{2})|holdback|dispute|due:broker)$') = ("ledger_postings"."trade_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ran_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"journals" integer NOT NULL,
	"postings" integer NOT NULL,
	"trades" integer NOT NULL,
	"problems" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"direction" text NOT NULL,
	"book" text NOT NULL,
	"purpose" text NOT NULL,
	"trade_id" integer,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"bank_reference" text NOT NULL,
	"counterparty" text NOT NULL,
	"call_back_note" text,
	"returns" integer,
	"state" text DEFAULT 'recorded' NOT NULL,
	"needs_second" boolean NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"collected_by" text,
	"collected_at" timestamp (3) with time zone,
	"bank_date" date,
	"deposit_by" timestamp (3) with time zone,
	"return_by" timestamp (3) with time zone,
	"voided_by" text,
	"void_reason" text,
	"journal_id" integer,
	"cleared_by" integer,
	CONSTRAINT "wires_journal" UNIQUE("journal_id"),
	CONSTRAINT "wires_cleared" UNIQUE("cleared_by"),
	CONSTRAINT "wires_direction_known" CHECK ("wires"."direction" in ('in', 'out')),
	CONSTRAINT "wires_book_known" CHECK ("wires"."book" in ('trust_yacht', 'trust_other')),
	CONSTRAINT "wires_state_known" CHECK ("wires"."state" in ('recorded', 'confirmed', 'collected', 'voided', 'reversed')),
	CONSTRAINT "wires_purpose_known" CHECK ("wires"."purpose" in ('deposit', 'funds', 'unknown', 'suspense_return', 'lender', 'vendor', 'tax', 'payout', 'refund', 'broker')),
	CONSTRAINT "wires_amount_positive" CHECK ("wires"."amount" > 0),
	CONSTRAINT "wires_has_trade" CHECK (("wires"."account" = 'suspense') = ("wires"."trade_id" is null)),
	CONSTRAINT "wires_second_person" CHECK (not "wires"."needs_second" or "wires"."confirmed_by" is distinct from "wires"."recorded_by"),
	CONSTRAINT "wires_confirmed_by_somebody" CHECK ("wires"."state" in ('recorded', 'voided') or "wires"."confirmed_by" is not null),
	CONSTRAINT "wires_collected_with_date" CHECK ("wires"."state" <> 'collected' or ("wires"."collected_at" is not null and "wires"."bank_date" is not null)),
	CONSTRAINT "wires_posted" CHECK (("wires"."journal_id" is not null) = ("wires"."state" in ('collected', 'reversed') or ("wires"."state" = 'confirmed' and "wires"."direction" = 'out'))),
	CONSTRAINT "wires_called_back" CHECK ("wires"."direction" = 'in' or "wires"."purpose" = 'broker' or "wires"."call_back_note" is not null),
	CONSTRAINT "wires_voided_with_reason" CHECK (("wires"."state" = 'voided') = ("wires"."void_reason" is not null and "wires"."journal_id" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD CONSTRAINT "ledger_journals_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD CONSTRAINT "ledger_journals_corrects_ledger_journals_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."ledger_journals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_trade" FOREIGN KEY ("journal_id","trade_id") REFERENCES "public"."ledger_journals"("id","trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wires" ADD CONSTRAINT "wires_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wires" ADD CONSTRAINT "wires_returns_wires_id_fk" FOREIGN KEY ("returns") REFERENCES "public"."wires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wires" ADD CONSTRAINT "wires_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wires" ADD CONSTRAINT "wires_cleared_by_ledger_journals_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."ledger_journals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_journals_of_trade" ON "ledger_journals" USING btree ("trade_id","id");--> statement-breakpoint
CREATE INDEX "ledger_journals_posted" ON "ledger_journals" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_proofs_newest" ON "ledger_proofs" USING btree ("ran_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "wires_reference" ON "wires" USING btree ("book","bank_reference") WHERE "wires"."state" <> 'voided';--> statement-breakpoint
CREATE INDEX "wires_of_trade" ON "wires" USING btree ("trade_id","id");--> statement-breakpoint
CREATE INDEX "wires_open" ON "wires" USING btree ("id") WHERE "wires"."state" in ('recorded', 'confirmed');--> statement-breakpoint
CREATE INDEX "wires_in_suspense" ON "wires" USING btree ("id") WHERE "wires"."purpose" = 'unknown' and "wires"."cleared_by" is null;