-- Adds new postings to the balances, whose check refuses an overdraft. The net change of all postings of a statement counts, so a journal
-- is written by one statement. Rows are locked in one order, the trade first: concurrent journals wait instead of deadlocking.
CREATE OR REPLACE FUNCTION add_ledger_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held record;
  change record;
BEGIN
  IF EXISTS (SELECT FROM added a JOIN ledger_journals j ON j.id = a.journal_id WHERE j.transaction <> pg_current_xact_id()) THEN
    RAISE EXCEPTION 'Postings can only be added to a journal of this transaction' USING ERRCODE = 'restrict_violation';
  END IF;
  FOR held IN SELECT id, status FROM trades WHERE id IN (SELECT trade_id FROM added) ORDER BY id FOR NO KEY UPDATE LOOP
    IF held.status NOT IN ('agreed', 'closing', 'disputed', 'released') THEN
      RAISE EXCEPTION 'Trade % is %, so no money can move', held.id, held.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_trade_open';
    END IF;
  END LOOP;
  FOR change IN SELECT trade_id, account, book, sum(amount) AS amount FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 LOOP
    INSERT INTO ledger_balances (trade_id, account, book) VALUES (change.trade_id, change.account, change.book)
      ON CONFLICT DO NOTHING;
    UPDATE ledger_balances SET amount = amount + change.amount
      WHERE trade_id IS NOT DISTINCT FROM change.trade_id AND account = change.account AND book = change.book;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ledger_postings_added AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ledger_postings();
