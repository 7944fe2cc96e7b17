ALTER TABLE "chat_photo" ADD COLUMN "is_rejected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The copy of a gallery photo has its id.
UPDATE "chat_photo" SET "is_rejected" = true
FROM "photo" WHERE "photo"."id" = "chat_photo"."id" AND "photo"."status" = 'rejected';
