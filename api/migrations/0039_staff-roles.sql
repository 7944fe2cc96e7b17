CREATE TABLE "staff_role" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at_brand" text NOT NULL,
	"role" text NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role_brand_id_member_id_at_brand_role_pk" PRIMARY KEY("brand_id","member_id","at_brand","role"),
	CONSTRAINT "staff_role_role" CHECK ("staff_role"."role" in ('moderator', 'support', 'finance', 'marketing', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_at_brand_brand_id_fk" FOREIGN KEY ("at_brand") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_role_at_brand" ON "staff_role" USING btree ("at_brand");--> statement-breakpoint
-- Members who were staff before there were roles could do everything.
INSERT INTO "staff_role" ("brand_id", "member_id", "at_brand", "role", "granted_by", "granted_at")
SELECT "brand_id", "id", "brand_id", 'admin', 'an update', now() FROM "member" WHERE "is_staff";
