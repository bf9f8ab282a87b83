ALTER TABLE "wires" ADD COLUMN "reference_key" text;--> statement-breakpoint
-- Of wires that differ only in case and spaces, the first keeps the key. The others stay as they are, and nothing is lost.
UPDATE wires SET reference_key = folded.key FROM (
  SELECT DISTINCT ON (book, key) id, key FROM (
    SELECT id, book, lower(regexp_replace(bank_reference, '\s', '', 'g')) AS key FROM wires WHERE state <> 'voided'
  ) w ORDER BY book, key, id
) folded WHERE folded.id = wires.id;--> statement-breakpoint
CREATE UNIQUE INDEX "wires_reference_key" ON "wires" USING btree ("book","reference_key") WHERE "wires"."state" <> 'voided';