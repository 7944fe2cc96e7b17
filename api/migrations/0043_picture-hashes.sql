CREATE TABLE "rejected_picture" (
	"brand_id" text NOT NULL,
	"dhash" text NOT NULL,
	"rejection" text NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_picture_key" PRIMARY KEY("brand_id","dhash")
);
--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "dhash" text;--> statement-breakpoint
ALTER TABLE "rejected_picture" ADD CONSTRAINT "rejected_picture_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_by_hash" ON "photo" USING btree ("brand_id","dhash") WHERE "photo"."dhash" is not null;