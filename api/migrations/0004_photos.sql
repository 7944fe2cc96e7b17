ALTER TABLE "photo" DROP CONSTRAINT "photo_status";--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "match_filename" text NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "card_filename" text NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "blurred_filename" text NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "width" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "height" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "thumbhash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "created_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "photo_pending" ON "photo" USING btree ("brand_id","created_at") WHERE "photo"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "photo_deleted" ON "photo" USING btree ("id") WHERE "photo"."status" = 'deleted';--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_rejection" CHECK (("photo"."rejection" is null) = ("photo"."status" <> 'rejected'));--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_main_is_shown" CHECK (not "photo"."is_main" or (not "photo"."is_private" and "photo"."status" in ('active', 'pending')));--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_status" CHECK ("photo"."status" in ('active', 'pending', 'rejected', 'deleted'));
