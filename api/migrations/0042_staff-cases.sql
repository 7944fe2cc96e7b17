CREATE TABLE "staff_case" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" text,
	"language" text NOT NULL,
	"severity" integer NOT NULL,
	"reason" text,
	"reports" integer NOT NULL,
	"not_by" text,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"rank_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"action" text,
	"decision" jsonb,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"takes_effect_at" timestamp with time zone,
	"reference" text,
	CONSTRAINT "staff_case_state" CHECK ("staff_case"."state" in ('waiting', 'decided', 'done', 'gone')),
	CONSTRAINT "staff_case_is_decided" CHECK (("staff_case"."state" = 'waiting') = ("staff_case"."decided_at" is null)
        and ("staff_case"."decided_at" is null) = ("staff_case"."takes_effect_at" is null)),
	CONSTRAINT "staff_case_claim" CHECK (("staff_case"."claimed_by" is null) = ("staff_case"."claimed_until" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_case" ADD CONSTRAINT "staff_case_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_case" ADD CONSTRAINT "staff_case_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_case_waiting" ON "staff_case" USING btree ("brand_id","kind","rank_at","id") WHERE "staff_case"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_case_open" ON "staff_case" USING btree ("brand_id","kind","subject_id") WHERE "staff_case"."state" in ('waiting', 'decided');--> statement-breakpoint
CREATE INDEX "staff_case_to_carry_out" ON "staff_case" USING btree ("takes_effect_at") WHERE "staff_case"."state" = 'decided';--> statement-breakpoint
CREATE INDEX "staff_case_decided" ON "staff_case" USING btree ("brand_id","decided_at","id") WHERE "staff_case"."state" in ('decided', 'done');--> statement-breakpoint
CREATE INDEX "staff_case_by_member" ON "staff_case" USING btree ("member_id","opened_at");--> statement-breakpoint
-- A case for each thing that waits already, with the promises that hold by default.
INSERT INTO "staff_case" ("id", "brand_id", "kind", "subject_kind", "subject_id", "member_id", "language", "severity", "reports", "opened_at", "due_at", "rank_at", "state")
SELECT gen_random_uuid(), p.brand_id, 'photo', 'photo', p.id, p.member_id, m.language, 1, 0,
  p.created_at, p.created_at + interval '10 minutes', p.created_at + interval '10 minutes', 'waiting'
FROM photo p JOIN member m ON m.id = p.member_id
WHERE p.status = 'pending';--> statement-breakpoint
INSERT INTO "staff_case" ("id", "brand_id", "kind", "subject_kind", "subject_id", "member_id", "language", "severity", "reason", "reports", "opened_at", "due_at", "rank_at", "state")
SELECT gen_random_uuid(), r.brand_id, 'report', r.subject_kind, r.subject_id, r.profile_id, m.language, max(r.severity),
  (array_agg(r.reason ORDER BY r.severity DESC, r.created_at))[1], count(DISTINCT coalesce(r.reporter_id, r.id)),
  min(r.created_at), min(r.created_at) + interval '1 day',
  min(r.created_at) + interval '1 day' * min(CASE r.severity WHEN 3 THEN 0.01 WHEN 2 THEN 0.25 ELSE 1 END), 'waiting'
FROM (
  SELECT *,
    CASE WHEN message_sequence IS NOT NULL THEN 'message' WHEN photo_id IS NOT NULL THEN 'photo' ELSE 'profile' END AS subject_kind,
    CASE WHEN message_sequence IS NOT NULL THEN conversation_id || ':' || message_sequence ELSE coalesce(photo_id, profile_id) END AS subject_id,
    CASE WHEN reason = 'under-age' THEN 3 WHEN reason IN ('harassment', 'scam') THEN 2 WHEN reason = 'other' THEN 0 ELSE 1 END AS severity
  FROM report WHERE outcome IS NULL
) r JOIN member m ON m.id = r.profile_id
GROUP BY r.brand_id, r.subject_kind, r.subject_id, r.profile_id, m.language;--> statement-breakpoint
INSERT INTO "staff_case" ("id", "brand_id", "kind", "subject_kind", "subject_id", "member_id", "language", "severity", "reason", "reports", "not_by", "opened_at", "due_at", "rank_at", "state")
SELECT gen_random_uuid(), c.brand_id, 'objection', 'decision', c.id, d.member_id, m.language, s.severity, d.rule, 0, d.decided_by,
  c.created_at, c.created_at + interval '7 days', c.created_at + interval '7 days' * CASE s.severity WHEN 2 THEN 0.25 ELSE 1 END, 'waiting'
FROM complaint c JOIN decision d ON d.id = c.decision_id JOIN member m ON m.id = d.member_id,
  LATERAL (SELECT CASE WHEN d.kind IN ('ban', 'suspend') THEN 2 ELSE 1 END AS severity) s
WHERE c.answered_at IS NULL;--> statement-breakpoint
INSERT INTO "staff_case" ("id", "brand_id", "kind", "subject_kind", "subject_id", "member_id", "language", "severity", "reports", "opened_at", "due_at", "rank_at", "state")
SELECT gen_random_uuid(), c.brand_id, 'complaint', 'complaint', c.id, c.member_id, c.locale, s.severity, 0,
  c.created_at, c.created_at + interval '3 days', c.created_at + interval '3 days' * CASE s.severity WHEN 3 THEN 0.01 ELSE 1 END, 'waiting'
FROM complaint c, LATERAL (SELECT CASE WHEN c.topic = 'minor' THEN 3 ELSE 1 END AS severity) s
WHERE c.answered_at IS NULL AND c.decision_id IS NULL;
