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
