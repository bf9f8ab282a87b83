CREATE TABLE "possession_photos" (
	"proof_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "possession_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "possession_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"boat_id" integer NOT NULL,
	"owner_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"code" text NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "possession_proofs_state_known" CHECK ("possession_proofs"."state" in ('asked', 'submitted', 'approved', 'refused', 'withdrawn', 'expired', 'voided')),
	CONSTRAINT "possession_proofs_sent" CHECK ("possession_proofs"."state" not in ('submitted', 'approved') or "possession_proofs"."sent_at" is not null),
	CONSTRAINT "possession_proofs_refusal_has_reason" CHECK ("possession_proofs"."state" <> 'refused' or "possession_proofs"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "possession_photos" ADD CONSTRAINT "possession_photos_proof_id_possession_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."possession_proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possession_proofs" ADD CONSTRAINT "possession_proofs_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possession_proofs" ADD CONSTRAINT "possession_proofs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "possession_proofs_live" ON "possession_proofs" USING btree ("boat_id") WHERE "possession_proofs"."state" in ('asked', 'submitted');--> statement-breakpoint
CREATE INDEX "possession_proofs_boat" ON "possession_proofs" USING btree ("boat_id","id");--> statement-breakpoint
CREATE INDEX "possession_proofs_owner" ON "possession_proofs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "possession_proofs_waiting" ON "possession_proofs" USING btree ("id") WHERE "possession_proofs"."state" = 'submitted';