CREATE TABLE "kept_block" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"blocked_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_block_pair" PRIMARY KEY("member_id","blocked_email")
);
--> statement-breakpoint
CREATE TABLE "shown_profiles" (
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	"shown" integer[] NOT NULL,
	CONSTRAINT "shown_profiles_key" PRIMARY KEY("viewer","day")
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
-- Nobody knows in which login these browsers subscribed; they subscribe again when their member comes back.
DELETE FROM "push_subscription";--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_block" ADD CONSTRAINT "kept_block_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_block_by_email" ON "kept_block" USING btree ("brand_id","blocked_email");--> statement-breakpoint
CREATE INDEX "shown_profiles_by_day" ON "shown_profiles" USING btree ("day");--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_by_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","due_at") WHERE "outbox"."status" in ('waiting', 'sending');