CREATE INDEX "user_event_of_profile" ON "user_event" USING btree ((event -> 'profile' ->> 'id')) WHERE event -> 'profile' ->> 'id' is not null;--> statement-breakpoint
-- Searches sort by the ten minutes of a last visit, not by its moment: see `activityStep` in tables/search.ts.
DROP INDEX member_search_by_country;--> statement-breakpoint
DROP INDEX member_search_by_region;--> statement-breakpoint
CREATE INDEX member_search_by_country ON member_search (brand_id, country, gender, has_photo, date_bin('10 minutes', last_active, timestamptz '2000-01-01 00:00:00.000001+00'))
  INCLUDE (member_id, last_active, region, sexuality, date_of_birth, joined_at, is_fictional) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_by_region ON member_search (brand_id, country, region, gender, has_photo, date_bin('10 minutes', last_active, timestamptz '2000-01-01 00:00:00.000001+00'))
  INCLUDE (member_id, last_active, sexuality, date_of_birth, joined_at, is_fictional) WHERE is_listed;
