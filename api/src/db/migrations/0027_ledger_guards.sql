-- Keeps everything that is written in the ledger. A mistake is taken back by another journal.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is insert-only: % of % is refused', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER ledger_journals_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_journals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE OR REPLACE TRIGGER ledger_postings_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE OR REPLACE TRIGGER wires_kept BEFORE DELETE OR TRUNCATE ON wires
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE OR REPLACE TRIGGER bank_statement_lines_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Only the trigger on the postings writes balances: its statements run one trigger deeper than anybody else's.
CREATE OR REPLACE FUNCTION guard_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'TRUNCATE') OR pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'Balances follow the postings: % of % is refused', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ledger_balances_guarded BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_balances
  FOR EACH STATEMENT EXECUTE FUNCTION guard_ledger_balances();
--> statement-breakpoint
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
--> statement-breakpoint
-- At commit, every journal has postings and sums to zero in each of its books. Triggers on both tables, so that neither a journal without
-- postings nor postings after an early check get through.
CREATE OR REPLACE FUNCTION check_ledger_journal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  journal integer := CASE TG_TABLE_NAME WHEN 'ledger_journals' THEN (to_jsonb(NEW) ->> 'id')::integer ELSE (to_jsonb(NEW) ->> 'journal_id')::integer END;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE journal_id = journal) THEN
    RAISE EXCEPTION 'Journal % has no postings', journal USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_has_postings';
  END IF;
  IF EXISTS (SELECT FROM ledger_postings WHERE journal_id = journal GROUP BY book HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'Journal % does not sum to zero', journal USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_zero_sum';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS ledger_journals_zero_sum ON ledger_journals;
CREATE CONSTRAINT TRIGGER ledger_journals_zero_sum AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_journal();

DROP TRIGGER IF EXISTS ledger_postings_zero_sum ON ledger_postings;
CREATE CONSTRAINT TRIGGER ledger_postings_zero_sum AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_journal();
--> statement-breakpoint
-- The facts of a wire stay as they were recorded; only its state moves on, and never back.
CREATE OR REPLACE FUNCTION guard_wire() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.direction, OLD.book, OLD.purpose, OLD.trade_id, OLD.account, OLD.amount, OLD.bank_reference, OLD.needs_second, OLD.recorded_by)
    IS DISTINCT FROM
    (NEW.direction, NEW.book, NEW.purpose, NEW.trade_id, NEW.account, NEW.amount, NEW.bank_reference, NEW.needs_second, NEW.recorded_by)
    OR (OLD.confirmed_by IS NOT NULL AND NEW.confirmed_by IS DISTINCT FROM OLD.confirmed_by)
    OR (OLD.journal_id IS NOT NULL AND NEW.journal_id IS DISTINCT FROM OLD.journal_id)
    OR (OLD.state IN ('voided', 'reversed') AND NEW.state <> OLD.state)
    OR (NEW.state = 'recorded' AND OLD.state <> 'recorded') THEN
    RAISE EXCEPTION 'Wire % cannot be changed that way', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER wires_guarded BEFORE UPDATE ON wires FOR EACH ROW EXECUTE FUNCTION guard_wire();
--> statement-breakpoint
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
