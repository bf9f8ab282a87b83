CREATE TABLE "agent_bargains" (
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_bargains_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "agent_bargains_in_order" CHECK ("agent_bargains"."one_id" < "agent_bargains"."other_id" collate "C")
);
--> statement-breakpoint
DROP INDEX "trades_one_live";--> statement-breakpoint
ALTER TABLE "agent_bargains" ADD CONSTRAINT "agent_bargains_one_id_users_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bargains" ADD CONSTRAINT "agent_bargains_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_bargains_other" ON "agent_bargains" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_one_live" ON "trades" USING btree ("pair","subject_id") WHERE "trades"."status" = 'proposed';
--> statement-breakpoint
INSERT INTO agent_bargains (one_id, other_id, tried_at)
SELECT least(a COLLATE "C", b), greatest(a COLLATE "C", b), max(tried_at) FROM (
  SELECT m.user_id AS a, boats.seller_id AS b, m.tried_at FROM agent_matches m JOIN boats ON boats.id = m.boat_id
  WHERE m.tried_at IS NOT NULL AND m.user_id <> boats.seller_id
  UNION ALL SELECT initiator_user_id, responder_user_id, created_at FROM negotiations
) AS tried GROUP BY 1, 2;
--> statement-breakpoint
UPDATE trades SET pair = NULL WHERE EXISTS (SELECT FROM trade_parties p WHERE p.trade_id = trades.id AND p.user_id IS NULL);
