CREATE TABLE "account_token" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_token_key" PRIMARY KEY("member_id","purpose"),
	CONSTRAINT "account_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "birth_correction" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"was" date NOT NULL,
	"is" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_choice_key" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "signup_message" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"to_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profile" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "signup_step" integer;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "offer_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_correction" ADD CONSTRAINT "birth_correction_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_message" ADD CONSTRAINT "signup_message_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_message" ADD CONSTRAINT "signup_message_to" FOREIGN KEY ("brand_id","to_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birth_correction_waiting" ON "birth_correction" USING btree ("brand_id","created_at") WHERE "birth_correction"."reviewed_at" is null;--> statement-breakpoint
CREATE INDEX "signup_message_by_receiver" ON "signup_message" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "member_leaving" ON "member" USING btree ("left_at") WHERE "member"."status" = 'pending_deletion';--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_signup_step" CHECK ("member"."signup_step" between 0 and 4);--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_active_is_told" CHECK ("profile"."status" = 'disabled' or ("profile"."gender" is not null and "profile"."country" is not null));
