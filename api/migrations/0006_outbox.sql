CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text,
	"address" text,
	"subscription_id" text,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb,
	"locale" text,
	"dedupe_key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "outbox_once" UNIQUE("brand_id","dedupe_key"),
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'sms', 'push')),
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('waiting', 'sending', 'sent', 'skipped', 'dead')),
	CONSTRAINT "outbox_somebody" CHECK ("outbox"."member_id" is not null or "outbox"."address" is not null or "outbox"."data" is null),
	CONSTRAINT "outbox_browser" CHECK (("outbox"."channel" = 'push') = ("outbox"."subscription_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("settled_at") WHERE "outbox"."status" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_full" ON "outbox" USING btree ("settled_at") WHERE "outbox"."data" is not null and "outbox"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_member" ON "outbox" USING btree ("member_id");
