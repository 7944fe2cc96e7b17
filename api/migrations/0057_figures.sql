CREATE TABLE "figure_sale" (
	"brand_id" text NOT NULL,
	"grain" text NOT NULL,
	"starts" date NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"orders" integer NOT NULL,
	"buyers" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer NOT NULL,
	"charged_back" integer NOT NULL,
	"returners" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_signup" (
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"ref" text NOT NULL,
	"sub1" text NOT NULL,
	"sub2" text NOT NULL,
	"sub3" text NOT NULL,
	"lander" text NOT NULL,
	"variant" text NOT NULL,
	"signups" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"liked" integer NOT NULL,
	"matched" integer NOT NULL,
	"wrote" integer NOT NULL,
	"bought" integer NOT NULL,
	"bought_again" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_visit" (
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"lander" text NOT NULL,
	"variant" text NOT NULL,
	"visitors" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_sale" ADD CONSTRAINT "figure_sale_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_signup" ADD CONSTRAINT "figure_signup_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_visit" ADD CONSTRAINT "figure_visit_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_sale_by_time" ON "figure_sale" USING btree ("brand_id","grain","starts");--> statement-breakpoint
CREATE INDEX "figure_signup_by_day" ON "figure_signup" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "figure_visit_by_day" ON "figure_visit" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "member_by_time" ON "member" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_order_paid" ON "payment_order" USING btree ("paid_at") WHERE "payment_order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "order_refund_settled" ON "order_refund" USING btree ("settled_at") WHERE "order_refund"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_dispute_lost" ON "payment_dispute" USING btree ("changed_at") WHERE "payment_dispute"."state" = 'lost';