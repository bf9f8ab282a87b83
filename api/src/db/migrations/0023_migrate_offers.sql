-- Offers were words on messages that nobody could answer. Each becomes a trade that has expired, with the items it named.
DO $$
DECLARE
  m record;
  trade integer;
  boat jsonb;
  cash numeric(12, 2);
  given numeric(14, 2);
BEGIN
  FOR m IN
    SELECT messages.*, boats.price AS asked FROM messages LEFT JOIN boats ON boats.id = messages.boat_id
    WHERE jsonb_typeof(offer_data) = 'object' AND NOT offer_data ? 'tradeId' ORDER BY messages.id
  LOOP
    boat := CASE WHEN jsonb_typeof(m.offer_data -> 'boat') = 'object' THEN m.offer_data -> 'boat' END;
    cash := greatest((m.offer_data ->> 'cash')::numeric, 0);
    given := coalesce(cash, 0) + coalesce((boat ->> 'price')::numeric, 0);
    INSERT INTO trades (kind, status, subject_id, pair, ended_reason, created_at, updated_at)
    VALUES ('offer', 'expired', m.subject_id, least(m.sender_id COLLATE "C", m.receiver_id) || ' ' || greatest(m.sender_id COLLATE "C", m.receiver_id),
      'It was made before offers could be answered here.', m.created_at, m.created_at)
    RETURNING id INTO trade;
    INSERT INTO trade_parties (trade_id, position, user_id, list, listed_at)
    VALUES (trade, 0, m.sender_id, 'ended', m.created_at), (trade, 1, m.receiver_id, 'ended', m.created_at);
    INSERT INTO trade_revisions (trade_id, number, author, note, created_at)
    VALUES (trade, 1, 0, (SELECT 'Also offered: ' || string_agg(word, ', ') FROM jsonb_array_elements_text(
      CASE WHEN jsonb_typeof(m.offer_data -> 'assets') = 'array' THEN m.offer_data -> 'assets' ELSE '[]' END) AS word), m.created_at);
    INSERT INTO trade_acceptances (trade_id, revision, position, accepted_at) VALUES (trade, 1, 0, m.created_at);
    INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
    VALUES (trade, 1, 1, 'boat', 1, 0, m.boat_id, least(greatest(coalesce(m.asked, given), 1), 9999999999), m.boat_title);
    IF boat IS NOT NULL THEN
      INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
      VALUES (trade, 1, 2, 'boat', 0, 1, (SELECT id FROM boats WHERE id = (boat ->> 'id')::int),
        greatest((boat ->> 'price')::numeric, 1), boat ->> 'title');
    END IF;
    IF cash > 0 THEN
      INSERT INTO trade_legs (trade_id, revision, number, kind, giver, receiver, value, title)
      VALUES (trade, 1, 3, 'cash', 0, 1, cash, 'Cash');
    END IF;
    UPDATE messages SET offer_data = jsonb_build_object('tradeId', trade, 'revision', 1) WHERE id = m.id;
  END LOOP;
END $$;
