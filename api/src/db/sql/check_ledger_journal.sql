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
