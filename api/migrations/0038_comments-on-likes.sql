CREATE TABLE "like_comment" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"liked_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "like_comment_pair" PRIMARY KEY("member_id","liked_id"),
	CONSTRAINT "like_comment_conversation" UNIQUE("conversation_id")
);
--> statement-breakpoint
ALTER TABLE "member_like" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "like_comment" ADD CONSTRAINT "like_comment_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like_comment" ADD CONSTRAINT "like_comment_liked" FOREIGN KEY ("brand_id","liked_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "like_comment_of_liked" ON "like_comment" USING btree ("liked_id");