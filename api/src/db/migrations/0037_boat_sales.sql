CREATE TABLE "boat_sales" (
	"transaction_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"make" text NOT NULL,
	"year" integer NOT NULL,
	"length" numeric(5, 1) NOT NULL,
	"condition" text,
	"price" numeric(12, 2) NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boat_sales" ADD CONSTRAINT "boat_sales_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boat_sales_type_year" ON "boat_sales" USING btree ("type","year","length");--> statement-breakpoint
CREATE INDEX "boats_type_make" ON "boats" USING btree ("type",lower(btrim("make")),"year") WHERE "boats"."listed";