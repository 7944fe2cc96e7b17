ALTER TABLE "notification_choice" ADD COLUMN "stopped_by_link" boolean DEFAULT false NOT NULL;
