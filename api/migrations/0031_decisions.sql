CREATE TABLE "decision" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"rule" text NOT NULL,
	"facts" text NOT NULL,
	"source" text NOT NULL,
	"report_id" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	CONSTRAINT "decision_reference" UNIQUE("brand_id","reference"),
	CONSTRAINT "decision_until" CHECK (("decision"."kind" = 'suspend') = ("decision"."until" is not null)),
	CONSTRAINT "decision_lifted" CHECK (("decision"."lifted_at" is null) = ("decision"."lifted_by" is null))
);
--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_status";--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "decision_id" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decision" ADD CONSTRAINT "decision_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_by_member" ON "decision" USING btree ("member_id","decided_at");--> statement-breakpoint
CREATE INDEX "decision_by_time" ON "decision" USING btree ("brand_id","decided_at");--> statement-breakpoint
CREATE INDEX "member_suspended_until" ON "member" USING btree ("suspended_until") WHERE "member"."suspended_until" is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_suspended" CHECK (("member"."status" = 'suspended') = ("member"."suspended_until" is not null));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_status" CHECK ("member"."status" in ('not_confirmed', 'confirmed', 'pending_deletion', 'banned', 'suspended'));--> statement-breakpoint
-- Bans from before kept the earlier status in the list of staff actions only.
UPDATE "member" SET "status_before" = CASE WHEN (
  SELECT details ->> 'was' FROM staff_action WHERE subject = "member"."id" AND action = 'member ban' ORDER BY created_at DESC LIMIT 1
) = 'confirmed' THEN 'confirmed' ELSE 'not_confirmed' END WHERE "status" = 'banned';
