CREATE TABLE "complaint" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"sent_id" text NOT NULL,
	"reference" text NOT NULL,
	"member_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "complaint_reference" UNIQUE("brand_id","reference"),
	CONSTRAINT "complaint_sent" UNIQUE("brand_id","sent_id")
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_by_time" ON "complaint" USING btree ("brand_id","answered_at","created_at");--> statement-breakpoint
CREATE INDEX "staff_action_by_time" ON "staff_action" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_action_by_subject" ON "staff_action" USING btree ("subject","created_at");