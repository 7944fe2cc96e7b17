CREATE TABLE "lander" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"slug" text NOT NULL,
	"token" text,
	"status" text NOT NULL,
	"rev" integer NOT NULL,
	"live_rev" integer,
	"live_from" timestamp with time zone,
	"live_to" timestamp with time zone,
	"released_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lander_by_address" UNIQUE("brand_id","kind","template","slug"),
	CONSTRAINT "lander_of_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "lander_status" CHECK ("lander"."status" in ('draft', 'live', 'archived')),
	CONSTRAINT "lander_live" CHECK (("lander"."status" = 'live') = ("lander"."live_rev" is not null))
);
--> statement-breakpoint
CREATE TABLE "lander_version" (
	"brand_id" text NOT NULL,
	"lander_id" text NOT NULL,
	"rev" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author" text NOT NULL,
	"reverted_to" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lander_version_key" PRIMARY KEY("lander_id","rev")
);
--> statement-breakpoint
CREATE TABLE "lander_visit" (
	"brand_id" text NOT NULL,
	"lander_id" text NOT NULL,
	"rev" integer NOT NULL,
	"variant" text NOT NULL,
	"visitor" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"signed_up_at" timestamp with time zone,
	CONSTRAINT "lander_visit_key" PRIMARY KEY("lander_id","rev","variant","visitor")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "lander" jsonb;--> statement-breakpoint
ALTER TABLE "lander" ADD CONSTRAINT "lander_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lander_version" ADD CONSTRAINT "lander_version_lander" FOREIGN KEY ("brand_id","lander_id") REFERENCES "public"."lander"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lander_visit" ADD CONSTRAINT "lander_visit_lander" FOREIGN KEY ("brand_id","lander_id") REFERENCES "public"."lander"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lander_by_token" ON "lander" USING btree ("brand_id","token");--> statement-breakpoint
CREATE INDEX "lander_visit_by_time" ON "lander_visit" USING btree ("visited_at");