-- The counts of one date in whatever time zone: at most four likes each, so members may start anew.
DELETE FROM "swipe_day";--> statement-breakpoint
ALTER TABLE "swipe_day" ADD COLUMN "zone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "swipe_day" ADD COLUMN "last_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "swipe_day" DROP CONSTRAINT "swipe_day_key";
--> statement-breakpoint
ALTER TABLE "swipe_day" ADD CONSTRAINT "swipe_day_key" PRIMARY KEY("member_id","day","zone");--> statement-breakpoint
-- Visitors find members in an order that says nothing about them: see visitor-order.ts.
DROP INDEX member_search_for_visitors;--> statement-breakpoint
CREATE INDEX member_search_for_visitors ON member_search (brand_id, country, gender, has_photo, hashtextextended(member_id, 0), member_id)
  INCLUDE (region, date_of_birth, joined_at, is_fictional) WHERE is_listed AND is_for_visitors;
