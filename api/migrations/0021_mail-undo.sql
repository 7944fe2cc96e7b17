CREATE TABLE "mail_undo" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_undo" ADD CONSTRAINT "mail_undo_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_undo_by_member" ON "mail_undo" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_undo_by_email" ON "mail_undo" USING btree ("brand_id","email");--> statement-breakpoint
CREATE INDEX "mail_undo_by_time" ON "mail_undo" USING btree ("expires_at");