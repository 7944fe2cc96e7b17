CREATE TABLE "staff_note" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_note_by_member" ON "staff_note" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "debit_mandate_to_number" ON "debit_mandate" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "profile_by_name" ON "profile" USING btree ("brand_id",lower("name") collate "C");