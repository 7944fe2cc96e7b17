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
CREATE INDEX "order_refund_by_day" ON "order_refund" USING btree ("brand_id",coalesce("settled_at", "created_at"));--> statement-breakpoint
CREATE TABLE "complaint_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaint_reply" ADD CONSTRAINT "complaint_reply_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_reply_by_complaint" ON "complaint_reply" USING btree ("complaint_id","sent_at");--> statement-breakpoint
INSERT INTO "complaint_reply" ("id", "complaint_id", "text", "sent_at")
SELECT "id", "id", "answer", "answered_at" FROM "complaint" WHERE "answer" IS NOT NULL AND "answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" DROP COLUMN "answer";--> statement-breakpoint
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
ALTER TABLE "brand_revision" ADD CONSTRAINT "brand_revision_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "payment_dispute_lost" ON "payment_dispute" USING btree ("changed_at") WHERE "payment_dispute"."state" = 'lost';--> statement-breakpoint
CREATE TABLE "figure_activity" (
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"gender" text NOT NULL,
	"people" integer NOT NULL,
	"messages" integer NOT NULL,
	"likes" integer NOT NULL,
	"matches" integer NOT NULL,
	"started" integer NOT NULL,
	"answered" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_credit" (
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	"sold" integer NOT NULL,
	"given" integer NOT NULL,
	"spent" integer NOT NULL,
	"returned" integer NOT NULL,
	"net" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_activity" ADD CONSTRAINT "figure_activity_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_credit" ADD CONSTRAINT "figure_credit_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_activity_by_day" ON "figure_activity" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "figure_credit_by_day" ON "figure_credit" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "message_by_time" ON "message" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "started_conversation_by_time" ON "started_conversation" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfer_by_time" ON "ledger_transfer" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "member_like_by_time" ON "member_like" USING brin ("created_at");--> statement-breakpoint
ALTER TABLE "staff_case" ADD COLUMN "guess" integer;--> statement-breakpoint
CREATE INDEX "staff_case_to_guess" ON "staff_case" USING btree ("rank_at") WHERE "staff_case"."state" = 'waiting' and "staff_case"."kind" = 'photo' and "staff_case"."guess" is null;--> statement-breakpoint
CREATE INDEX "payment_event_of_payment" ON "payment_event" USING btree ("payment_id");
