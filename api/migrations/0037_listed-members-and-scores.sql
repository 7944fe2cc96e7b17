ALTER TABLE "member" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "member" SET is_unlisted = true WHERE is_demo AND password_hash IS NOT NULL;--> statement-breakpoint
-- Neither staff nor the demo accounts stand among those whom members can meet.
CREATE OR REPLACE FUNCTION sync_member_search(p_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from profile p where p.member_id = any(p_ids) order by p.member_id for no key update;
  insert into member_search as kept (
    member_id, brand_id, is_listed, is_for_visitors, gender, sexuality, country, region, date_of_birth, interests,
    is_fictional, has_photo, photo_count, joined_at, last_active
  )
  select p.member_id, p.brand_id, p.status = 'active' and not m.is_staff and not m.is_unlisted, p.is_visible_to_visitors, p.gender,
    case
      when w.genders is null or p.gender is null then p.sexuality
      when w.genders @> array['male', 'female'] then 'bi'
      when not w.genders @> array[p.gender] then 'hetero'
      when p.gender = 'male' then 'gay'
      else 'lesbian'
    end,
    p.country,
    p.region, p.date_of_birth, p.interests, p.is_fictional, coalesce(f.has_main, false), coalesce(f.count, 0),
    m.created_at, m.created_at
  from profile p
  join member m on m.id = p.member_id
  left join preference w on w.member_id = p.member_id
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
DROP TRIGGER search_follows_member ON member;--> statement-breakpoint
CREATE TRIGGER search_follows_member AFTER UPDATE OF created_at, is_staff, is_unlisted ON member FOR EACH ROW
  WHEN ((old.created_at, old.is_staff, old.is_unlisted) IS DISTINCT FROM (new.created_at, new.is_staff, new.is_unlisted))
  EXECUTE FUNCTION member_search_follows_member();--> statement-breakpoint
SELECT sync_member_search(array(select id from member where is_staff or is_unlisted));--> statement-breakpoint

-- The score of a search's candidates (score.ts) is computed from the index alone.
DROP INDEX member_search_by_country;--> statement-breakpoint
DROP INDEX member_search_by_region;--> statement-breakpoint
CREATE INDEX member_search_by_country ON member_search (brand_id, country, gender, has_photo, date_bin('10 minutes', last_active, timestamptz '2000-01-01 00:00:00.000001+00'))
  INCLUDE (member_id, last_active, region, sexuality, date_of_birth, joined_at, is_fictional, interests, photo_count) WHERE is_listed;--> statement-breakpoint
CREATE INDEX member_search_by_region ON member_search (brand_id, country, region, gender, has_photo, date_bin('10 minutes', last_active, timestamptz '2000-01-01 00:00:00.000001+00'))
  INCLUDE (member_id, last_active, sexuality, date_of_birth, joined_at, is_fictional, interests, photo_count) WHERE is_listed;
