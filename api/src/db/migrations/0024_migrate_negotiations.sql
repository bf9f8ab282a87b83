-- Proposals of agents, open or agreed, become trades. Of two agreements over one boat the first holds; the other is canceled.
DO $$
DECLARE
  n record;
  trade integer;
  other jsonb;
  balance numeric(12, 2);
  state text;
  reason text;
  items integer[];
BEGIN
  FOR n IN
    SELECT negotiations.*, boats.price AS asked, boats.title AS boat_title FROM negotiations
    JOIN boats ON boats.id = negotiations.boat_id
    WHERE trade_id IS NULL AND final_offer IS NOT NULL
      AND negotiations.status IN ('proposed', 'confirmed_by_initiator', 'confirmed_by_responder', 'agreed')
    ORDER BY negotiations.updated_at, negotiations.id
  LOOP
    other := CASE WHEN jsonb_typeof(n.final_offer -> 'tradeBoat') = 'object' THEN n.final_offer -> 'tradeBoat' END;
    balance := greatest(coalesce((n.final_offer ->> 'balance')::numeric, 0), 0);
    items := array_remove(ARRAY[n.boat_id, (SELECT id FROM boats WHERE id = (other ->> 'id')::int)], NULL);
    state := CASE WHEN n.status = 'agreed' THEN 'agreed' ELSE 'proposed' END;
    reason := NULL;
    IF state = 'agreed' AND EXISTS (SELECT FROM boats WHERE id = ANY (items) AND status <> 'active') THEN
      state := 'cancelled';
      reason := 'One of the boats was no longer available.';
    END IF;
    INSERT INTO trades (kind, status, subject_id, pair, expires_at, ended_reason, agreed_at, created_at, updated_at)
    VALUES ('negotiation', state, n.boat_id,
      least(n.initiator_user_id COLLATE "C", n.responder_user_id) || ' ' || greatest(n.initiator_user_id COLLATE "C", n.responder_user_id),
      CASE WHEN state = 'proposed' THEN n.created_at + interval '7 days' END, reason,
      CASE WHEN n.status = 'agreed' THEN n.updated_at END, n.created_at, n.updated_at)
    RETURNING id INTO trade;
    INSERT INTO trade_parties (trade_id, position, user_id, list, listed_at) VALUES
      (trade, 0, n.initiator_user_id, CASE WHEN state = 'agreed' THEN 'agreed' WHEN state = 'cancelled' THEN 'ended'
        WHEN n.status = 'confirmed_by_initiator' THEN 'open' ELSE 'waiting' END, n.updated_at),
      (trade, 1, n.responder_user_id, CASE WHEN state = 'agreed' THEN 'agreed' WHEN state = 'cancelled' THEN 'ended'
        WHEN n.status = 'confirmed_by_responder' THEN 'open' ELSE 'waiting' END, n.updated_at);
    INSERT INTO trade_revisions (trade_id, number, created_at) VALUES (trade, 1, n.created_at);
    INSERT INTO trade_acceptances (trade_id, revision, position, accepted_at)
    SELECT trade, 1, position, n.updated_at FROM (VALUES (0, 'confirmed_by_initiator'), (1, 'confirmed_by_responder')) AS said (position, word)
    WHERE n.status IN (word, 'agreed');
    INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
    VALUES (trade, 1, 1, 'boat', 1, 0, n.boat_id, n.asked, n.boat_title);
    IF other IS NOT NULL THEN
      INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
      SELECT trade, 1, 2, 'boat', 0, 1, boats.id, coalesce(boats.price, greatest((other ->> 'value')::numeric, 1)), other ->> 'title'
      FROM (SELECT 1) AS one LEFT JOIN boats ON boats.id = (other ->> 'id')::int;
    END IF;
    IF balance > 0 THEN
      INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, value, title)
      VALUES (trade, 1, 3, 'cash', 0, 1, balance, 'Cash');
    END IF;
    IF state = 'agreed' THEN
      INSERT INTO trade_reservations (trade_id, boat_id) SELECT trade, unnest(items);
      UPDATE boats SET status = 'pending' WHERE id = ANY (items);
    END IF;
    UPDATE negotiations SET trade_id = trade WHERE id = n.id;
  END LOOP;
END $$;
--> statement-breakpoint
-- Proposals over a boat that is agreed on wait until it is free again.
UPDATE trades SET backup = true, expires_at = NULL WHERE status = 'proposed' AND EXISTS (
  SELECT FROM trade_legs l JOIN trade_reservations r ON r.boat_id = l.boat_id
  WHERE l.trade_id = trades.id AND l.revision = trades.revision AND r.trade_id <> trades.id);
--> statement-breakpoint
UPDATE trade_parties SET list = 'open' FROM trades WHERE trades.id = trade_id AND trades.backup AND list = 'waiting';
