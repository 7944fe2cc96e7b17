-- Events and page events become tables divided by weeks. What there is stays as it is and becomes their first part: everything
-- before a Monday that is two to three weeks ahead, which is promised here, checked next, and trusted by the third file.
DO $$
DECLARE
  until text := date_trunc('week', now() AT TIME ZONE 'UTC') + interval '3 weeks';
  divided text;
BEGIN
  FOREACH divided IN ARRAY ARRAY['user_event', 'page_event'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT before_weeks CHECK (created_at < %L::timestamptz) NOT VALID', divided, until || '+00');
  END LOOP;
END
$$;
