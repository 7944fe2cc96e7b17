-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "staff_case_claimed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_case_claimed" ON "staff_case" USING btree ("claimed_by") WHERE "staff_case"."state" = 'waiting' and "staff_case"."claimed_by" is not null;
