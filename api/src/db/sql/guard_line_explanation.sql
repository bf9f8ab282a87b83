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
