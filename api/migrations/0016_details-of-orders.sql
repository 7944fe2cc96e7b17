ALTER TABLE "debit_block" DROP CONSTRAINT "debit_block_order_id_payment_order_id_fk";
--> statement-breakpoint
ALTER TABLE "debit_mandate" DROP CONSTRAINT "debit_mandate_order_id_payment_order_id_fk";
--> statement-breakpoint
ALTER TABLE "order_refund" DROP CONSTRAINT "order_refund_order_id_payment_order_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_dispute" DROP CONSTRAINT "payment_dispute_order_id_payment_order_id_fk";
--> statement-breakpoint
ALTER TABLE "debit_block" ADD CONSTRAINT "debit_block_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_mandate" ADD CONSTRAINT "debit_mandate_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;