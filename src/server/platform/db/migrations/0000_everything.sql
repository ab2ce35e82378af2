CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "identity_session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_entry" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_entry_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"image" text NOT NULL,
	"agent_name" text NOT NULL,
	"agent_email" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buying_date" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"bought_at" timestamp (3) with time zone,
	CONSTRAINT "offer_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "offer_status" CHECK ("offer"."status" in ('pending', 'accepted', 'rejected', 'Bought')),
	CONSTRAINT "offer_amount" CHECK ("offer"."amount_cents" > 0),
	CONSTRAINT "offer_receipt" CHECK (("offer"."status" = 'Bought') = ("offer"."transaction_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "app_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_email" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"placeholder" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_event" (
	"id" text PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"intent" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_intent_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"idempotency_key" text,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_refund_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "demo_refund_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"intent_id" text,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"release_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('open', 'settled', 'released'))
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"price" text NOT NULL,
	"price_min_cents" bigint NOT NULL,
	"price_max_cents" bigint NOT NULL,
	"date" date NOT NULL,
	"description" text NOT NULL,
	"agent_email" text NOT NULL,
	"agent_name" text NOT NULL,
	"agent_image" text NOT NULL,
	"image" text NOT NULL,
	"placeholder" text,
	"status" text,
	"rejection_reason" text,
	"edit" jsonb,
	"source_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || location || ' ' || agent_name)) STORED NOT NULL,
	CONSTRAINT "property_status" CHECK ("property"."status" in ('verified', 'rejected')),
	CONSTRAINT "property_verified_at" CHECK (("property"."status" = 'verified') is not true or "property"."verified_at" is not null),
	CONSTRAINT "property_price" CHECK ("property"."price_min_cents" >= 0 and "property"."price_max_cents" >= "property"."price_min_cents")
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"agent_name" text NOT NULL,
	"review_time" text NOT NULL,
	"description" text NOT NULL,
	"reviewer_email" text NOT NULL,
	"reviewer_name" text NOT NULL,
	"reviewer_image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_grant" (
	"email" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"photo_url" text,
	"role" text,
	"issuer" text,
	"subject" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_email_unique" UNIQUE("email"),
	CONSTRAINT "app_user_identity" UNIQUE("issuer","subject"),
	CONSTRAINT "app_user_email_lower" CHECK ("app_user"."email" = lower("app_user"."email")),
	CONSTRAINT "app_user_role" CHECK ("app_user"."role" in ('admin', 'agent', 'fraud'))
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_once" UNIQUE("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "identity_account" ADD CONSTRAINT "identity_account_user_id_identity_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_user_id_identity_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_refund" ADD CONSTRAINT "demo_refund_intent_id_demo_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."demo_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_account_user" ON "identity_account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account_once" ON "identity_account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "identity_session_user" ON "identity_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_verification_identifier" ON "identity_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "oidc_entry_grant" ON "oidc_entry" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_entry_uid" ON "oidc_entry" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_one_winner" ON "offer" USING btree ("property_id") WHERE status in ('accepted', 'Bought');--> statement-breakpoint
CREATE UNIQUE INDEX "offer_one_open_each" ON "offer" USING btree ("property_id","buyer_email") WHERE status in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "offer_property" ON "offer" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "offer_buyer" ON "offer" USING btree ("buyer_email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_agent" ON "offer" USING btree ("agent_email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_unpaid" ON "offer" USING btree ("accepted_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_entry" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_entry" USING btree ("actor_email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "image_created" ON "image" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "demo_event_waiting" ON "demo_event" USING btree ("next_try_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("offer_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_settled" ON "payment" USING btree ("offer_id") WHERE state = 'settled';--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("checked_at" NULLS FIRST) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "property_source" ON "property" USING btree ("agent_email","source_id") WHERE source_id is not null;--> statement-breakpoint
CREATE INDEX "property_agent" ON "property" USING btree ("agent_email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_public_newest" ON "property" USING btree ("verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "property_public_cheapest" ON "property" USING btree ("price_min_cents","verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "property_public_dearest" ON "property" USING btree ("price_max_cents" DESC NULLS LAST,"verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "property_search" ON "property" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rate_count_ends" ON "rate_count" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "review_reviewer" ON "review" USING btree ("reviewer_email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_property" ON "review" USING btree ("property_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wishlist_item_property" ON "wishlist_item" USING btree ("property_id");
--> statement-breakpoint
CREATE FUNCTION "audit_entry_is_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entry: rows can be added, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_is_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_is_final"();
