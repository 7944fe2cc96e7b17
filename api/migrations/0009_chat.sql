CREATE TABLE "chat_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"filename" text NOT NULL,
	"match_filename" text NOT NULL,
	"card_filename" text NOT NULL,
	"thumb_filename" text NOT NULL,
	"blurred_filename" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "free_message" (
	"brand_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"id" text NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "free_message_key" PRIMARY KEY("sender_id","id")
);--> statement-breakpoint
CREATE TABLE "received_gift" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"gift_id" text NOT NULL,
	CONSTRAINT "received_gift_key" PRIMARY KEY("member_id","conversation_id","sequence")
);--> statement-breakpoint
CREATE TABLE "started_conversation" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"other_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "started_conversation_key" PRIMARY KEY("member_id","other_id")
);--> statement-breakpoint
ALTER TABLE "conversation_member" ADD COLUMN "delivered_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD COLUMN "written_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "conversation_id" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "message_sequence" integer;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "chat_photo" ADD CONSTRAINT "chat_photo_owner" FOREIGN KEY ("brand_id","owner_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_message" ADD CONSTRAINT "free_message_sender" FOREIGN KEY ("brand_id","sender_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_gift" ADD CONSTRAINT "received_gift_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_conversation" ADD CONSTRAINT "started_conversation_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_photo_by_owner" ON "chat_photo" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_message" CHECK (("report"."message_sequence" is null) = ("report"."evidence" is null));--> statement-breakpoint
ALTER TABLE "message" RENAME TO "message_before";--> statement-breakpoint
ALTER TABLE "message_before" RENAME CONSTRAINT "message_key" TO "message_before_key";--> statement-breakpoint
ALTER TABLE "message_before" RENAME CONSTRAINT "message_of_sender" TO "message_before_of_sender";--> statement-breakpoint
CREATE TABLE "message" (
	"conversation_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"brand_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"body" text NOT NULL,
	"gift_id" text,
	"photo_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_key" PRIMARY KEY("conversation_id","sequence"),
	CONSTRAINT "message_of_sender" UNIQUE("conversation_id","sender_id","id"),
	CONSTRAINT "message_kind" CHECK ("kind" in ('text', 'photo', 'gift')),
	CONSTRAINT "message_gift" CHECK (("kind" = 'gift') = ("gift_id" is not null)),
	CONSTRAINT "message_photo" CHECK (("kind" = 'photo') = ("photo_id" is not null))
) PARTITION BY HASH ("conversation_id");--> statement-breakpoint
DO $$
BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format(
			'CREATE TABLE "message_%s" PARTITION OF "message" FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
			part, part
		);
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "message" ("conversation_id", "sequence", "brand_id", "sender_id", "id", "body", "created_at")
SELECT "conversation_id", "sequence", "brand_id", "sender_id", "id", "body", "created_at" FROM "message_before";--> statement-breakpoint
DROP TABLE "message_before";--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation" FOREIGN KEY ("brand_id","conversation_id") REFERENCES "public"."conversation"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender" FOREIGN KEY ("brand_id","sender_id") REFERENCES "public"."member"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_photo_id_chat_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."chat_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_by_sender" ON "message" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "message_of_photo" ON "message" USING btree ("photo_id") WHERE "message"."photo_id" is not null;--> statement-breakpoint
-- Messages that have been read have been received.
UPDATE "conversation_member" SET
	"delivered_up_to" = "read_up_to",
	"written_up_to" = coalesce((
		SELECT max("sequence") FROM "message"
		WHERE "message"."conversation_id" = "conversation_member"."conversation_id"
			AND "message"."sender_id" = "conversation_member"."member_id"
	), 0);--> statement-breakpoint
-- The writer of the first message has started the conversation.
INSERT INTO "started_conversation" ("brand_id", "member_id", "other_id", "created_at")
SELECT "mine"."brand_id", "mine"."member_id", "mine"."other_id", "message"."created_at"
FROM "message"
JOIN "conversation_member" "mine"
	ON "mine"."conversation_id" = "message"."conversation_id" AND "mine"."member_id" = "message"."sender_id"
WHERE "message"."sequence" = 1;--> statement-breakpoint
-- Delivers the signup messages that waited for the chat, unless the two have a conversation already.
DO $$
DECLARE
	waiting record;
	chat_id text;
BEGIN
	FOR waiting IN
		SELECT * FROM "signup_message" s
		WHERE NOT EXISTS (
			SELECT FROM "conversation_member" c WHERE c.member_id = s.member_id AND c.other_id = s.to_id
		)
	LOOP
		chat_id := substr(md5('signup ' || waiting.member_id), 1, 22);
		INSERT INTO "conversation" ("id", "brand_id", "last_sequence", "last_message_at", "created_at")
		VALUES (chat_id, waiting.brand_id, 1, waiting.created_at, waiting.created_at);
		INSERT INTO "conversation_member"
			("conversation_id", "brand_id", "member_id", "other_id", "read_up_to", "delivered_up_to")
		VALUES
			(chat_id, waiting.brand_id, waiting.member_id, waiting.to_id, 1, 1),
			(chat_id, waiting.brand_id, waiting.to_id, waiting.member_id, 0, 0);
		INSERT INTO "message"
			("conversation_id", "sequence", "brand_id", "sender_id", "id", "body", "created_at")
		VALUES (chat_id, 1, waiting.brand_id, waiting.member_id, 'signup:', waiting.body, waiting.created_at);
	END LOOP;
END $$;--> statement-breakpoint
DROP TABLE "signup_message";

