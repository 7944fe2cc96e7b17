CREATE TABLE "complaint_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaint_reply" ADD CONSTRAINT "complaint_reply_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_reply_by_complaint" ON "complaint_reply" USING btree ("complaint_id","sent_at");--> statement-breakpoint
INSERT INTO "complaint_reply" ("id", "complaint_id", "text", "sent_at")
SELECT "id", "id", "answer", "answered_at" FROM "complaint" WHERE "answer" IS NOT NULL AND "answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" DROP COLUMN "answer";
