-- The facts of an explanation stay as they were recorded; it can be confirmed and withdrawn, and never comes back.
CREATE OR REPLACE FUNCTION guard_line_explanation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.book, OLD.amount, OLD.kind, OLD.note, OLD.needs_second, OLD.explained_by, OLD.explained_at)
    IS DISTINCT FROM (NEW.book, NEW.amount, NEW.kind, NEW.note, NEW.needs_second, NEW.explained_by, NEW.explained_at)
    OR (NEW.line_id IS NOT NULL AND NEW.line_id IS DISTINCT FROM OLD.line_id)
    OR (OLD.confirmed_by IS NOT NULL AND NEW.confirmed_by IS DISTINCT FROM OLD.confirmed_by)
    OR (OLD.state = 'withdrawn' AND NEW.state <> 'withdrawn')
    OR (OLD.state = 'done' AND NEW.state = 'asked') THEN
    RAISE EXCEPTION 'Explanation % cannot be changed that way', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER bank_line_explanations_guarded BEFORE UPDATE ON bank_line_explanations
  FOR EACH ROW EXECUTE FUNCTION guard_line_explanation();
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

CREATE OR REPLACE TRIGGER bank_line_explanations_kept BEFORE DELETE OR TRUNCATE ON bank_line_explanations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
