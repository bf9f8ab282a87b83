CREATE TABLE "asset_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asset_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asset_id" integer,
	"owner_id" text,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_documents_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "asset_documents_bytes_positive" CHECK ("asset_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"value" numeric(12, 2) NOT NULL,
	"description" text,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"details" json DEFAULT '{}'::json NOT NULL,
	"visibility" text DEFAULT 'offers' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_value_positive" CHECK ("assets"."value" > 0),
	CONSTRAINT "assets_visibility_known" CHECK ("assets"."visibility" in ('public', 'offers')),
	CONSTRAINT "assets_not_a_boat" CHECK ("assets"."category" not in ('boats', 'open_to_offers'))
);
--> statement-breakpoint
ALTER TABLE "asset_documents" ADD CONSTRAINT "asset_documents_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_documents" ADD CONSTRAINT "asset_documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asset_documents_once" ON "asset_documents" USING btree ("asset_id","digest");--> statement-breakpoint
CREATE INDEX "asset_documents_owner" ON "asset_documents" USING btree ("owner_id","bytes");--> statement-breakpoint
CREATE INDEX "asset_documents_unused" ON "asset_documents" USING btree ("created_at") WHERE "asset_documents"."asset_id" is null;--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assets_image_urls" ON "assets" USING gin ("image_urls");