-- A bank's statement loses lines only from its end, so that those that stay still continue each other.
CREATE OR REPLACE FUNCTION guard_statement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM removed r JOIN bank_statement_lines s ON s.book = r.book AND s.id > r.id) THEN
    RAISE EXCEPTION 'Only the last lines of a bank statement can be removed: others are refused' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bank_statement_lines_guarded AFTER DELETE ON bank_statement_lines
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION guard_statement_lines();
--> statement-breakpoint
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

CREATE OR REPLACE TRIGGER bank_statement_lines_insert_only BEFORE UPDATE OR TRUNCATE ON bank_statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
