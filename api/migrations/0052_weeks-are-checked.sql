-- outside a transaction
ALTER TABLE "user_event" VALIDATE CONSTRAINT "before_weeks";--> statement-breakpoint
ALTER TABLE "page_event" VALIDATE CONSTRAINT "before_weeks";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_event_before_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "user_event_before_key" ON "user_event" ("member_id", "sequence", "created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "page_event_before_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "page_event_before_key" ON "page_event" ("id", "created_at");
