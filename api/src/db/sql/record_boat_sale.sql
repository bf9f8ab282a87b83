-- Keeps the traits of a boat as it was sold: its owner may edit or relist it later.
CREATE OR REPLACE FUNCTION record_boat_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO boat_sales (transaction_id, type, make, year, length, condition, price, sold_at)
    SELECT NEW.id, b.type, b.make, b.year, b.length, b.condition, NEW.sale_price, NEW.completed_at
    FROM boats b WHERE b.id = NEW.boat_id AND b.type IS NOT NULL AND b.length IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transactions_completed AFTER INSERT OR UPDATE OF status ON transactions
  FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION record_boat_sale();
