CREATE TABLE "bundle" (
	"brand_id" text NOT NULL,
	"id" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"price" integer NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bundle_key" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "bundle_of_country" UNIQUE("brand_id","country","credits"),
	CONSTRAINT "bundle_credits" CHECK ("bundle"."credits" > 0),
	CONSTRAINT "bundle_price" CHECK ("bundle"."price" >= 100)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text,
	"request_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"bundle_id" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"fee" integer NOT NULL,
	"method" text NOT NULL,
	"payment_id" text NOT NULL,
	"payment_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_order_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "payment_order_of_request" UNIQUE("member_id","request_id"),
	CONSTRAINT "payment_order_status" CHECK ("payment_order"."status" in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'partly_refunded', 'charged_back')),
	CONSTRAINT "payment_order_amounts" CHECK ("payment_order"."price" > 0 and "payment_order"."discount" between 0 and "payment_order"."price" and "payment_order"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bundle" ADD CONSTRAINT "bundle_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_bundle" FOREIGN KEY ("brand_id","bundle_id") REFERENCES "public"."bundle"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_to_handle" ON "payment_event" USING btree ("received_at") WHERE "payment_event"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_order_of_member" ON "payment_order" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_order_to_check" ON "payment_order" USING btree ("next_check_at") WHERE "payment_order"."next_check_at" is not null;