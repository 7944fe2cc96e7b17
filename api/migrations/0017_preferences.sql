CREATE TABLE "preference" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"genders" text[],
	"min_age" integer,
	"max_age" integer,
	"near" text,
	CONSTRAINT "preference_ages" CHECK ("preference"."min_age" <= "preference"."max_age")
);
--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;