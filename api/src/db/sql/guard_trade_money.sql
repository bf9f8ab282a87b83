-- A trade that holds money can neither be closed nor cancelled.
CREATE OR REPLACE FUNCTION guard_trade_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_balances WHERE trade_id = NEW.id AND amount <> 0) THEN
    RAISE EXCEPTION 'Trade % still holds money', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'trades_ended_without_money';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER trades_ended_without_money BEFORE UPDATE OF status ON trades
  FOR EACH ROW WHEN (NEW.status NOT IN ('agreed', 'closing', 'disputed', 'released') AND NEW.status <> OLD.status)
  EXECUTE FUNCTION guard_trade_money();
