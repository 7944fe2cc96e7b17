CREATE TABLE "switch_answer" (
	"order_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ours" text NOT NULL,
	"told" jsonb,
	"problem" text,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "switch_answer" ADD CONSTRAINT "switch_answer_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "switch_answer_that_differs" ON "switch_answer" USING btree ("order_id") WHERE "switch_answer"."differences" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "payment_order_of_brand" ON "payment_order" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_order_by_day" ON "payment_order" USING btree ("brand_id",coalesce("paid_at", "created_at"));--> statement-breakpoint
CREATE INDEX "order_refund_by_day" ON "order_refund" USING btree ("brand_id",coalesce("settled_at", "created_at"));