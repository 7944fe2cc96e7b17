CREATE TABLE "figure_bounce" (
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"bounces" integer NOT NULL,
	"quick" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_return" (
	"brand_id" text NOT NULL,
	"cohort" date NOT NULL,
	"week" date NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"size" integer NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "refused_webhook_reason" CHECK ("refused_webhook"."reason" in ('unsigned', 'wrong_signature', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "staff_case" ALTER COLUMN "not_by" SET DATA TYPE text[] USING array_remove(array["not_by"], null);--> statement-breakpoint
ALTER TABLE "staff_case" ALTER COLUMN "not_by" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "staff_case" ALTER COLUMN "not_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "decision" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "most_uses" integer;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "figure_bounce" ADD CONSTRAINT "figure_bounce_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_return" ADD CONSTRAINT "figure_return_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_bounce_by_day" ON "figure_bounce" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "figure_return_by_cohort" ON "figure_return" USING btree ("brand_id","cohort");--> statement-breakpoint
CREATE INDEX "refused_webhook_by_time" ON "refused_webhook" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "discount_code_of_campaign" ON "discount_code" USING btree ("brand_id","campaign") WHERE "discount_code"."campaign" is not null;--> statement-breakpoint
CREATE INDEX "payment_order_by_code" ON "payment_order" USING btree ("brand_id","discount_code") WHERE "payment_order"."discount_code" is not null;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_most_uses" CHECK ("discount_code"."most_uses" > 0);--> statement-breakpoint
-- A proposal names its author, who may not decide the objection to the ban either.
UPDATE "staff_case" SET "proposal" = "proposal" || jsonb_build_object('by', "not_by"[1]) WHERE "proposal" IS NOT NULL;--> statement-breakpoint
UPDATE "decision" SET "proposed_by" = "made"."proposal" ->> 'by'
  FROM "staff_case" "made"
  WHERE "made"."brand_id" = "decision"."brand_id" AND "made"."reference" = "decision"."reference"
    AND "made"."proposal" IS NOT NULL AND "decision"."kind" = 'ban';--> statement-breakpoint
UPDATE "staff_case" SET "not_by" = "not_by" || "decision"."proposed_by"
  FROM "complaint" JOIN "decision" ON "decision"."id" = "complaint"."decision_id"
  WHERE "staff_case"."kind" = 'objection' AND "staff_case"."state" = 'waiting' AND "staff_case"."subject_id" = "complaint"."id"
    AND "decision"."proposed_by" IS NOT NULL;--> statement-breakpoint
UPDATE "payment_order" SET "is_demo" = true FROM "member" WHERE "member"."id" = "payment_order"."member_id" AND "member"."is_demo" AND "payment_order"."request_hash" = '';
