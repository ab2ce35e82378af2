CREATE TABLE "picture_fingerprint" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_fingerprint_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image_id" uuid,
	"features" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_fingerprint_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "picture_match" (
	"number" integer NOT NULL,
	"other" integer NOT NULL,
	"is_mirrored" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_match_number_other_pk" PRIMARY KEY("number","other")
);
--> statement-breakpoint
CREATE TABLE "picture_word" (
	"word" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "picture_word_word_number_pk" PRIMARY KEY("word","number")
);
--> statement-breakpoint
ALTER TABLE "picture_fingerprint" ADD CONSTRAINT "picture_fingerprint_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_match" ADD CONSTRAINT "picture_match_number_picture_fingerprint_number_fk" FOREIGN KEY ("number") REFERENCES "public"."picture_fingerprint"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_match" ADD CONSTRAINT "picture_match_other_picture_fingerprint_number_fk" FOREIGN KEY ("other") REFERENCES "public"."picture_fingerprint"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_word" ADD CONSTRAINT "picture_word_number_picture_fingerprint_number_fk" FOREIGN KEY ("number") REFERENCES "public"."picture_fingerprint"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_fingerprint_image" ON "picture_fingerprint" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "picture_match_other" ON "picture_match" USING btree ("other");--> statement-breakpoint
CREATE INDEX "picture_word_of" ON "picture_word" USING btree ("number");--> statement-breakpoint
-- They are compressed already.
ALTER TABLE "picture_fingerprint" ALTER COLUMN "features" SET STORAGE EXTERNAL;
