CREATE TABLE "user_event" (
	"member_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_event_key" PRIMARY KEY("member_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "user_event_cursor" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"last_sequence" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_event" ADD CONSTRAINT "user_event_cursor_of" FOREIGN KEY ("member_id") REFERENCES "public"."user_event_cursor"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_event_cursor" ADD CONSTRAINT "user_event_cursor_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_event_by_time" ON "user_event" USING btree ("created_at");