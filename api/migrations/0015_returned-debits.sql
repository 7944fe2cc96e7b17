CREATE TABLE "left_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debit_block" DROP CONSTRAINT "debit_block_pkey";--> statement-breakpoint
ALTER TABLE "debit_block" ADD PRIMARY KEY ("order_id");--> statement-breakpoint
ALTER TABLE "debit_block" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "debit_block_of_member" ON "debit_block" USING btree ("member_id");