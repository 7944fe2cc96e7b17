CREATE TABLE "left_address" (
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "left_address_key" PRIMARY KEY("brand_id","email")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_returning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "left_address" ADD CONSTRAINT "left_address_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;