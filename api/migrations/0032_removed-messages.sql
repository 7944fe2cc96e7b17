ALTER TABLE "message" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "left_address" ADD COLUMN "is_banned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "member_banned" ON "member" USING btree ("brand_id") WHERE "member"."status" = 'banned';--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_removed" CHECK (not "is_removed" or "body" = '');