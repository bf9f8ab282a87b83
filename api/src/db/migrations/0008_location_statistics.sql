-- How often places occur: what a partial index knows about its expression is no help to the planner, which took every place for rare.
CREATE STATISTICS "boats_places" ON (lower("location" COLLATE "pg_c_utf8")) FROM "boats";
