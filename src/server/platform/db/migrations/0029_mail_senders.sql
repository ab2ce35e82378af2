ALTER TABLE "mail_outbox" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "notification_id" uuid;
