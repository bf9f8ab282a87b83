-- Moves edited boats from their old counts to their new ones. An update of anything that is not counted, such as the views,
-- changes nothing.
CREATE OR REPLACE FUNCTION count_updated_boats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_boat_changes((
    SELECT array_agg(change) FROM (
      SELECT boat_counted(o, -1) AS change FROM before o JOIN after n ON n.id = o.id
        WHERE o.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key, o.created_at)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key, n.created_at)
      UNION ALL
      SELECT boat_counted(n, 1) FROM before o JOIN after n ON n.id = o.id
        WHERE n.listed AND (o.listed, o.type, o.price, o.trade_categories, o.text_key, o.created_at)
          IS DISTINCT FROM (n.listed, n.type, n.price, n.trade_categories, n.text_key, n.created_at)
    ) changes
  ));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER boats_updated_counted AFTER UPDATE ON boats
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated_boats();
