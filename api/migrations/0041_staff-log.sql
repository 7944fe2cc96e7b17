ALTER TABLE "staff_action" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "staff_action" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "staff_action" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "staff_action_by_actor" ON "staff_action" USING btree ("actor","created_at");--> statement-breakpoint
-- The log is append-only, whoever asks. Words about a member can be emptied, which is seen; an entry stays for three years.
CREATE FUNCTION staff_action_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF new.details = '{}' AND to_jsonb(new) - '{details,erased_at}'::text[] = to_jsonb(old) - '{details,erased_at}'::text[] THEN
      new.erased_at := coalesce(old.erased_at, now());
      RETURN new;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF old.created_at < now() - interval '3 years' THEN
      RETURN old;
    END IF;
  END IF;
  RAISE EXCEPTION 'The log of the staff''s actions is append-only.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON staff_action FOR EACH ROW EXECUTE FUNCTION staff_action_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON staff_action FOR EACH STATEMENT EXECUTE FUNCTION staff_action_refuse_change();
