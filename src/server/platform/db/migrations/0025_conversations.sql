CREATE TABLE "conversation_member" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"latest_id" uuid NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"read_up_to" uuid,
	"mailed_up_to" uuid,
	CONSTRAINT "conversation_member_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"up_to" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"title" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"latest_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_of_home_and_buyer" UNIQUE("property_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "message_block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"text" text NOT NULL,
	"key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_report" ADD CONSTRAINT "conversation_report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_member_in" ON "conversation_member" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_of_member" ON "conversation_member" USING btree ("user_id","latest_id");--> statement-breakpoint
CREATE INDEX "conversation_unread" ON "conversation_member" USING btree ("user_id","latest_id") WHERE unread > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_report_open" ON "conversation_report" USING btree ("conversation_id","reporter_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "conversation_report_waiting" ON "conversation_report" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "conversation_report_of" ON "conversation_report" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "conversation_report_of_conversation" ON "conversation_report" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_by_age" ON "conversation" USING btree ("latest_at");--> statement-breakpoint
CREATE INDEX "message_block_of" ON "message_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "message_of_conversation" ON "message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "message_of_sender" ON "message" USING btree ("sender_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_once" ON "message" USING btree ("conversation_id","sender_id","key") WHERE key is not null;