CREATE TABLE "bank_statement_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book" text NOT NULL,
	"lines" json NOT NULL,
	"reason" text NOT NULL,
	"removed_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statement_removals_book_known" CHECK ("bank_statement_removals"."book" in ('trust_yacht', 'trust_other'))
);
