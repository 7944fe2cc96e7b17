CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"sent_id" text NOT NULL,
	"reference" text NOT NULL,
	"reporter_id" text,
	"profile_id" text NOT NULL,
	"photo_id" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_reference" UNIQUE("brand_id","reference"),
	CONSTRAINT "report_sent" UNIQUE("brand_id","reporter_id","sent_id"),
	CONSTRAINT "report_decided" CHECK (("report"."outcome" is null) = ("report"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "member_search" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_for_visitors" boolean NOT NULL,
	"gender" text,
	"sexuality" text,
	"country" text,
	"region" text,
	"date_of_birth" date NOT NULL,
	"interests" text[] NOT NULL,
	"is_fictional" boolean NOT NULL,
	"has_photo" boolean NOT NULL,
	"photo_count" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_active" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipe" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"other_id" text NOT NULL,
	"answer" text NOT NULL,
	"gave_like" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "swipe_pair" PRIMARY KEY("member_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "swipe_day" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"likes" integer NOT NULL,
	CONSTRAINT "swipe_day_key" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
ALTER TABLE "member_like" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_search" ADD CONSTRAINT "member_search_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe" ADD CONSTRAINT "swipe_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe" ADD CONSTRAINT "swipe_other" FOREIGN KEY ("brand_id","other_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe_day" ADD CONSTRAINT "swipe_day_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_by_reporter" ON "report" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("brand_id","created_at") WHERE "report"."outcome" is null;--> statement-breakpoint
CREATE INDEX "report_of_profile" ON "report" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "swipe_by_time" ON "swipe" USING btree ("member_id","answered_at");--> statement-breakpoint
CREATE INDEX "swipe_of_other" ON "swipe" USING btree ("other_id");--> statement-breakpoint
-- What a search filters by is carried by the index that it walks: no row is fetched that is not shown.
CREATE INDEX member_search_by_country ON member_search (brand_id, country, gender, last_active, member_id)
  INCLUDE (region, sexuality, date_of_birth, joined_at, has_photo, is_fictional) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_by_region ON member_search (brand_id, country, region, gender, last_active, member_id)
  INCLUDE (sexuality, date_of_birth, joined_at, has_photo, is_fictional) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_by_birth ON member_search (brand_id, country, gender, date_of_birth)
  INCLUDE (last_active, member_id, sexuality, region, joined_at, has_photo, is_fictional) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_by_join ON member_search (brand_id, country, gender, joined_at)
  INCLUDE (last_active, member_id, sexuality, region, date_of_birth, has_photo, is_fictional) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_for_visitors ON member_search (brand_id, country, gender, last_active, member_id)
  INCLUDE (region, date_of_birth, joined_at, has_photo, is_fictional) WHERE is_listed AND is_for_visitors;--> statement-breakpoint

-- Makes the rows of these members what follows from their profiles and photos. Whoever changes either waits here for
-- whoever is at the other: the later one sees what both did.
CREATE FUNCTION sync_member_search(p_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from profile p where p.member_id = any(p_ids) order by p.member_id for no key update;
  insert into member_search as kept (
    member_id, brand_id, is_listed, is_for_visitors, gender, sexuality, country, region, date_of_birth, interests,
    is_fictional, has_photo, photo_count, joined_at, last_active
  )
  select p.member_id, p.brand_id, p.status = 'active', p.is_visible_to_visitors, p.gender, p.sexuality, p.country,
    p.region, p.date_of_birth, p.interests, p.is_fictional, coalesce(f.has_main, false), coalesce(f.count, 0),
    m.created_at, m.created_at
  from profile p
  join member m on m.id = p.member_id
  left join (
    select member_id, count(*)::integer as count, bool_or(is_main) as has_main
    from photo where member_id = any(p_ids) and status = 'active' group by member_id
  ) f on f.member_id = p.member_id
  where p.member_id = any(p_ids)
  order by p.member_id
  on conflict (member_id) do update set
    is_listed = excluded.is_listed, is_for_visitors = excluded.is_for_visitors, gender = excluded.gender,
    sexuality = excluded.sexuality, country = excluded.country, region = excluded.region,
    date_of_birth = excluded.date_of_birth, interests = excluded.interests, is_fictional = excluded.is_fictional,
    has_photo = excluded.has_photo, photo_count = excluded.photo_count, joined_at = excluded.joined_at
  where (kept.is_listed, kept.is_for_visitors, kept.gender, kept.sexuality, kept.country, kept.region,
      kept.date_of_birth, kept.interests, kept.is_fictional, kept.has_photo, kept.photo_count, kept.joined_at)
    is distinct from (excluded.is_listed, excluded.is_for_visitors, excluded.gender, excluded.sexuality,
      excluded.country, excluded.region, excluded.date_of_birth, excluded.interests, excluded.is_fictional,
      excluded.has_photo, excluded.photo_count, excluded.joined_at);
end $$;--> statement-breakpoint

CREATE FUNCTION member_search_follows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform sync_member_search(array(select distinct member_id from changed));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION member_search_follows_member() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform sync_member_search(array[new.id]);
  return null;
end $$;--> statement-breakpoint

CREATE TRIGGER search_follows_insert AFTER INSERT ON profile REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_search_follows();--> statement-breakpoint
CREATE TRIGGER search_follows_update AFTER UPDATE ON profile REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_search_follows();--> statement-breakpoint
CREATE TRIGGER search_follows_insert AFTER INSERT ON photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_search_follows();--> statement-breakpoint
CREATE TRIGGER search_follows_update AFTER UPDATE ON photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_search_follows();--> statement-breakpoint
CREATE TRIGGER search_follows_delete AFTER DELETE ON photo REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_search_follows();--> statement-breakpoint
CREATE TRIGGER search_follows_member AFTER UPDATE OF created_at ON member FOR EACH ROW WHEN (old.created_at <> new.created_at) EXECUTE FUNCTION member_search_follows_member();--> statement-breakpoint

SELECT sync_member_search(array(select member_id from profile));--> statement-breakpoint
-- Who was here lately, as far as it is known.
UPDATE member_search s SET last_active = seen.at
  FROM (SELECT member_id, max(last_seen_at) AS at FROM session GROUP BY member_id) seen
  WHERE seen.member_id = s.member_id AND seen.at > s.last_active;
