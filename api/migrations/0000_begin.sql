CREATE TABLE "account_balance" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "account_balance_not_negative" CHECK ("account_balance"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_lockout" (
	"account" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"lockouts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"status" text NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"notifications_disabled" text[] DEFAULT '{}' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_of_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "member_status" CHECK ("member"."status" in ('not_confirmed', 'confirmed', 'pending_deletion', 'banned'))
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_of_brand" UNIQUE("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_member" (
	"conversation_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"other_id" text NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"deleted_up_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_member_key" PRIMARY KEY("member_id","conversation_id"),
	CONSTRAINT "conversation_member_pair" UNIQUE("member_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"conversation_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"brand_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_key" PRIMARY KEY("conversation_id","sequence"),
	CONSTRAINT "message_of_sender" UNIQUE("sender_id","id")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_pair" PRIMARY KEY("member_id","blocked_id"),
	CONSTRAINT "block_not_self" CHECK ("block"."member_id" <> "block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "member_like" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"liked_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "member_like_pair" PRIMARY KEY("member_id","liked_id"),
	CONSTRAINT "member_like_not_self" CHECK ("member_like"."member_id" <> "member_like"."liked_id")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"filename" text NOT NULL,
	"thumb_filename" text NOT NULL,
	"status" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "photo_status" CHECK ("photo"."status" in ('active', 'pending', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"gender" text NOT NULL,
	"sexuality" text,
	"date_of_birth" date NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"city" text,
	"has_tattoos" boolean,
	"hair_colour" text,
	"eye_colour" text,
	"body_type" text,
	"relationship_status" text,
	"about_me" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"is_fictional" boolean DEFAULT false NOT NULL,
	"is_visible_to_visitors" boolean DEFAULT false NOT NULL,
	CONSTRAINT "profile_status" CHECK ("profile"."status" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"company_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "brand_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"kvk" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"tradenames" text[] NOT NULL,
	"vat_numbers" text[] NOT NULL,
	"support_phone" text NOT NULL,
	"delete_discount" integer NOT NULL,
	"added" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_event" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"milliseconds" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_balance" ADD CONSTRAINT "account_balance_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_conversation" FOREIGN KEY ("brand_id","conversation_id") REFERENCES "public"."conversation"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_other" FOREIGN KEY ("brand_id","other_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation" FOREIGN KEY ("brand_id","conversation_id") REFERENCES "public"."conversation"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender" FOREIGN KEY ("brand_id","sender_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked" FOREIGN KEY ("brand_id","blocked_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_like" ADD CONSTRAINT "member_like_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_like" ADD CONSTRAINT "member_like_liked" FOREIGN KEY ("brand_id","liked_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_event" ADD CONSTRAINT "page_event_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_lockout_by_time" ON "login_lockout" USING btree ("last_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_by_email" ON "member" USING btree ("brand_id",lower("email"));--> statement-breakpoint
CREATE INDEX "push_subscription_by_member" ON "push_subscription" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conversation_member_by_conversation" ON "conversation_member" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "block_received" ON "block" USING btree ("blocked_id","member_id");--> statement-breakpoint
CREATE INDEX "member_like_given" ON "member_like" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "member_like_received" ON "member_like" USING btree ("liked_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_by_member" ON "photo" USING btree ("member_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_main" ON "photo" USING btree ("member_id") WHERE "photo"."is_main";--> statement-breakpoint
CREATE INDEX "page_event_by_time" ON "page_event" USING btree ("brand_id","created_at");--> statement-breakpoint
-- The limits of all nodes together. The package rate-limiter-flexible reads and writes it, so it is no table of a feature.
-- What is counted there is worth nothing after a crash, and is written too often to be logged: limits begin anew.
CREATE UNLOGGED TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "rate_limit_by_time" ON "rate_limit" USING btree ("expire");
