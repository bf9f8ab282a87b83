ALTER TABLE "agent_matches" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
-- Shares of the gain gave limits away, and so did the offers of unmediated negotiations, which aimed at them. Null, since a running older version reads the field.
update negotiations
set negotiation_data = jsonb_set(
  case when negotiation_data->>'mediated' = 'true' then negotiation_data else jsonb_set(negotiation_data, '{offers}', '[]') end,
  '{fairness}', 'null');

