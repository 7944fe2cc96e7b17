CREATE TABLE "staff_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"credential_id" text,
	"public_key" text,
	"uses" bigint,
	"transports" text[],
	"sealed_secret" text,
	"last_period" integer,
	CONSTRAINT "staff_factor_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "staff_factor_kind" CHECK (("staff_factor"."kind" = 'passkey') = ("staff_factor"."public_key" is not null)
        and ("staff_factor"."kind" = 'totp') = ("staff_factor"."sealed_secret" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"verified_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"challenge" text,
	"challenge_for" text,
	"challenge_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_factor" ADD CONSTRAINT "staff_factor_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_factor_by_member" ON "staff_factor" USING btree ("member_id");