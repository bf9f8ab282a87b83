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
