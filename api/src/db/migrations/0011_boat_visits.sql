CREATE UNLOGGED TABLE "boat_visits" (
	"boat_id" integer NOT NULL,
	"visitor" "bytea" NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "boat_visits_boat_id_visitor_pk" PRIMARY KEY("boat_id","visitor")
);
--> statement-breakpoint
CREATE INDEX "boat_visits_oldest" ON "boat_visits" USING btree ("counted_at");