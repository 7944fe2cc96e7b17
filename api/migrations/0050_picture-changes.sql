-- Who may see a picture is remembered for seconds, until one of these says that it may have changed.
CREATE FUNCTION announce_picture_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  member text;
BEGIN
  FOR changed IN SELECT to_jsonb(OLD) AS fields WHERE TG_OP <> 'INSERT' UNION ALL SELECT to_jsonb(NEW) WHERE TG_OP <> 'DELETE' LOOP
    FOREACH member IN ARRAY TG_ARGV LOOP
      PERFORM pg_notify('picture_change', changed.fields ->> member);
    END LOOP;
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER picture_change AFTER INSERT OR UPDATE OR DELETE ON photo FOR EACH ROW EXECUTE FUNCTION announce_picture_change('member_id');--> statement-breakpoint
CREATE TRIGGER picture_change AFTER INSERT OR DELETE ON block FOR EACH ROW EXECUTE FUNCTION announce_picture_change('member_id', 'blocked_id');--> statement-breakpoint
CREATE TRIGGER picture_change AFTER DELETE OR UPDATE OF status, is_paid, is_staff ON member FOR EACH ROW EXECUTE FUNCTION announce_picture_change('id');--> statement-breakpoint
CREATE TRIGGER picture_change AFTER DELETE OR UPDATE OF status, is_visible_to_visitors ON profile FOR EACH ROW EXECUTE FUNCTION announce_picture_change('member_id');--> statement-breakpoint
CREATE TRIGGER picture_change AFTER DELETE OR UPDATE OF expires_at ON session FOR EACH ROW EXECUTE FUNCTION announce_picture_change('member_id');
