CREATE TABLE "debit_block" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"order_id" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debit_code" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"mobile_number" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "debit_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text,
	"account_holder" text NOT NULL,
	"masked_iban" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"mobile_number" text NOT NULL,
	"creditor_id" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "debit_mandate_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"brand_id" text NOT NULL,
	"code" text NOT NULL,
	"percentage" integer NOT NULL,
	"member_id" text,
	"country" text,
	"currency" text,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"methods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_welcome" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_leaving" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "discount_code_key" PRIMARY KEY("brand_id","code"),
	CONSTRAINT "discount_code_percentage" CHECK ("discount_code"."percentage" between 1 and 90),
	CONSTRAINT "discount_code_capitals" CHECK ("discount_code"."code" = upper("discount_code"."code"))
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"order_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text,
	"refund_id" text NOT NULL,
	"status" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "order_refund_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "order_refund_status" CHECK ("order_refund"."status" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "order_refund_amounts" CHECK ("order_refund"."credits" > 0 and "order_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_dispute_state" CHECK ("payment_dispute"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "spending_limit" (
	"member_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"amount" integer,
	"currency" text,
	"next_amount" integer,
	"next_currency" text,
	"next_from" timestamp with time zone,
	CONSTRAINT "spending_limit_amounts" CHECK (("spending_limit"."amount" is null) = ("spending_limit"."currency" is null) and ("spending_limit"."next_amount" is null) = ("spending_limit"."next_currency" is null))
);
--> statement-breakpoint
ALTER TABLE "bundle" ADD COLUMN "is_try_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "holds_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "saves_method" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "saved_method_id" text;--> statement-breakpoint
ALTER TABLE "debit_block" ADD CONSTRAINT "debit_block_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_block" ADD CONSTRAINT "debit_block_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_code" ADD CONSTRAINT "debit_code_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_mandate" ADD CONSTRAINT "debit_mandate_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_mandate" ADD CONSTRAINT "debit_mandate_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_limit" ADD CONSTRAINT "spending_limit_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_code_of_member" ON "debit_code" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "debit_mandate_of_member" ON "debit_mandate" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "discount_code_of_member" ON "discount_code" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_refund_pending" ON "order_refund" USING btree ("created_at") WHERE "order_refund"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_dispute_of_order" ON "payment_dispute" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_with_code" ON "payment_order" USING btree ("member_id","discount_code") WHERE "payment_order"."holds_code";