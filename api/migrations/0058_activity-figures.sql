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
CREATE INDEX "member_like_by_time" ON "member_like" USING brin ("created_at");