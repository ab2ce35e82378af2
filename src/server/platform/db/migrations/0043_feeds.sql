CREATE TABLE "feed_file" (
	"feed_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_file_feed_id_upload_id_position_pk" PRIMARY KEY("feed_id","upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_home" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"property_id" uuid,
	"hash" text NOT NULL,
	"said" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures_due_at" timestamp (3) with time zone,
	"picture_tries" integer DEFAULT 0 NOT NULL,
	"is_gallery_due" boolean DEFAULT false NOT NULL,
	"kept" text[] DEFAULT '{}' NOT NULL,
	"gone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_trial" boolean NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"may_remove" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"counts" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"held_removals" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gone" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "feed_run_state" CHECK ("feed_run"."state" in ('waiting', 'running', 'done', 'held', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"username" text,
	"password" text,
	"is_whole_stock" boolean NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"schedule" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"etag" text,
	"last_modified" text,
	"homes" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"upload_id" uuid,
	"uploaded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_source" CHECK ("feed"."source" in ('upload', 'address', 'folder'))
);
--> statement-breakpoint
ALTER TABLE "feed_file" ADD CONSTRAINT "feed_file_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_home" ADD CONSTRAINT "feed_home_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_home" ADD CONSTRAINT "feed_home_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_file_by_age" ON "feed_file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_home_reference" ON "feed_home" USING btree ("feed_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_home_property" ON "feed_home" USING btree ("property_id") WHERE property_id is not null;--> statement-breakpoint
CREATE INDEX "feed_home_pictures_due" ON "feed_home" USING btree ("feed_id","pictures_due_at") WHERE pictures_due_at is not null;--> statement-breakpoint
CREATE INDEX "feed_home_kept" ON "feed_home" USING btree ("feed_id","id") WHERE kept <> '{}' and property_id is not null;--> statement-breakpoint
CREATE INDEX "feed_home_gone" ON "feed_home" USING btree ("gone_at") WHERE gone_at is not null;--> statement-breakpoint
CREATE INDEX "feed_run_of_feed" ON "feed_run" USING btree ("feed_id","id");--> statement-breakpoint
CREATE INDEX "feed_run_by_age" ON "feed_run" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_run_one" ON "feed_run" USING btree ("feed_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "feed_of_owner" ON "feed" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "feed_due" ON "feed" USING btree ("next_run_at") WHERE next_run_at is not null;