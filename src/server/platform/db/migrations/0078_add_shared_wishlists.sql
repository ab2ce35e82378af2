CREATE TABLE "home_vote" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"sharing_id" uuid NOT NULL,
	"is_for" boolean NOT NULL,
	CONSTRAINT "home_vote_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "sharing_invitation" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sharing_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sharing_member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sharing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sharing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_note" ADD COLUMN "sharing_id" uuid;--> statement-breakpoint
ALTER TABLE "home_vote" ADD CONSTRAINT "home_vote_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_vote" ADD CONSTRAINT "home_vote_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_vote" ADD CONSTRAINT "home_vote_sharing_id_sharing_id_fk" FOREIGN KEY ("sharing_id") REFERENCES "public"."sharing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_invitation" ADD CONSTRAINT "sharing_invitation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_member" ADD CONSTRAINT "sharing_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_member" ADD CONSTRAINT "sharing_member_sharing_id_sharing_id_fk" FOREIGN KEY ("sharing_id") REFERENCES "public"."sharing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_vote_property" ON "home_vote" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "home_vote_of" ON "home_vote" USING btree ("sharing_id");--> statement-breakpoint
CREATE INDEX "sharing_invitation_end" ON "sharing_invitation" USING btree ("lapses_at");--> statement-breakpoint
CREATE INDEX "sharing_member_of" ON "sharing_member" USING btree ("sharing_id");--> statement-breakpoint
ALTER TABLE "home_note" ADD CONSTRAINT "home_note_sharing_id_sharing_id_fk" FOREIGN KEY ("sharing_id") REFERENCES "public"."sharing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_note_shared" ON "home_note" USING btree ("sharing_id") WHERE sharing_id is not null;