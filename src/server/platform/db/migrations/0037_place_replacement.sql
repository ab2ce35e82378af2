CREATE TABLE "place_replacement" (
	"version" text PRIMARY KEY NOT NULL,
	"looked_at_id" uuid,
	"looked_at" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
