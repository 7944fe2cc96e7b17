CREATE TABLE "brand_revision" (
	"brand_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "brand_revision_brand_id_number_pk" PRIMARY KEY("brand_id","number"),
	CONSTRAINT "brand_revision_draft" CHECK (("brand_revision"."number" = 0) = ("brand_revision"."published_at" is null))
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_revision" ADD CONSTRAINT "brand_revision_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;