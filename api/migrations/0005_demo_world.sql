CREATE TABLE "demo_world" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"members" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_world_is_one" CHECK ("demo_world"."is_only")
);
--> statement-breakpoint
CREATE INDEX "conversation_member_by_other" ON "conversation_member" USING btree ("other_id");
