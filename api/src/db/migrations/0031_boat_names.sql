CREATE TABLE "boat_names" (
	"make" text NOT NULL,
	"model" text NOT NULL,
	"boats" integer NOT NULL,
	CONSTRAINT "boat_names_make_model_pk" PRIMARY KEY("make","model")
);
--> statement-breakpoint
CREATE INDEX "boat_names_make" ON "boat_names" USING gin ("make" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "boat_names_model" ON "boat_names" USING gin ("model" gin_trgm_ops);