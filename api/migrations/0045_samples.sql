DROP INDEX "staff_case_open";--> statement-breakpoint
ALTER TABLE "staff_case" ADD COLUMN "sample_of" text;--> statement-breakpoint
CREATE INDEX "staff_case_sample" ON "staff_case" USING btree ("brand_id","decided_at") WHERE "staff_case"."sample_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_case_open" ON "staff_case" USING btree ("brand_id","kind","subject_id") WHERE "staff_case"."state" in ('waiting', 'decided') and "staff_case"."sample_of" is null;