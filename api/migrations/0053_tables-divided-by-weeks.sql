-- Takes no time that depends on the rows: their time and their keys have been checked. Writers find a table of the same name
-- afterwards. Locks in the order in which they do.
LOCK TABLE "user_event_cursor" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "user_event", "page_event" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- squawk-ignore renaming-table
ALTER TABLE "user_event" RENAME TO "user_event_before";--> statement-breakpoint
ALTER INDEX "user_event_by_time" RENAME TO "user_event_before_by_time";--> statement-breakpoint
ALTER INDEX "user_event_of_profile" RENAME TO "user_event_before_of_profile";--> statement-breakpoint
ALTER TABLE "user_event_before" DROP CONSTRAINT "user_event_key", ADD CONSTRAINT "user_event_before_key" PRIMARY KEY USING INDEX "user_event_before_key";--> statement-breakpoint
CREATE TABLE "user_event" (
	"member_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_event_key" PRIMARY KEY("member_id","sequence","created_at"),
	CONSTRAINT "user_event_cursor_of" FOREIGN KEY ("member_id") REFERENCES "public"."user_event_cursor"("member_id") ON DELETE cascade ON UPDATE no action
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "user_event_of_profile" ON "user_event" USING btree ((event -> 'profile' ->> 'id')) WHERE event -> 'profile' ->> 'id' is not null;--> statement-breakpoint
-- squawk-ignore renaming-table
ALTER TABLE "page_event" RENAME TO "page_event_before";--> statement-breakpoint
ALTER INDEX "page_event_by_time" RENAME TO "page_event_before_by_time";--> statement-breakpoint
ALTER TABLE "page_event_before" DROP CONSTRAINT "page_event_pkey", ADD CONSTRAINT "page_event_before_key" PRIMARY KEY USING INDEX "page_event_before_key";--> statement-breakpoint
CREATE TABLE "page_event" (
	"id" text NOT NULL,
	"brand_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"milliseconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_event_key" PRIMARY KEY("id","created_at"),
	CONSTRAINT "page_event_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "page_event_by_time" ON "page_event" USING btree ("brand_id","created_at");--> statement-breakpoint
DO $$
DECLARE
  divided text;
  until text;
BEGIN
  FOREACH divided IN ARRAY ARRAY['user_event', 'page_event'] LOOP
    SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') INTO STRICT until
      FROM pg_constraint WHERE conrelid = (divided || '_before')::regclass AND conname = 'before_weeks';
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', divided, divided || '_before', until);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT before_weeks', divided || '_before');
    -- What no week takes, until the job that adds weeks has moved it there.
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', divided || '_else', divided);
  END LOOP;
END
$$;
