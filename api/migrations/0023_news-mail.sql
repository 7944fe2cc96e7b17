CREATE TABLE "mail_report" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_due" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_sent" (
	"member_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_sent_key" PRIMARY KEY("member_id","sent_at")
);
--> statement-breakpoint
ALTER TABLE "news_due" ADD CONSTRAINT "news_due_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_sent" ADD CONSTRAINT "news_sent_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_report_by_time" ON "mail_report" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "news_due_by_time" ON "news_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "news_sent_by_time" ON "news_sent" USING btree ("sent_at");