CREATE TABLE "closing_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"kind" text NOT NULL,
	"task_key" text,
	"party" smallint,
	"leg" smallint,
	"uploaded_by" text,
	"facts" text,
	"code" text GENERATED ALWAYS AS (left(facts, 16)) STORED,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_documents_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "closing_documents_same_trade" UNIQUE("id","trade_id"),
	CONSTRAINT "closing_documents_state_known" CHECK ("closing_documents"."state" in ('arriving', 'written', 'submitted', 'approved', 'returned', 'removed')),
	CONSTRAINT "closing_documents_bytes_positive" CHECK ("closing_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "closing_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"trade_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"consent" text NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "closing_documents" ADD CONSTRAINT "closing_documents_trade_id_closings_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."closings"("trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_documents" ADD CONSTRAINT "closing_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_signatures" ADD CONSTRAINT "closing_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_signatures" ADD CONSTRAINT "closing_signatures_document" FOREIGN KEY ("document_id","trade_id") REFERENCES "public"."closing_documents"("id","trade_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_signatures" ADD CONSTRAINT "closing_signatures_party" FOREIGN KEY ("trade_id","position") REFERENCES "public"."trade_parties"("trade_id","position") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_documents_one_form" ON "closing_documents" USING btree ("trade_id","kind","facts");--> statement-breakpoint
CREATE INDEX "closing_documents_of_trade" ON "closing_documents" USING btree ("trade_id","id");--> statement-breakpoint
CREATE INDEX "closing_documents_hash" ON "closing_documents" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "closing_documents_code" ON "closing_documents" USING btree ("code") WHERE "closing_documents"."code" is not null;--> statement-breakpoint
CREATE INDEX "closing_documents_uploader" ON "closing_documents" USING btree ("uploaded_by","bytes");--> statement-breakpoint
CREATE INDEX "closing_documents_unused" ON "closing_documents" USING btree ("created_at") WHERE "closing_documents"."state" in ('arriving', 'removed');--> statement-breakpoint
CREATE UNIQUE INDEX "closing_signatures_once" ON "closing_signatures" USING btree ("document_id","position") WHERE "closing_signatures"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "closing_signatures_of_trade" ON "closing_signatures" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "closing_signatures_user" ON "closing_signatures" USING btree ("user_id");