CREATE EXTENSION IF NOT EXISTS pg_trgm;

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

CREATE TABLE "identity_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"alg" text,
	"crv" text
);

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

CREATE TABLE "identity_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "oidc_entry" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_entry_kind_id_pk" PRIMARY KEY("kind","id")
);

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

CREATE TABLE "app_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

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

CREATE TABLE "image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"placeholder" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "demo_event" (
	"id" text PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);

CREATE TABLE "demo_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"intent" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_intent_idempotency_key_unique" UNIQUE("idempotency_key")
);

CREATE TABLE "demo_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"idempotency_key" text,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_refund_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "demo_refund_idempotency_key_unique" UNIQUE("idempotency_key")
);

CREATE TABLE "payment_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);

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

CREATE TABLE "admin_grant" (
	"email" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp (3) with time zone
);

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

CREATE TABLE "wishlist_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_once" UNIQUE("user_id","property_id")
);

ALTER TABLE "identity_account" ADD CONSTRAINT "identity_account_user_id_identity_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_user_id_identity_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offer" ADD CONSTRAINT "offer_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "demo_refund" ADD CONSTRAINT "demo_refund_intent_id_demo_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."demo_intent"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "identity_account_user" ON "identity_account" USING btree ("user_id");
CREATE UNIQUE INDEX "identity_account_once" ON "identity_account" USING btree ("provider_id","account_id");
CREATE INDEX "identity_session_user" ON "identity_session" USING btree ("user_id");
CREATE INDEX "identity_verification_identifier" ON "identity_verification" USING btree ("identifier");
CREATE INDEX "oidc_entry_grant" ON "oidc_entry" USING btree ("grant_id");
CREATE INDEX "oidc_entry_uid" ON "oidc_entry" USING btree ("uid");
CREATE UNIQUE INDEX "offer_one_winner" ON "offer" USING btree ("property_id") WHERE status in ('accepted', 'Bought');
CREATE UNIQUE INDEX "offer_one_open_each" ON "offer" USING btree ("property_id","buyer_email") WHERE status in ('pending', 'accepted');
CREATE INDEX "offer_property" ON "offer" USING btree ("property_id");
CREATE INDEX "offer_buyer" ON "offer" USING btree ("buyer_email","id" DESC NULLS LAST);
CREATE INDEX "offer_agent" ON "offer" USING btree ("agent_email","id" DESC NULLS LAST);
CREATE INDEX "offer_unpaid" ON "offer" USING btree ("accepted_at") WHERE status = 'accepted';
CREATE INDEX "audit_subject" ON "audit_entry" USING btree ("subject_kind","subject_id");
CREATE INDEX "audit_actor" ON "audit_entry" USING btree ("actor_email","id" DESC NULLS LAST);
CREATE INDEX "image_created" ON "image" USING btree ("created_at");
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("next_try_at") WHERE sent_at is null;
CREATE INDEX "demo_event_waiting" ON "demo_event" USING btree ("next_try_at") WHERE delivered_at is null;
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("offer_id") WHERE state = 'open';
CREATE UNIQUE INDEX "payment_one_settled" ON "payment" USING btree ("offer_id") WHERE state = 'settled';
CREATE INDEX "payment_open" ON "payment" USING btree ("checked_at" NULLS FIRST) WHERE state = 'open';
CREATE UNIQUE INDEX "property_source" ON "property" USING btree ("agent_email","source_id") WHERE source_id is not null;
CREATE INDEX "property_agent" ON "property" USING btree ("agent_email","id" DESC NULLS LAST);
CREATE INDEX "property_public_newest" ON "property" USING btree ("verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
CREATE INDEX "property_public_cheapest" ON "property" USING btree ("price_min_cents","verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
CREATE INDEX "property_public_dearest" ON "property" USING btree ("price_max_cents" DESC NULLS LAST,"verified_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
CREATE INDEX "property_search" ON "property" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "rate_count_ends" ON "rate_count" USING btree ("ends_at");
CREATE INDEX "review_reviewer" ON "review" USING btree ("reviewer_email","id" DESC NULLS LAST);
CREATE INDEX "review_property" ON "review" USING btree ("property_id","id" DESC NULLS LAST);
CREATE INDEX "wishlist_item_property" ON "wishlist_item" USING btree ("property_id");

CREATE FUNCTION "audit_entry_is_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entry: rows can be added, never changed';
END $$;

CREATE TRIGGER "audit_entry_is_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_is_final"();

create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);

insert into "public"."app_user" ("id", "email", "name", "photo_url", "role", "issuer", "subject", "created_at")
select "id", "email", "name", "photo_url", "role", "issuer", "subject", "created_at" from json_populate_recordset(null::"public"."app_user", $json$[
{"id":"01a20122-6d25-7098-85f3-a0dcec8750a1","email":"admin@keyhaven.demo","name":"Ada Whitcombe","photo_url":"/demo/avatar-1.webp","role":"admin","issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-331cf6a1ab5d","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d25-7098-85f3-a7c4a1b8ed20","email":"agent@keyhaven.demo","name":"Oliver Hartley","photo_url":"/demo/avatar-2.webp","role":"agent","issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-3758ed15129e","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d25-7098-85f3-a802e1bdad0f","email":"agent2@keyhaven.demo","name":"Priya Nair","photo_url":"/demo/avatar-3.webp","role":"agent","issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-39efd809f40a","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d25-7098-85f3-ad81fd70c834","email":"buyer@keyhaven.demo","name":"Maya Brooks","photo_url":"/demo/avatar-4.webp","role":null,"issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-3f170283258d","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d25-7098-85f3-b1746a6f7b13","email":"buyer2@keyhaven.demo","name":"Tom Ellison","photo_url":"/demo/avatar-5.webp","role":null,"issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-42bda443fd12","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d25-7098-85f3-b4a63dce849b","email":"fraud@keyhaven.demo","name":"Victor Crane","photo_url":"/demo/avatar-6.webp","role":"fraud","issuer":"urn:keyhaven:identity","subject":"01a20122-6d1d-7541-b024-4671f0469a82","created_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6fd5-73e9-9efa-60237f09c994","email":"fresh@people.example","name":"Fresh Buyer","photo_url":"/demo/avatar-6.webp","role":null,"issuer":"urn:keyhaven:identity","subject":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","created_at":"2026-11-22T02:42:43.798+00:00"}
]$json$);

insert into "public"."app_secret" ("name", "value")
select "name", "value" from json_populate_recordset(null::"public"."app_secret", $json$[
{"name":"app","value":"UtOVhtrfG6p3zlrwmcg26mBmICBKLQ_3bKfukxeZCEk"},
{"name":"image-folder","value":"01a20122-6c7b-70c8-a166-d802673807c2"}
]$json$);

insert into "public"."identity_user" ("id", "name", "email", "email_verified", "image", "created_at", "updated_at")
select "id", "name", "email", "email_verified", "image", "created_at", "updated_at" from json_populate_recordset(null::"public"."identity_user", $json$[
{"id":"01a20122-6d1d-7541-b024-331cf6a1ab5d","name":"Ada Whitcombe","email":"admin@keyhaven.demo","email_verified":false,"image":"/demo/avatar-1.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d1d-7541-b024-3758ed15129e","name":"Oliver Hartley","email":"agent@keyhaven.demo","email_verified":false,"image":"/demo/avatar-2.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d1d-7541-b024-39efd809f40a","name":"Priya Nair","email":"agent2@keyhaven.demo","email_verified":false,"image":"/demo/avatar-3.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d1d-7541-b024-3f170283258d","name":"Maya Brooks","email":"buyer@keyhaven.demo","email_verified":false,"image":"/demo/avatar-4.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d1d-7541-b024-42bda443fd12","name":"Tom Ellison","email":"buyer2@keyhaven.demo","email_verified":false,"image":"/demo/avatar-5.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d1d-7541-b024-4671f0469a82","name":"Victor Crane","email":"fraud@keyhaven.demo","email_verified":false,"image":"/demo/avatar-6.webp","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"C6wi9PvR4QUrYljF6VyeJaY1sbdml4vl","name":"Grace Hopper","email":"grace.google@keyhaven.demo","email_verified":true,"image":null,"created_at":"2026-11-22T02:42:45.918+00:00","updated_at":"2026-11-22T02:42:45.918+00:00"},
{"id":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","name":"Fresh Buyer","email":"fresh@people.example","email_verified":false,"image":"/demo/avatar-6.webp","created_at":"2026-11-22T02:42:43.57+00:00","updated_at":"2026-11-22T02:42:43.57+00:00"}
]$json$);

insert into "public"."identity_session" ("id", "expires_at", "token", "ip_address", "user_agent", "user_id", "created_at", "updated_at")
select "id", "expires_at", "token", "ip_address", "user_agent", "user_id", "created_at", "updated_at" from json_populate_recordset(null::"public"."identity_session", $json$[
{"id":"F3Hkf5s0uVthyvXCue5c0fOJu3K9ercB","expires_at":"2026-12-22T02:42:43.724+00:00","token":"T1NerKe0bfPbfoAXuSQobavzqXVGoXHe","ip_address":"127.0.0.1","user_agent":"node","user_id":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","created_at":"2026-11-22T02:42:43.724+00:00","updated_at":"2026-11-22T02:42:43.724+00:00"},
{"id":"UNZEE7jrCdrk5xQY5Op42XIz6ANpf81f","expires_at":"2026-12-22T02:42:44.04+00:00","token":"jquiXG1dlfDWi3YdQkhZKIytMkuWGhDW","ip_address":"127.0.0.1","user_agent":"node","user_id":"01a20122-6d1d-7541-b024-3758ed15129e","created_at":"2026-11-22T02:42:44.04+00:00","updated_at":"2026-11-22T02:42:44.04+00:00"},
{"id":"VgovDTPzzlFi9YMQ2l3IPRfZ1o0T687p","expires_at":"2026-12-22T02:42:43.577+00:00","token":"BkXUgHhYOlxbRXQTJdAvgPQlghlsPhr1","ip_address":"127.0.0.1","user_agent":"node","user_id":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","created_at":"2026-11-22T02:42:43.577+00:00","updated_at":"2026-11-22T02:42:43.577+00:00"},
{"id":"dgZ8U9fbdLjFgOAcy3EwTQxYgtl8ZRJl","expires_at":"2026-12-22T02:42:45.923+00:00","token":"bQqpc9pldp0LkKxD3O5ab7wUdI8EOezP","ip_address":"127.0.0.1","user_agent":"node","user_id":"C6wi9PvR4QUrYljF6VyeJaY1sbdml4vl","created_at":"2026-11-22T02:42:45.923+00:00","updated_at":"2026-11-22T02:42:45.923+00:00"},
{"id":"l1kZ9rdGSE2L9gL7SLrr5TOf6CSktbrB","expires_at":"2026-12-22T02:42:44.539+00:00","token":"GvA2Miy2QyI6FPlVYgj6xGfTiFrLTwYd","ip_address":"127.0.0.1","user_agent":"node","user_id":"01a20122-6d1d-7541-b024-3f170283258d","created_at":"2026-11-22T02:42:44.539+00:00","updated_at":"2026-11-22T02:42:44.539+00:00"},
{"id":"xuxBy8PN0m0tvpwMKHKyd7psWpSd7lTb","expires_at":"2026-12-22T02:42:44.261+00:00","token":"5QgZZTMLmIQAcKQXKVPVD5fyfnYuOjZZ","ip_address":"127.0.0.1","user_agent":"node","user_id":"01a20122-6d1d-7541-b024-331cf6a1ab5d","created_at":"2026-11-22T02:42:44.261+00:00","updated_at":"2026-11-22T02:42:44.261+00:00"}
]$json$);

insert into "public"."identity_account" ("id", "account_id", "provider_id", "user_id", "access_token", "refresh_token", "id_token", "access_token_expires_at", "refresh_token_expires_at", "scope", "password", "created_at", "updated_at")
select "id", "account_id", "provider_id", "user_id", "access_token", "refresh_token", "id_token", "access_token_expires_at", "refresh_token_expires_at", "scope", "password", "created_at", "updated_at" from json_populate_recordset(null::"public"."identity_account", $json$[
{"id":"01a20122-6d22-7542-8041-e61bf2d7232f","account_id":"01a20122-6d1d-7541-b024-331cf6a1ab5d","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-331cf6a1ab5d","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d23-745b-b996-02b5cccfa522","account_id":"01a20122-6d1d-7541-b024-3758ed15129e","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-3758ed15129e","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d23-745b-b996-070959be58ff","account_id":"01a20122-6d1d-7541-b024-39efd809f40a","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-39efd809f40a","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d23-745b-b996-0803a7152264","account_id":"01a20122-6d1d-7541-b024-3f170283258d","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-3f170283258d","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d23-745b-b996-0d6aa721571c","account_id":"01a20122-6d1d-7541-b024-42bda443fd12","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-42bda443fd12","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"01a20122-6d23-745b-b996-117f0e91d4a4","account_id":"01a20122-6d1d-7541-b024-4671f0469a82","provider_id":"credential","user_id":"01a20122-6d1d-7541-b024-4671f0469a82","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"b8484456b4b25c779209740ae20395fb:7c9df17732e1d05e6f73a67dec2041d037f9108bc47503330c0e5f97d1350d68816c1329cc93cbc6a7e025f5950c9044e6e2868ef672024d80aa8bb063b761e7","created_at":"2026-11-22T02:42:42.974+00:00","updated_at":"2026-11-22T02:42:42.974+00:00"},
{"id":"42m1THFu3k1u21OVCBQ2EJu70RxRIzMl","account_id":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","provider_id":"credential","user_id":"F3fjYE5DLFMYu73KZurxaabz2OaVBSHa","access_token":null,"refresh_token":null,"id_token":null,"access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":"9c8c8e18dcb8b41c614a2c23bbf14ca9:50104f9eba3997bac9fdecf293044dd108782611a415cdb308f4835f2d46a85ce69cdd1103a0fbdd756cd221004aad1fa0895a74f758f809b2ea5c99412b0b5d","created_at":"2026-11-22T02:42:43.573+00:00","updated_at":"2026-11-22T02:42:43.573+00:00"},
{"id":"P336Gu0DduHITuXFkhQyUMUPYngX2ZOm","account_id":"100000000000000000001","provider_id":"google","user_id":"C6wi9PvR4QUrYljF6VyeJaY1sbdml4vl","access_token":null,"refresh_token":null,"id_token":"eyJhbGciOiJFUzI1NiIsImtpZCI6Imdvb2dsZS1zdGFuZC1pbiJ9.eyJzdWIiOiIxMDAwMDAwMDAwMDAwMDAwMDAwMDEiLCJlbWFpbCI6ImdyYWNlLmdvb2dsZUBrZXloYXZlbi5kZW1vIiwiZW1haWxfdmVyaWZpZWQiOnRydWUsIm5hbWUiOiJHcmFjZSBIb3BwZXIiLCJhdXRoX3RpbWUiOjE3OTUzMTUzNjUsIm5vbmNlIjoiWmhoa1FHOE44QnpRNkZJMU5FVkpiazMxZDlEcm5nc0QiLCJhdWQiOiJrZXloYXZlbiIsImV4cCI6MTc5NTMxNTk2NSwiaWF0IjoxNzk1MzE1MzY1LCJpc3MiOiJodHRwOi8vbG9jYWxob3N0OjQ3OTAvZ29vZ2xlIn0.1es6tMmFemdm250IvpGJgQAI3iyL-iv-mV4_0qcpCtMD5ELBDN7hWn_IV2QAaH2mIgCD92tvmOUVNuwrUEfFUg","access_token_expires_at":null,"refresh_token_expires_at":null,"scope":null,"password":null,"created_at":"2026-11-22T02:42:45.919+00:00","updated_at":"2026-11-22T02:42:45.919+00:00"}
]$json$);

insert into "public"."identity_key" ("id", "public_key", "private_key", "created_at", "expires_at", "alg", "crv")
select "id", "public_key", "private_key", "created_at", "expires_at", "alg", "crv" from json_populate_recordset(null::"public"."identity_key", $json$[
{"id":"7dbe0a38647edc4b.01a20122-6fb1-7553-adcc-70e4b1e8242e","public_key":"{\"kty\":\"EC\",\"x\":\"EAWFs0ZZXkVDLyejfN-9e-B67CuS_AHMObMEgTHvdoM\",\"y\":\"YYMgCuIlLtfNjqaNaHWqi5iVu0comnOpGebm_b48n0g\",\"crv\":\"P-256\"}","private_key":"\"b6184d8cc67df5c42b67b36999ffb17b1ea7edec83df58bee4b61a298f0ec52f5a6d34825212478ded694f4dd1759167df38c819c3f851c9a44273163fbf366ec5f4eeacdd08b80fdc3b380f2f015d3b51a60b0f4f7ae7d3261f27a22dc188844d3707added706545c4e4851296a8bb63d71c5f2c638479c00ab26a9f6a7a7da4138872473bee9c9b5ceb7f5c28f7f609b08048083a6d43ff455f71d9f79b2281dee6f2f4138d0d4671c0d9576758986cc09ae2d4b020188f164323c28262df6b78fd21497b9a23e6e9869b922de7e75fca15fb197440f6d\"","created_at":"2026-11-22T02:42:43.761+00:00","expires_at":"2027-02-20T02:42:43.761+00:00","alg":"ES256","crv":"P-256"}
]$json$);

insert into "public"."oidc_entry" ("kind", "id", "payload", "grant_id", "uid", "expires_at")
select "kind", "id", "payload", "grant_id", "uid", "expires_at" from json_populate_recordset(null::"public"."oidc_entry", $json$[
{"kind":"AccessToken","id":"KuGGi3Vg_F0FFZEPbTD-YgOCtEbcBXHk7ihSpUfWLTs","payload":{"exp": 1795315965, "gty": "authorization_code", "iat": 1795315365, "jti": "KuGGi3Vg_F0FFZEPbTD-YgOCtEbcBXHk7ihSpUfWLTs", "kind": "AccessToken", "scope": "openid email profile", "claims": {"id_token": {"auth_time": {"essential": true}}}, "grantId": "UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N", "clientId": "keyhaven", "accountId": "100000000000000000001", "sessionUid": "cAgb2MNCqr3UHhk1QV7Eb5IYe-0uq0LzoTb6_P7hqgf", "expiresWithSession": true},"grant_id":"UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N","uid":null,"expires_at":"2026-11-22T02:52:45.906+00:00"},
{"kind":"AuthorizationCode","id":"QZjVYPuHlAlWyV5phGcz9wtbBkscDJrCI-B86q9Vqeo","payload":{"exp": 1795315425, "iat": 1795315365, "jti": "QZjVYPuHlAlWyV5phGcz9wtbBkscDJrCI-B86q9Vqeo", "kind": "AuthorizationCode", "nonce": "ZhhkQG8N8BzQ6FI1NEVJbk31d9DrngsD", "scope": "openid email profile", "claims": {"id_token": {"auth_time": {"essential": true}}}, "grantId": "UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N", "authTime": 1795315365, "clientId": "keyhaven", "consumed": 1795315365, "accountId": "100000000000000000001", "sessionUid": "cAgb2MNCqr3UHhk1QV7Eb5IYe-0uq0LzoTb6_P7hqgf", "redirectUri": "http://localhost:4790/api/auth/callback/google", "codeChallenge": "_yYv_3_7MIeCJn4FB5F3-SaOFrQGxuDGrhjIFFG_VkE", "expiresWithSession": true, "codeChallengeMethod": "S256"},"grant_id":"UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N","uid":null,"expires_at":"2026-11-22T02:43:45.85+00:00"},
{"kind":"Grant","id":"UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N","payload":{"exp": 1795315965, "iat": 1795315365, "jti": "UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N", "kind": "Grant", "openid": {"scope": "openid email profile"}, "clientId": "keyhaven", "accountId": "100000000000000000001"},"grant_id":null,"uid":null,"expires_at":"2026-11-22T02:52:45.841+00:00"},
{"kind":"Session","id":"k0gMyma4FlhrQqbuLb2uJe-Gln3vTzz-QNYFEBt0K87","payload":{"exp": 1795315965, "iat": 1795315365, "jti": "k0gMyma4FlhrQqbuLb2uJe-Gln3vTzz-QNYFEBt0K87", "uid": "cAgb2MNCqr3UHhk1QV7Eb5IYe-0uq0LzoTb6_P7hqgf", "kind": "Session", "loginTs": 1795315365, "accountId": "100000000000000000001", "transient": true, "authorizations": {"keyhaven": {"sid": "IEjkYViWiv4wRbaqW_A1D8lYvssoS67cZ3tAMId-O-j", "grantId": "UrZXxAEJlFWCwF0CG1Md0j4NvznSSOgvgWHszBG1K2N"}}},"grant_id":null,"uid":"cAgb2MNCqr3UHhk1QV7Eb5IYe-0uq0LzoTb6_P7hqgf","expires_at":"2026-11-22T02:52:45.858+00:00"}
]$json$);

insert into "public"."property" ("id", "title", "location", "price", "price_min_cents", "price_max_cents", "date", "description", "agent_email", "agent_name", "agent_image", "image", "placeholder", "status", "rejection_reason", "edit", "source_id", "created_at", "verified_at", "sold_at", "withdrawn_at")
select "id", "title", "location", "price", "price_min_cents", "price_max_cents", "date", "description", "agent_email", "agent_name", "agent_image", "image", "placeholder", "status", "rejection_reason", "edit", "source_id", "created_at", "verified_at", "sold_at", "withdrawn_at" from json_populate_recordset(null::"public"."property", $json$[
{"id":"01a19157-0aac-7676-9509-7450a6942ea4","title":"Garden Flat on the Crescent","location":"15a Lansdowne Crescent, Cheltenham, United Kingdom","price":"$318,000","price_min_cents":31800000,"price_max_cents":31800000,"date":"2026-10-31","description":"The garden level of a Regency house, with its own front door and a paved court to the south. Two bedrooms, an arched wine vault and a wood burner. Fresh paint, new wiring, ready to move in.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-15-white-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAA4BaJQBOgCHn7cLS/0AA4TrBFpI5NSKMCdT/rMS59YhXwS1f9Se9CaSJo+0uoAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-10-31T09:42:43.116+00:00","verified_at":"2026-10-31T13:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1956a-be2c-72a1-8aca-e99aa6ccfc06","title":"First Home at the Foundry","location":"Unit 2A, The Foundry, Pearl District, Portland, Oregon","price":"$264,500","price_min_cents":26450000,"price_max_cents":26450000,"date":"2026-11-01","description":"A compact, clever studio with a sleeping alcove and a real kitchen. Second floor, facing the quiet courtyard. An easy first home, and an easy one to let later.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-18-brick-apartments-dusk.webp","placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAsAA4BaJQBOgBm7tw+AAPetGTOvFtlguphqds2E9qJjVXEoiHttv523yOLC8sAAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-01T04:42:43.116+00:00","verified_at":"2026-11-01T10:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1997e-71ac-737d-8dbd-6b504b4e3bf7","title":"Parlor-Floor Duplex, Chester Street","location":"68 Chester Street, Boston, Massachusetts","price":"$640,000 - $675,000","price_min_cents":64000000,"price_max_cents":67500000,"date":"2026-11-01","description":"Two floors of a brick townhouse with the tallest ceilings in the street. Two bedrooms, a bay for the piano and use of the garden. Self-managed house of three friendly owners.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-03-brick-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsAA4BaJYgCdAEGSUJTYAAA/o+hNV1T8nTCXnr3/0xZyVTRRgKuhft/V1ycCnQKwfO8GH528AAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-01T23:42:43.116+00:00","verified_at":"2026-11-02T04:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a19d92-252c-7041-8c67-9cd4a00ac417","title":"Top-Floor Apartment, Linden Court","location":"Apartment 31, Linden Court, Didsbury, Manchester, United Kingdom","price":"$342,000","price_min_cents":34200000,"price_max_cents":34200000,"date":"2026-11-02","description":"The top floor of Linden Court, with a roof terrace shared by only two homes. Three bedrooms, two baths and a view as far as the Pennines on clear days. Underground parking and a low service charge.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-08-apartment-block.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQAAsAA4BaJQBdgBK25AAA/sow3P7Uq+pK3tfKFZbTEipn52oxN8Zgq+RpY97xpty9pw+AAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-02T18:42:43.116+00:00","verified_at":"2026-11-02T22:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1a1a5-d8ac-7135-a6dd-78f702e2d8e0","title":"Corner Apartment at the Foundry","location":"Unit 5C, The Foundry, Pearl District, Portland, Oregon","price":"$389,000","price_min_cents":38900000,"price_max_cents":38900000,"date":"2026-11-03","description":"A corner apartment with windows on two sides in a warm brick building from 2016. One bedroom and a den, a gas range and a balcony for supper. Cafés below, streetcar at the door, garage place included.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-18-brick-apartments-dusk.webp","placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAsAA4BaJQBOgBm7tw+AAPetGTOvFtlguphqds2E9qJjVXEoiHttv523yOLC8sAAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-03T13:42:43.116+00:00","verified_at":"2026-11-03T19:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1a5b9-8c2c-7505-b3fe-e4fcf05be9b1","title":"Two-Bedroom Apartment with Balcony, Linden Court","location":"Apartment 14, Linden Court, Didsbury, Manchester, United Kingdom","price":"$298,000 - $315,000","price_min_cents":29800000,"price_max_cents":31500000,"date":"2026-11-04","description":"A bright third floor apartment with a deep balcony over the plane trees. Two bedrooms, a bath and a separate shower, lift and secure cycle store. The tram to the centre takes fourteen minutes.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-08-apartment-block.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQAAsAA4BaJQBdgBK25AAA/sow3P7Uq+pK3tfKFZbTEipn52oxN8Zgq+RpY97xpty9pw+AAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-04T08:42:43.116+00:00","verified_at":"2026-11-04T13:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1a9cd-3fac-7651-9fc7-0433231c3065","title":"Dark Brick Villa with Pool","location":"Parklaan, Wassenaar, Netherlands","price":"$2,100,000 - $2,350,000","price_min_cents":210000000,"price_max_cents":235000000,"date":"2026-11-05","description":"Long dark bricks, deep eaves and rooms that slide open to the pool. Four bedrooms, a wellness floor and a garage for three cars. Ground-source heat keeps the bills at almost nothing.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-14-dark-brick-villa.webp","placeholder":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAsAA4BaJaACdAD1Z3JeITgAAP6XltRIZ/AvdmT38K5dtoTrz06u8mYLaabLHdeyBIA4rqOBfsygNuQj+AAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-05T03:42:43.116+00:00","verified_at":"2026-11-05T07:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ab4d-c52c-7698-9234-b273e6995b71","title":"Two-Bedroom Maisonette on the Crescent","location":"19 Lansdowne Crescent, Cheltenham, United Kingdom","price":"$410,000 - $435,000","price_min_cents":41000000,"price_max_cents":43500000,"date":"2026-11-05","description":"The two upper floors of a Regency house, with a stair of its own and a roof terrace between the chimneys. Two bedrooms, a galley kitchen and the best sunrise in the street. Sold with the curtains.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-15-white-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAA4BaJQBOgCHn7cLS/0AA4TrBFpI5NSKMCdT/rMS59YhXwS1f9Se9CaSJo+0uoAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-05T10:42:43.116+00:00","verified_at":"2026-11-05T14:42:43.116+00:00","sold_at":"2026-11-16T06:42:43.116+00:00","withdrawn_at":null},
{"id":"01a1ade0-f32c-745d-a1b8-8c86573e4df1","title":"Regency House on the Crescent","location":"11 Lansdowne Crescent, Cheltenham, United Kingdom","price":"$845,000","price_min_cents":84500000,"price_max_cents":84500000,"date":"2026-11-05","description":"A stucco townhouse of 1829 with its ironwork, shutters and cantilevered stair in place. Five bedrooms over four floors, and a separate garden flat that lets well. Listed Grade II*, lovingly looked after.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-15-white-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAA4BaJQBOgCHn7cLS/0AA4TrBFpI5NSKMCdT/rMS59YhXwS1f9Se9CaSJo+0uoAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-05T22:42:43.116+00:00","verified_at":"2026-11-06T04:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1b1f4-a6ac-7617-93ff-5ef1fb7be552","title":"White Beach House in the Dunes","location":"Ocean Drive, Emerald Isle, North Carolina","price":"$612,000","price_min_cents":61200000,"price_max_cents":61200000,"date":"2026-11-06","description":"A white house on stilts behind the first dune, with a deck to the sea and one to the sound. Four bedrooms that sleep ten, and a rental history that pays its way. Flood certificate and recent survey on file.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-09-beach-house-stilts.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAsAA4BaJYgCdAEDWrcYhAD+1LZkvyhmhT/t6dlowtotn82LjIUn1b4xm1hBkUEsWXrMGismAAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-06T17:42:43.116+00:00","verified_at":"2026-11-06T22:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1b608-5a2c-7120-a67f-6bd53079b943","title":"Light-Filled House with a Cook’s Kitchen","location":"Strathearn Road, Edinburgh, United Kingdom","price":"$560,000 - $590,000","price_min_cents":56000000,"price_max_cents":59000000,"date":"2026-11-07","description":"The kitchen is the heart of this renovated villa: a marble island, sage cabinets and six metres of glass towards the hills. Four bedrooms upstairs, a study in the turret. Walled south garden with two old apple trees.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-24-kitchen-island.webp","placeholder":"data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAsAA4BaJZgCdAEDdM8gAAD+VHr7tHeSc1rt2X3st8YVWp90vNMb3KBvktIrAAAAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-07T12:42:43.116+00:00","verified_at":"2026-11-07T16:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ba1c-0dac-72b0-a92a-9aa279448482","title":"Midcentury House with a Saguaro","location":"East Camelback Road, Scottsdale, Arizona","price":"$655,000","price_min_cents":65500000,"price_max_cents":65500000,"date":"2026-11-08","description":"A low house of 1958 under a floating roof, with the original stone chimney and an orange door. Three bedrooms, a den and a carport behind the screen wall. The saguaro by the entrance is protected and about a hundred and fifty years old.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-11-desert-midcentury.webp","placeholder":"data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAsAA4BaJZgCdABSgAD82HNqyJbkPmhjCU8Rw3MqDX72wCISRpLIoizFggAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-08T07:42:43.116+00:00","verified_at":"2026-11-08T13:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ba52-fc2c-736c-b0af-aa3c028cacee","title":"Luxury Villa, Owner Abroad, Urgent Sale","location":"Beverly Hills, California","price":"$99,000","price_min_cents":9900000,"price_max_cents":9900000,"date":"2026-11-08","description":"Unbelievable price because the owner is abroad and must sell this week. No viewings possible, keys by courier. A deposit secures it today.","agent_email":"fraud@keyhaven.demo","agent_name":"Victor Crane","agent_image":"/demo/avatar-6.webp","image":"/demo/home-14-dark-brick-villa.webp","placeholder":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAsAA4BaJaACdAD1Z3JeITgAAP6XltRIZ/AvdmT38K5dtoTrz06u8mYLaabLHdeyBIA4rqOBfsygNuQj+AAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-08T08:42:43.116+00:00","verified_at":"2026-11-08T13:42:43.116+00:00","sold_at":null,"withdrawn_at":"2026-11-11T06:42:43.116+00:00"},
{"id":"01a1be2f-c12c-7678-9157-fcf422df7400","title":"Autumn Point Lake Cabin","location":"Echo Lake Road, Stowe, Vermont","price":"$349,000 - $372,000","price_min_cents":34900000,"price_max_cents":37200000,"date":"2026-11-09","description":"A dark-stained cabin on a point of its own, with the maples turning on three sides. One bedroom and a loft, a new roof and a good well. Swimming in July, skating in January, silence in between.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-16-autumn-lake-cabin.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsAA4BaJYgCdAD0izzfuAAA/fBk+0pk8oiI6WfOOhDYcRJPBNvDaXOQWY3VjmQ5V8VSPWdnDHMAAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-09T02:42:43.116+00:00","verified_at":"2026-11-09T07:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1c0c2-ef2c-75a0-a08e-866bc3421e2f","title":"Penthouse below Market Value","location":"Downtown, Vancouver, Canada","price":"$150,000","price_min_cents":15000000,"price_max_cents":15000000,"date":"2026-11-09","description":"Top floor with terrace, first come first served. Reservation fee by transfer, refunded later. Serious buyers only.","agent_email":"fraud@keyhaven.demo","agent_name":"Victor Crane","agent_image":"/demo/avatar-6.webp","image":"/demo/home-23-bay-penthouse.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAsAA4BaJZACdH8AFx6NF/AA9rlQiq+WQJejQHXHJdmHd2BXNX+vRY2iR1Rmrz4yeDAAAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-09T14:42:43.116+00:00","verified_at":"2026-11-09T20:42:43.116+00:00","sold_at":null,"withdrawn_at":"2026-11-11T06:42:43.116+00:00"},
{"id":"01a1c243-74ac-702e-9b8d-fc7a7478c448","title":"Villa Ocra","location":"Strada di San Vito, Lucca, Italy","price":"$895,000 - $960,000","price_min_cents":89500000,"price_max_cents":96000000,"date":"2026-11-09","description":"An ochre villa among cypresses, with a pool in travertine and a vine-covered loggia for lunches that last. Five bedrooms, a separate guest wing and a lemon house. The walls of Lucca are ten minutes by bicycle.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-22-ochre-house-pool.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsAA4BaJQBOgBn59Y63wAD+1+fBuZuR0b6aR8DbwLyaD8c/C2zeOoMjKKEAiEjyLmZqjAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-09T21:42:43.116+00:00","verified_at":"2026-11-10T01:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1c657-282c-704e-a27a-97de6e6ccad9","title":"Garden Apartment with a Corner of Glass","location":"Frognal Rise, London, United Kingdom","price":"$735,000","price_min_cents":73500000,"price_max_cents":73500000,"date":"2026-11-10","description":"A ground floor apartment whose living room opens on two sides to the communal lawns. Two bedrooms, oak floors and a wall of fitted walnut. Share of freehold, long lease, no chain.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-12-living-room.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsAA4BaJYgCdAEPhCg/gAD+Zizx+zGttRwovUutyeQYBmFxk4B/5RCbnI4r1pHcHTL2AAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-10T16:42:43.116+00:00","verified_at":"2026-11-10T22:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ca6a-dbac-74a5-9089-3948c78d4f85","title":"Brick Townhouse near the Square","location":"64 Chester Street, Boston, Massachusetts","price":"$875,000 - $920,000","price_min_cents":87500000,"price_max_cents":92000000,"date":"2026-11-11","description":"A four storey bow of red brick with stone steps, tall windows and the yellow door that everyone remembers. Three bedrooms, two marble fireplaces and a small walled garden. The restored sashes are double glazed.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-03-brick-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsAA4BaJYgCdAEGSUJTYAAA/o+hNV1T8nTCXnr3/0xZyVTRRgKuhft/V1ycCnQKwfO8GH528AAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-11T11:42:43.116+00:00","verified_at":"2026-11-11T16:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ce7e-8f2c-74c2-bc2b-4ae51a8e771d","title":"Family Home on Maple Bend","location":"417 Maple Bend, Naperville, Illinois","price":"$465,000","price_min_cents":46500000,"price_max_cents":46500000,"date":"2026-11-12","description":"Four bedrooms, a red front door and a double garage on a quiet bend without through traffic. The kitchen looks over the lawn, the basement is finished, and the school is two streets away. New furnace and water heater last year.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-07-suburban-gable.webp","placeholder":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAsAA4BaJZACdAEQ5Xu3tkgAAM492g9jIa2GMGEDfbjoEsM2w+WD7tcFmxzUodeF6pfsmRHnsCqNzIcAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-12T06:42:43.116+00:00","verified_at":"2026-11-12T10:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1d292-42ac-754f-a992-2d023e8110c0","title":"Bayfront Penthouse with Mountain Views","location":"Coal Harbour Quay, Vancouver, Canada","price":"$1,850,000","price_min_cents":185000000,"price_max_cents":185000000,"date":"2026-11-13","description":"A corner penthouse where the terrace is as large as the living room, facing the towers and the mountains beyond. Two bedrooms, a library and a kitchen in walnut. Concierge, pool and a berth in the marina by arrangement.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-23-bay-penthouse.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAsAA4BaJZACdH8AFx6NF/AA9rlQiq+WQJejQHXHJdmHd2BXNX+vRY2iR1Rmrz4yeDAAAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-13T01:42:43.116+00:00","verified_at":"2026-11-13T07:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1d6a5-f62c-71e3-b036-e886fecd9195","title":"The Yellow House with the Long Porch","location":"28 Chestnut Street, Saratoga Springs, New York","price":"$489,000 - $515,000","price_min_cents":48900000,"price_max_cents":51500000,"date":"2026-11-13","description":"A butter-yellow farmhouse with green shutters and a porch for long conversations. Four bedrooms, a renovated kitchen and wide pine floors. The maple in front turns in October and stops the traffic.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-17-yellow-porch-house.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAsAA4BaJZgCdAB8kZqr4AD+tatxg9viumMDNRjngWGAlCF2i8dyxn5Qgy5lpMg+AD6aY2+/Xjcg6AA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-13T20:42:43.116+00:00","verified_at":"2026-11-14T01:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1d85d-6a2c-7797-85b7-fe321aee0612","title":"House with Large Garden","location":"Naperville, Illinois","price":"$430,000 - $450,000","price_min_cents":43000000,"price_max_cents":45000000,"date":"2026-11-14","description":"A family house with a large garden in a popular area. More pictures will follow soon.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-07-suburban-gable.webp","placeholder":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAsAA4BaJZACdAEQ5Xu3tkgAAM492g9jIa2GMGEDfbjoEsM2w+WD7tcFmxzUodeF6pfsmRHnsCqNzIcAAA==","status":"rejected","rejection_reason":"The address is incomplete and the picture shows a neighbouring house. Please list it again with both corrected.","edit":null,"source_id":null,"created_at":"2026-11-14T04:42:43.116+00:00","verified_at":null,"sold_at":null,"withdrawn_at":null},
{"id":"01a1dab9-a9ac-73ee-be0b-eba74dcebeab","title":"Bluewater Beach House","location":"Gulf Shore Lane, Anna Maria Island, Florida","price":"$780,000","price_min_cents":78000000,"price_max_cents":78000000,"date":"2026-11-14","description":"Pale blue boards on tall piles, with the Gulf at the foot of the stairs. Three bedrooms open to a deck that wraps around three sides. Impact windows, a roof from 2022 and room for two boats underneath.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-20-blue-beach-house.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAsAA4BaJQBOgCFv8bX+UAD5PFqlZTcSF/4vZoDc2HkWHUQafhGpW8vw6xwDiyjXrczJC1o/6AAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-14T15:42:43.116+00:00","verified_at":"2026-11-14T19:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1decd-5d2c-7349-8321-3ac280bc4f2e","title":"Blackbirch Barn House","location":"Old Mill Road, Rhinebeck, New York","price":"$820,000 - $860,000","price_min_cents":82000000,"price_max_cents":86000000,"date":"2026-11-15","description":"Charred timber outside, pale oak inside, and a seven metre wall of glass towards the birches. Three bedrooms, a study in the gallery and a triple-glazed envelope that needs hardly any heating. Ninety minutes to Manhattan by train from the village station.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-06-black-barn-house.webp","placeholder":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAsAA4BaJaACdAEVL1hKLtuyAAD+aj+39Snl53DRomfm2iCt+c8/d6n4iGvDcG5Ly87ETkbuRhptEwgAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-15T10:42:43.116+00:00","verified_at":"2026-11-15T16:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1e2e1-10ac-7704-9ba6-059ac02bff8f","title":"Larkspur Thatch","location":"Church Lane, Lustleigh, Devon, United Kingdom","price":"$595,000","price_min_cents":59500000,"price_max_cents":59500000,"date":"2026-11-16","description":"A white thatched cottage on the edge of Dartmoor, re-ridged two years ago by the village thatcher. Three bedrooms under the eaves, an inglenook and a garden full of hollyhocks. The pub is opposite; the moor begins behind the church.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-21-thatched-cottage.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAsAA4BaJagCdAD2O5D3ygAAAP63JwvVyBXNIf/JYY3H8BUdObPOCuAT/bANZ6xXvX1S71DDlZ1UwAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-16T05:42:43.116+00:00","verified_at":"2026-11-16T10:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1e6f4-c42c-73ac-96c2-d8032715df57","title":"Desert Rose House","location":"Indian Canyon Drive, Palm Springs, California","price":"$870,000 - $925,000","price_min_cents":87000000,"price_max_cents":92500000,"date":"2026-11-17","description":"A 1961 house by a student of the desert masters, restored down to its breeze blocks and repainted the pink of the evening hills. Three bedrooms around a walled court, terrazzo throughout. Mature cactus garden, almost no watering.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-19-pink-desert-house.webp","placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAA4BaJZACdAEf1VEU5AAA/t++/j3V8P+gW2TG8XoAcHw5gUlHCHwmCsIgnk6taAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-17T00:42:43.116+00:00","verified_at":"2026-11-17T04:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1eb08-77ac-75c9-9c76-8d977695d477","title":"The Red Barn at Aspen Creek","location":"County Road 12, Telluride, Colorado","price":"$915,000","price_min_cents":91500000,"price_max_cents":91500000,"date":"2026-11-17","description":"A modern barn in deep red boards with a gable of glass that glows when the snow is falling. The great room seats twelve beside the fire, and three bedrooms lie in the quiet wing. Heated floors, a ski room and a plowed lane to the road.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-13-red-barn-snow.webp","placeholder":"data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAA4BaJZgCdAEPfVHI3gAA/H1mgxYd4FdGpCqSQcv2PWdrQPF6EcdNpt+8FUCo3pAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-17T19:42:43.116+00:00","verified_at":"2026-11-18T01:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1ef1c-2b2c-73df-b2ef-f2917eb90ad3","title":"Ridgeline Villa with Infinity Pool","location":"Summit Ridge Drive, Malibu, California","price":"$3,250,000 - $3,400,000","price_min_cents":325000000,"price_max_cents":340000000,"date":"2026-11-18","description":"Two floors of glass, cedar and stone above a heated pool that catches every sunset. Five bedrooms, each with a bath of its own, and a kitchen made for cooking with company. Solar panels and batteries run the house through the night.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-01-modern-villa-pool.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAsAA4BaJQBOgBo7JDlAAP6RdDJkbP3Jd6HuPonvr8dQ8/bhzxjuDodDWH/UuGiE4p/y0FrPgAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-18T14:42:43.116+00:00","verified_at":"2026-11-18T19:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1f21d-362c-7126-be7b-343fa4b99fd0","title":"Townhouse in Boston, Must See","location":"64 Chester Street, Boston, Massachusetts","price":"$870,000","price_min_cents":87000000,"price_max_cents":87000000,"date":"2026-11-19","description":"Lovely townhouse with a yellow door. Call for details. Viewing by appointment only.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-03-brick-townhouses.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsAA4BaJYgCdAEGSUJTYAAA/o+hNV1T8nTCXnr3/0xZyVTRRgKuhft/V1ycCnQKwfO8GH528AAA","status":"rejected","rejection_reason":"This home is already listed as “Brick Townhouse near the Square”. Please update that listing instead.","edit":null,"source_id":null,"created_at":"2026-11-19T04:42:43.116+00:00","verified_at":null,"sold_at":null,"withdrawn_at":null},
{"id":"01a1f32f-deac-7081-b173-a22d1f33867c","title":"Casa del Olivar","location":"Camino del Olivar, Ronda, Málaga, Spain","price":"$790,000 - $840,000","price_min_cents":79000000,"price_max_cents":84000000,"date":"2026-11-19","description":"A whitewashed country house with blue shutters, a bougainvillea pergola and an olive tree older than anyone can prove. Four bedrooms on two floors stay cool behind sixty centimetres of stone. Lavender, a well and two hectares of terraces come with it.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-02-mediterranean-house.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsAA4BaJYwCdADcVj8QI4AA/tS2ZRlC5s7MMiaLLm5HwDWbMDgBYBPT2c4CKk2rVG6rlndarlcGgAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-19T09:42:43.116+00:00","verified_at":"2026-11-19T13:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1f743-922c-707b-83e7-59b762d3306a","title":"Tamarack Cabin on Its Own Jetty","location":"Lower Stillwater Lake Road, Whitefish, Montana","price":"$425,000","price_min_cents":42500000,"price_max_cents":42500000,"date":"2026-11-20","description":"A cedar cabin between the spruces and the water, with a porch long enough for the whole family. Two bedrooms and a sleeping loft, a wood stove, and insulation for all four seasons. The jetty is new, the canoe stays, and the ski lifts are twenty minutes away.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-04-lake-cabin.webp","placeholder":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAsAA4BaJQBOkERirDq+kOUAAOH8Ee3pRK0l+Z3YdG/tFeTDJ1CChN1zcHqAIhJ96xeaLwChRbcthkXAAA==","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-20T04:42:43.116+00:00","verified_at":"2026-11-20T10:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1fb57-45ac-7693-9cd5-c6e87949173c","title":"Penthouse with a Skyline Terrace","location":"1200 South Michigan Avenue, Chicago, Illinois","price":"$940,000 - $985,000","price_min_cents":94000000,"price_max_cents":98500000,"date":"2026-11-20","description":"Ninety square metres of teak terrace, a fire table and the whole of the Loop lit up in front of you. Inside are two bedrooms, two baths and a living room that opens along its full width. The building has a doorman, a gym and two deeded parking places.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-05-penthouse-terrace.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAsAA4BaJYgCdAERHZaUjojAAP6RqtkPBio1TI3RrP5auzT14+vnNCAcpgMycyJVdiOxIF5FIl7zAAA=","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-20T23:42:43.116+00:00","verified_at":"2026-11-21T04:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a1fb8e-342c-75b3-a636-72aa330325cb","title":"Carriage House behind the Yellow Farmhouse","location":"28b Chestnut Street, Saratoga Springs, New York","price":"$239,000","price_min_cents":23900000,"price_max_cents":23900000,"date":"2026-11-21","description":"A carriage house turned into a home of one bedroom, split off from the farmhouse last year. Its own drive, meter and strip of garden. Walk to the track, the springs and the library.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-17-yellow-porch-house.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAsAA4BaJZgCdAB8kZqr4AD+tatxg9viumMDNRjngWGAlCF2i8dyxn5Qgy5lpMg+AD6aY2+/Xjcg6AA=","status":null,"rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-21T00:42:43.116+00:00","verified_at":null,"sold_at":null,"withdrawn_at":null},
{"id":"01a1fec6-2dac-7100-aeb6-ca1a365dd787","title":"Ground-Floor Apartment with Patio, Linden Court","location":"Apartment 2, Linden Court, Didsbury, Manchester, United Kingdom","price":"$279,000","price_min_cents":27900000,"price_max_cents":27900000,"date":"2026-11-21","description":"A step-free apartment with a private patio and planting beds. Two bedrooms, wide doors and a wet room. Being sold by its first owner, with all papers to hand.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-08-apartment-block.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQAAsAA4BaJQBdgBK25AAA/sow3P7Uq+pK3tfKFZbTEipn52oxN8Zgq+RpY97xpty9pw+AAAA=","status":null,"rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-21T15:42:43.116+00:00","verified_at":null,"sold_at":null,"withdrawn_at":null},
{"id":"01a1ff6a-f92c-7720-a68f-a03ab25c68c0","title":"Rosehip Cottage, Bourton-on-the-Water","location":"Clapton Row, Bourton-on-the-Water, Gloucestershire, United Kingdom","price":"$685,000 - $720,000","price_min_cents":68500000,"price_max_cents":72000000,"date":"2026-11-21","description":"A honey-stone Cotswold cottage with three dormer bedrooms and a garden that has been in bloom for a hundred summers. The kitchen keeps its flagstones and its range, and the new boiler keeps everything else warm. The village green, the river and a good baker are all within a five minute walk.","agent_email":"agent2@keyhaven.demo","agent_name":"Priya Nair","agent_image":"/demo/avatar-3.webp","image":"/demo/home-10-stone-cottage.webp","placeholder":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAsAA4BaJZgCdAEf+XHFo8MAAP7fg3QJv0q2x7/ICwD7tsAfszrIagCOlPEAkPHobWh7KtAGAAAA","status":"verified","rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-21T18:42:43.116+00:00","verified_at":"2026-11-21T22:42:43.116+00:00","sold_at":null,"withdrawn_at":null},
{"id":"01a200b4-902c-7499-bef9-06f37158b97e","title":"Boathouse Lot beside Autumn Point","location":"Echo Lake Road, Stowe, Vermont","price":"$185,000 - $199,000","price_min_cents":18500000,"price_max_cents":19900000,"date":"2026-11-22","description":"A half acre of shore next to the cabin at Autumn Point, with a sound boathouse and the right to build one home. Power is at the road. Perc test and survey were done this spring.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-2.webp","image":"/demo/home-16-autumn-lake-cabin.webp","placeholder":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsAA4BaJYgCdAD0izzfuAAA/fBk+0pk8oiI6WfOOhDYcRJPBNvDaXOQWY3VjmQ5V8VSPWdnDHMAAAA=","status":null,"rejection_reason":null,"edit":null,"source_id":null,"created_at":"2026-11-22T00:42:43.116+00:00","verified_at":null,"sold_at":null,"withdrawn_at":null},
{"id":"01a20122-7618-7726-a8a8-4c187b895ded","title":"Snow Barn","location":"9 Frost Lane, Ely","price":"$250,000","price_min_cents":25000000,"price_max_cents":25000000,"date":"2026-11-22","description":"A barn in the snow.","agent_email":"agent@keyhaven.demo","agent_name":"Oliver Hartley","agent_image":"/demo/avatar-1.webp","image":"/media/01a20122-75ed-74f2-afc7-7092b28480b4.webp","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAsAA4BaJZgCdAEf24knOcAA/IFcYoMWHeBGoM2EgYWUV2Fmhua3RIHt/2tIQylQYziuAAA=","status":"verified","rejection_reason":null,"edit":{"at": "2026-11-22T02:42:45.435Z", "changed": {"price": ["$240,000 - $260,000", "$250,000"]}},"source_id":null,"created_at":"2026-11-22T02:42:45.398+00:00","verified_at":"2026-11-22T02:42:45.417+00:00","sold_at":"2026-11-22T02:42:45.626+00:00","withdrawn_at":null}
]$json$);

insert into "public"."wishlist_item" ("id", "user_id", "property_id", "created_at")
select "id", "user_id", "property_id", "created_at" from json_populate_recordset(null::"public"."wishlist_item", $json$[
{"id":"01a20093-9aac-754f-b188-6846138012ad","user_id":"01a20122-6d25-7098-85f3-ad81fd70c834","property_id":"01a1dab9-a9ac-73ee-be0b-eba74dcebeab","created_at":"2026-11-22T00:06:43.116+00:00"},
{"id":"01a200a9-93ac-75c4-8a29-56a5bc63459b","user_id":"01a20122-6d25-7098-85f3-b1746a6f7b13","property_id":"01a1decd-5d2c-7349-8321-3ac280bc4f2e","created_at":"2026-11-22T00:30:43.116+00:00"},
{"id":"01a200a9-93ac-76c0-8de2-02c0288760b9","user_id":"01a20122-6d25-7098-85f3-ad81fd70c834","property_id":"01a1d6a5-f62c-71e3-b036-e886fecd9195","created_at":"2026-11-22T00:30:43.116+00:00"},
{"id":"01a200bf-8cac-7143-a075-1bbc08f21b7c","user_id":"01a20122-6d25-7098-85f3-ad81fd70c834","property_id":"01a1f32f-deac-7081-b173-a22d1f33867c","created_at":"2026-11-22T00:54:43.116+00:00"},
{"id":"01a200bf-8cac-72dd-b7b6-f1da202836fb","user_id":"01a20122-6d25-7098-85f3-b1746a6f7b13","property_id":"01a1ce7e-8f2c-74c2-bc2b-4ae51a8e771d","created_at":"2026-11-22T00:54:43.116+00:00"},
{"id":"01a200d5-85ac-71ac-9829-1d5b42d1649f","user_id":"01a20122-6d25-7098-85f3-ad81fd70c834","property_id":"01a1f743-922c-707b-83e7-59b762d3306a","created_at":"2026-11-22T01:18:43.116+00:00"},
{"id":"01a200d5-85ac-7220-ad0e-3b8daa0fb1ec","user_id":"01a20122-6d25-7098-85f3-b1746a6f7b13","property_id":"01a1eb08-77ac-75c9-9c76-8d977695d477","created_at":"2026-11-22T01:18:43.116+00:00"},
{"id":"01a200eb-7eac-72f4-b4e2-5e8d2e756350","user_id":"01a20122-6d25-7098-85f3-b1746a6f7b13","property_id":"01a1fb57-45ac-7693-9cd5-c6e87949173c","created_at":"2026-11-22T01:42:43.116+00:00"},
{"id":"01a200eb-7eac-7422-a5cf-3221dd605d6a","user_id":"01a20122-6d25-7098-85f3-ad81fd70c834","property_id":"01a1ff6a-f92c-7720-a68f-a03ab25c68c0","created_at":"2026-11-22T01:42:43.116+00:00"},
{"id":"01a20122-7648-75e0-a980-5c8559907da3","user_id":"01a20122-6fd5-73e9-9efa-60237f09c994","property_id":"01a20122-7618-7726-a8a8-4c187b895ded","created_at":"2026-11-22T02:42:45.449+00:00"}
]$json$);

insert into "public"."offer" ("id", "property_id", "title", "location", "image", "agent_name", "agent_email", "buyer_email", "buyer_name", "buying_date", "amount_cents", "status", "transaction_id", "created_at", "accepted_at", "closed_at", "bought_at")
select "id", "property_id", "title", "location", "image", "agent_name", "agent_email", "buyer_email", "buyer_name", "buying_date", "amount_cents", "status", "transaction_id", "created_at", "accepted_at", "closed_at", "bought_at" from json_populate_recordset(null::"public"."offer", $json$[
{"id":"01a1cfc8-262c-73a0-9269-19dc4718e55c","property_id":"01a1ab4d-c52c-7698-9234-b273e6995b71","title":"Two-Bedroom Maisonette on the Crescent","location":"19 Lansdowne Crescent, Cheltenham, United Kingdom","image":"/demo/home-15-white-townhouses.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2026-12-03","amount_cents":42400000,"status":"Bought","transaction_id":"pi_demo_3QxK7mB2cLrT","created_at":"2026-11-12T12:42:43.116+00:00","accepted_at":"2026-11-15T12:42:43.116+00:00","closed_at":null,"bought_at":"2026-11-16T06:42:43.116+00:00"},
{"id":"01a1d1ed-772c-7797-ad94-a3a560d1e497","property_id":"01a1ab4d-c52c-7698-9234-b273e6995b71","title":"Two-Bedroom Maisonette on the Crescent","location":"19 Lansdowne Crescent, Cheltenham, United Kingdom","image":"/demo/home-15-white-townhouses.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-04","amount_cents":41100000,"status":"rejected","transaction_id":null,"created_at":"2026-11-12T22:42:43.116+00:00","accepted_at":null,"closed_at":"2026-11-16T06:42:43.116+00:00","bought_at":null},
{"id":"01a1d638-192c-700d-a003-8b5b5f552704","property_id":"01a1ba1c-0dac-72b0-a92a-9aa279448482","title":"Midcentury House with a Saguaro","location":"East Camelback Road, Scottsdale, Arizona","image":"/demo/home-11-desert-midcentury.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-05","amount_cents":56000000,"status":"rejected","transaction_id":null,"created_at":"2026-11-13T18:42:43.116+00:00","accepted_at":null,"closed_at":"2026-11-15T00:42:43.116+00:00","bought_at":null},
{"id":"01a1e762-a12c-7691-9104-a5a55374574b","property_id":"01a1c657-282c-704e-a27a-97de6e6ccad9","title":"Garden Apartment with a Corner of Glass","location":"Frognal Rise, London, United Kingdom","image":"/demo/home-12-living-room.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2026-12-08","amount_cents":64000000,"status":"rejected","transaction_id":null,"created_at":"2026-11-17T02:42:43.116+00:00","accepted_at":null,"closed_at":"2026-11-18T02:42:43.116+00:00","bought_at":null},
{"id":"01a1f21d-362c-7379-a463-5267f433b0e0","property_id":"01a1ce7e-8f2c-74c2-bc2b-4ae51a8e771d","title":"Family Home on Maple Bend","location":"417 Maple Bend, Naperville, Illinois","image":"/demo/home-07-suburban-gable.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-10","amount_cents":45900000,"status":"accepted","transaction_id":null,"created_at":"2026-11-19T04:42:43.116+00:00","accepted_at":"2026-11-20T22:42:43.116+00:00","closed_at":null,"bought_at":null},
{"id":"01a1f667-d82c-70e8-9580-63ca0e1738a0","property_id":"01a1d6a5-f62c-71e3-b036-e886fecd9195","title":"The Yellow House with the Long Porch","location":"28 Chestnut Street, Saratoga Springs, New York","image":"/demo/home-17-yellow-porch-house.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2026-12-11","amount_cents":49800000,"status":"accepted","transaction_id":null,"created_at":"2026-11-20T00:42:43.116+00:00","accepted_at":"2026-11-21T06:42:43.116+00:00","closed_at":null,"bought_at":null},
{"id":"01a1f88d-292c-7347-9547-660e599e963e","property_id":"01a1eb08-77ac-75c9-9c76-8d977695d477","title":"The Red Barn at Aspen Creek","location":"County Road 12, Telluride, Colorado","image":"/demo/home-13-red-barn-snow.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-11","amount_cents":89999950,"status":"pending","transaction_id":null,"created_at":"2026-11-20T10:42:43.116+00:00","accepted_at":null,"closed_at":null,"bought_at":null},
{"id":"01a1fab2-7a2c-704e-aeed-29aeec35e5a1","property_id":"01a1a5b9-8c2c-7505-b3fe-e4fcf05be9b1","title":"Two-Bedroom Apartment with Balcony, Linden Court","location":"Apartment 14, Linden Court, Didsbury, Manchester, United Kingdom","image":"/demo/home-08-apartment-block.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2026-12-12","amount_cents":30500000,"status":"pending","transaction_id":null,"created_at":"2026-11-20T20:42:43.116+00:00","accepted_at":null,"closed_at":null,"bought_at":null},
{"id":"01a1ffd8-d62c-7681-b8fd-7dc59560e599","property_id":"01a1f743-922c-707b-83e7-59b762d3306a","title":"Tamarack Cabin on Its Own Jetty","location":"Lower Stillwater Lake Road, Whitefish, Montana","image":"/demo/home-04-lake-cabin.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2026-12-13","amount_cents":41850000,"status":"pending","transaction_id":null,"created_at":"2026-11-21T20:42:43.116+00:00","accepted_at":null,"closed_at":null,"bought_at":null},
{"id":"01a2000f-c4ac-729c-b178-bc570ea0fbbd","property_id":"01a1f743-922c-707b-83e7-59b762d3306a","title":"Tamarack Cabin on Its Own Jetty","location":"Lower Stillwater Lake Road, Whitefish, Montana","image":"/demo/home-04-lake-cabin.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-13","amount_cents":42100000,"status":"pending","transaction_id":null,"created_at":"2026-11-21T21:42:43.116+00:00","accepted_at":null,"closed_at":null,"bought_at":null},
{"id":"01a200b4-902c-7495-9fd0-abcf5e0a5c3f","property_id":"01a1ff6a-f92c-7720-a68f-a03ab25c68c0","title":"Rosehip Cottage, Bourton-on-the-Water","location":"Clapton Row, Bourton-on-the-Water, Gloucestershire, United Kingdom","image":"/demo/home-10-stone-cottage.webp","agent_name":"Priya Nair","agent_email":"agent2@keyhaven.demo","buyer_email":"buyer2@keyhaven.demo","buyer_name":"Tom Ellison","buying_date":"2026-12-13","amount_cents":69500000,"status":"pending","transaction_id":null,"created_at":"2026-11-22T00:42:43.116+00:00","accepted_at":null,"closed_at":null,"bought_at":null},
{"id":"01a20122-7665-7664-8c9b-21bd01a67daf","property_id":"01a20122-7618-7726-a8a8-4c187b895ded","title":"Snow Barn","location":"9 Frost Lane, Ely","image":"/media/01a20122-75ed-74f2-afc7-7092b28480b4.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"buyer@keyhaven.demo","buyer_name":"Maya Brooks","buying_date":"2099-12-01","amount_cents":24000000,"status":"rejected","transaction_id":null,"created_at":"2026-11-22T02:42:45.468+00:00","accepted_at":null,"closed_at":"2026-11-22T02:42:45.626+00:00","bought_at":null},
{"id":"01a20122-767d-7333-8fe8-ddb59a45d7c6","property_id":"01a20122-7618-7726-a8a8-4c187b895ded","title":"Snow Barn","location":"9 Frost Lane, Ely","image":"/media/01a20122-75ed-74f2-afc7-7092b28480b4.webp","agent_name":"Oliver Hartley","agent_email":"agent@keyhaven.demo","buyer_email":"fresh@people.example","buyer_name":"Fresh Buyer","buying_date":"2099-12-01","amount_cents":25000050,"status":"Bought","transaction_id":"pi_demo_9507d1242e7fe135f3ebdcc2","created_at":"2026-11-22T02:42:45.498+00:00","accepted_at":"2026-11-22T02:42:45.529+00:00","closed_at":null,"bought_at":"2026-11-22T02:42:45.626+00:00"}
]$json$);

insert into "public"."payment" ("id", "offer_id", "intent_id", "amount_cents", "currency", "state", "release_reason", "created_at", "checked_at", "ended_at")
select "id", "offer_id", "intent_id", "amount_cents", "currency", "state", "release_reason", "created_at", "checked_at", "ended_at" from json_populate_recordset(null::"public"."payment", $json$[
{"id":"01a20122-6d4b-7120-9999-3a025fed87ae","offer_id":"01a1cfc8-262c-73a0-9269-19dc4718e55c","intent_id":"pi_demo_3QxK7mB2cLrT","amount_cents":42400000,"currency":"usd","state":"settled","release_reason":null,"created_at":"2026-11-16T06:42:43.116+00:00","checked_at":null,"ended_at":"2026-11-16T06:42:43.116+00:00"},
{"id":"01a20122-76b8-71d8-bacb-986356053c1d","offer_id":"01a20122-767d-7333-8fe8-ddb59a45d7c6","intent_id":"pi_demo_9507d1242e7fe135f3ebdcc2","amount_cents":25000050,"currency":"usd","state":"settled","release_reason":null,"created_at":"2026-11-22T02:42:45.555+00:00","checked_at":null,"ended_at":"2026-11-22T02:42:45.626+00:00"},
{"id":"01a20122-7763-73ce-8977-05d1b33cb66b","offer_id":"01a1f667-d82c-70e8-9580-63ca0e1738a0","intent_id":"pi_demo_782221c4b83d387f3a94ca4d","amount_cents":49800000,"currency":"usd","state":"open","release_reason":null,"created_at":"2026-11-22T02:42:45.728+00:00","checked_at":null,"ended_at":null}
]$json$);

insert into "public"."payment_event" ("event_id", "type", "received_at")
select "event_id", "type", "received_at" from json_populate_recordset(null::"public"."payment_event", $json$[
{"event_id":"evt_demo_5f414d4c7920102698927772","type":"payment_intent.succeeded","received_at":"2026-11-22T02:42:45.62+00:00"}
]$json$);

insert into "public"."demo_intent" ("id", "idempotency_key", "intent", "created_at")
select "id", "idempotency_key", "intent", "created_at" from json_populate_recordset(null::"public"."demo_intent", $json$[
{"id":"pi_demo_3QxK7mB2cLrT","idempotency_key":null,"intent":{"id": "pi_demo_3QxK7mB2cLrT", "amount": 42400000, "object": "payment_intent", "status": "succeeded", "created": 1794811363, "currency": "usd", "livemode": false, "metadata": {"offerId": "01a1cfc8-262c-73a0-9269-19dc4718e55c"}, "canceled_at": null, "client_secret": "pi_demo_3QxK7mB2cLrT_secret_used", "latest_charge": "ch_demo_3QxK7mB2cLrT", "amount_received": 42400000, "last_payment_error": null, "payment_method_types": ["card"]},"created_at":"2026-11-16T06:42:43.116+00:00"},
{"id":"pi_demo_782221c4b83d387f3a94ca4d","idempotency_key":"intent-01a20122-7763-73ce-8977-05d1b33cb66b","intent":{"id": "pi_demo_782221c4b83d387f3a94ca4d", "amount": 49800000, "object": "payment_intent", "status": "requires_payment_method", "created": 1795315365, "currency": "usd", "livemode": false, "metadata": {"offerId": "01a1f667-d82c-70e8-9580-63ca0e1738a0", "paymentId": "01a20122-7763-73ce-8977-05d1b33cb66b"}, "canceled_at": null, "client_secret": "pi_demo_782221c4b83d387f3a94ca4d_secret_86afb88c5cd01a6d0e6bff5401f973cfea80", "latest_charge": null, "amount_received": 0, "last_payment_error": null, "payment_method_types": ["card"]},"created_at":"2026-11-22T02:42:45.743+00:00"},
{"id":"pi_demo_9507d1242e7fe135f3ebdcc2","idempotency_key":"intent-01a20122-76b8-71d8-bacb-986356053c1d","intent":{"id": "pi_demo_9507d1242e7fe135f3ebdcc2", "amount": 25000050, "object": "payment_intent", "status": "succeeded", "created": 1795315365, "currency": "usd", "livemode": false, "metadata": {"offerId": "01a20122-767d-7333-8fe8-ddb59a45d7c6", "paymentId": "01a20122-76b8-71d8-bacb-986356053c1d"}, "canceled_at": null, "client_secret": "pi_demo_9507d1242e7fe135f3ebdcc2_secret_86cd4839cfcb0f04f4a99b3f6a23fd269bc4", "latest_charge": "ch_demo_be11b3fca6016e41276b3ba1", "amount_received": 25000050, "last_payment_error": null, "payment_method_types": ["card"]},"created_at":"2026-11-22T02:42:45.569+00:00"}
]$json$);

insert into "public"."demo_event" ("id", "event", "created_at", "tries", "next_try_at", "delivered_at")
select "id", "event", "created_at", "tries", "next_try_at", "delivered_at" from json_populate_recordset(null::"public"."demo_event", $json$[
{"id":"evt_demo_5f414d4c7920102698927772","event":{"id": "evt_demo_5f414d4c7920102698927772", "data": {"object": {"id": "pi_demo_9507d1242e7fe135f3ebdcc2", "amount": 25000050, "object": "payment_intent", "status": "succeeded", "created": 1795315365, "currency": "usd", "livemode": false, "metadata": {"offerId": "01a20122-767d-7333-8fe8-ddb59a45d7c6", "paymentId": "01a20122-76b8-71d8-bacb-986356053c1d"}, "canceled_at": null, "client_secret": "pi_demo_9507d1242e7fe135f3ebdcc2_secret_86cd4839cfcb0f04f4a99b3f6a23fd269bc4", "latest_charge": "ch_demo_be11b3fca6016e41276b3ba1", "amount_received": 25000050, "last_payment_error": null, "payment_method_types": ["card"]}}, "type": "payment_intent.succeeded", "object": "event", "created": 1795315365, "livemode": false},"created_at":"2026-11-22T02:42:45.579+00:00","tries":1,"next_try_at":"2026-11-22T02:42:47.589+00:00","delivered_at":"2026-11-22T02:42:45.649+00:00"}
]$json$);

insert into "public"."review" ("id", "property_id", "property_title", "agent_name", "review_time", "description", "reviewer_email", "reviewer_name", "reviewer_image", "created_at")
select "id", "property_id", "property_title", "agent_name", "review_time", "description", "reviewer_email", "reviewer_name", "reviewer_image", "created_at" from json_populate_recordset(null::"public"."review", $json$[
{"id":"01a1b571-f732-768b-86c1-50bb0f20e4aa","property_id":"01a1ade0-f32c-745d-a1b8-8c86573e4df1","property_title":"Regency House on the Crescent","agent_name":"Priya Nair","review_time":"09:58:27","description":"We are still deciding, but no one has pushed us. After three other agencies that alone deserves a review.","reviewer_email":"samuel.reyes@example.com","reviewer_name":"Samuel Reyes","reviewer_image":null,"created_at":"2026-11-07T09:58:27.378+00:00"},
{"id":"01a1c07f-6536-72ba-bbb7-7a3f55d82f42","property_id":"01a1a5b9-8c2c-7505-b3fe-e4fcf05be9b1","property_title":"Two-Bedroom Apartment with Balcony, Linden Court","agent_name":"Priya Nair","review_time":"13:28:56","description":"Quiet for a place so close to the tram. The balcony fits a table and four chairs, we tried it. Only the bicycle store could be larger.","reviewer_email":"buyer@keyhaven.demo","reviewer_name":"Maya Brooks","reviewer_image":"/demo/avatar-4.webp","created_at":"2026-11-09T13:28:56.886+00:00"},
{"id":"01a1c323-af55-7294-ade4-10f1719d15a9","property_id":"01a1ba1c-0dac-72b0-a92a-9aa279448482","property_title":"Midcentury House with a Saguaro","agent_name":"Oliver Hartley","review_time":"01:47:38","description":"A house for people who love the period and do not mind single glazing on the street side. Everything was explained in writing. Four stars for the carport, five for the saguaro.","reviewer_email":"elena.marchetti@example.com","reviewer_name":"Elena Marchetti","reviewer_image":null,"created_at":"2026-11-10T01:47:38.197+00:00"},
{"id":"01a1d379-b199-706f-8361-dfec0d63c9a3","property_id":"01a1c243-74ac-702e-9b8d-fc7a7478c448","property_title":"Villa Ocra","agent_name":"Priya Nair","review_time":"05:55:30","description":"I saw the house from two thousand kilometres away, which my brother called madness. Priya walked through it with me on video, opened every tap, and measured the bedroom twice because I did not believe the first number. When I came in person, the only surprise was the scent of the garden.","reviewer_email":"daniel.okafor@example.com","reviewer_name":"Daniel Okafor","reviewer_image":null,"created_at":"2026-11-13T05:55:30.329+00:00"},
{"id":"01a1e11e-ce47-75cb-ac51-91328b6d46a5","property_id":"01a1d292-42ac-754f-a992-2d023e8110c0","property_title":"Bayfront Penthouse with Mountain Views","agent_name":"Priya Nair","review_time":"21:30:54","description":"What a view!","reviewer_email":"buyer2@keyhaven.demo","reviewer_name":"Tom Ellison","reviewer_image":"/demo/avatar-5.webp","created_at":"2026-11-15T21:30:54.919+00:00"},
{"id":"01a1e73a-1b32-74dd-9104-1d12344a74a4","property_id":"01a1d6a5-f62c-71e3-b036-e886fecd9195","property_title":"The Yellow House with the Long Porch","agent_name":"Oliver Hartley","review_time":"01:58:27","description":"Came for the porch, stayed for the kitchen. The agent answered a question about the well at ten at night.","reviewer_email":"buyer2@keyhaven.demo","reviewer_name":"Tom Ellison","reviewer_image":"/demo/avatar-5.webp","created_at":"2026-11-17T01:58:27.378+00:00"},
{"id":"01a1eaf9-289d-7734-b7ba-789e27818f89","property_id":"01a1ce7e-8f2c-74c2-bc2b-4ae51a8e771d","property_title":"Family Home on Maple Bend","agent_name":"Priya Nair","review_time":"19:25:59","description":"Good street, good school, fair price. We lost it to another family by an hour, but were told straight away instead of being kept waiting.","reviewer_email":"hannah.lindqvist@example.com","reviewer_name":"Hannah Lindqvist","reviewer_image":null,"created_at":"2026-11-17T19:25:59.837+00:00"},
{"id":"01a1f497-2d40-7185-8832-f3ac630f4aed","property_id":"01a1ab4d-c52c-7698-9234-b273e6995b71","property_title":"Two-Bedroom Maisonette on the Crescent","agent_name":"Priya Nair","review_time":"16:15:10","description":"Paid on Tuesday, keys on Friday. I had braced myself for weeks of phone calls, and there were none. The roof terrace at sunrise is worth every cent.","reviewer_email":"buyer@keyhaven.demo","reviewer_name":"Maya Brooks","reviewer_image":"/demo/avatar-4.webp","created_at":"2026-11-19T16:15:10.656+00:00"},
{"id":"01a1fa4b-d16f-7552-8937-e04dec06e1cd","property_id":"01a1e2e1-10ac-7704-9ba6-059ac02bff8f","property_title":"Larkspur Thatch","agent_name":"Priya Nair","review_time":"18:50:35","description":"The pictures are honest: it really is that pretty, and the ceilings upstairs really are that low. Priya sent the survey the same evening. I would have her look for me again.","reviewer_email":"buyer2@keyhaven.demo","reviewer_name":"Tom Ellison","reviewer_image":"/demo/avatar-5.webp","created_at":"2026-11-20T18:50:35.247+00:00"},
{"id":"01a1ff07-ea90-7388-8e31-a9ae189253c3","property_id":"01a1f743-922c-707b-83e7-59b762d3306a","property_title":"Tamarack Cabin on Its Own Jetty","agent_name":"Oliver Hartley","review_time":"16:54:31","description":"We went to see the cabin on a wet Sunday and stayed two hours. Oliver had lit the stove before we came, knew every board of the place and told us, unasked, that the north gutter needs replacing. That is how I like to buy a house.","reviewer_email":"buyer@keyhaven.demo","reviewer_name":"Maya Brooks","reviewer_image":"/demo/avatar-4.webp","created_at":"2026-11-21T16:54:31.312+00:00"},
{"id":"01a20122-7726-7616-9a10-7dfb02b09722","property_id":"01a20122-7618-7726-a8a8-4c187b895ded","property_title":"Snow Barn","agent_name":"Oliver Hartley","review_time":"02:42:45","description":"Warm in winter.","reviewer_email":"fresh@people.example","reviewer_name":"Fresh Buyer","reviewer_image":"/demo/avatar-6.webp","created_at":"2026-11-22T02:42:45.666+00:00"}
]$json$);

insert into "public"."audit_entry" ("id", "at", "actor_email", "action", "subject_kind", "subject_id", "before", "after", "request_id")
select "id", "at", "actor_email", "action", "subject_kind", "subject_id", "before", "after", "request_id" from json_populate_recordset(null::"public"."audit_entry", $json$[
{"id":"01a20122-762a-7595-b56b-c6d1d7a44988","at":"2026-11-22T02:42:45.415+00:00","actor_email":"admin@keyhaven.demo","action":"verify","subject_kind":"property","subject_id":"01a20122-7618-7726-a8a8-4c187b895ded","before":{"status": "pending"},"after":{"status": "verified"},"request_id":"01a20122-7623-70ca-84cd-4694a4d9cf84"},
{"id":"01a20122-7640-76e4-97c2-e7bd27d1a33b","at":"2026-11-22T02:42:45.435+00:00","actor_email":"agent@keyhaven.demo","action":"edit","subject_kind":"property","subject_id":"01a20122-7618-7726-a8a8-4c187b895ded","before":null,"after":{"price": ["$240,000 - $260,000", "$250,000"]},"request_id":"01a20122-7633-7301-895b-4ffdf9d0817c"},
{"id":"01a20122-769a-7300-b27c-6e6b6a8f630d","at":"2026-11-22T02:42:45.524+00:00","actor_email":"agent@keyhaven.demo","action":"accept","subject_kind":"offer","subject_id":"01a20122-767d-7333-8fe8-ddb59a45d7c6","before":{"status": "pending"},"after":{"status": "accepted"},"request_id":"01a20122-7683-72ed-9770-021c615d43a3"},
{"id":"01a20122-76fd-7305-a89e-0e80d759380c","at":"2026-11-22T02:42:45.62+00:00","actor_email":null,"action":"pay","subject_kind":"offer","subject_id":"01a20122-767d-7333-8fe8-ddb59a45d7c6","before":{"status": "accepted"},"after":{"amount": 25000050, "status": "Bought", "payment": "01a20122-76b8-71d8-bacb-986356053c1d", "rejected": 1, "transactionId": "pi_demo_9507d1242e7fe135f3ebdcc2"},"request_id":null},
{"id":"01a20122-76fe-774b-b13b-c4b5aef36eaa","at":"2026-11-22T02:42:45.62+00:00","actor_email":null,"action":"settle","subject_kind":"payment","subject_id":"01a20122-76b8-71d8-bacb-986356053c1d","before":null,"after":{"offer": "01a20122-767d-7333-8fe8-ddb59a45d7c6", "transactionId": "pi_demo_9507d1242e7fe135f3ebdcc2"},"request_id":null},
{"id":"01a20122-76fe-774b-b13b-c92bc047fdc3","at":"2026-11-22T02:42:45.62+00:00","actor_email":null,"action":"sell","subject_kind":"property","subject_id":"01a20122-7618-7726-a8a8-4c187b895ded","before":null,"after":{"offer": "01a20122-767d-7333-8fe8-ddb59a45d7c6"},"request_id":null}
]$json$);

insert into "public"."mail_outbox" ("id", "recipient", "subject", "body", "reply_to", "created_at", "next_try_at", "tries", "last_error", "sent_at")
select "id", "recipient", "subject", "body", "reply_to", "created_at", "next_try_at", "tries", "last_error", "sent_at" from json_populate_recordset(null::"public"."mail_outbox", $json$[
{"id":"01a20122-762b-7133-96ad-fb05a836128c","recipient":"agent@keyhaven.demo","subject":"Your home is verified: Snow Barn","body":"Hello Oliver Hartley,\n\nSnow Barn, 9 Frost Lane, Ely is verified. Everybody can see it now, and make offers.\n\nYou find the offers under Requested Properties.\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.415+00:00","next_try_at":"2026-11-22T02:42:45.415+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.317+00:00"},
{"id":"01a20122-766a-75cd-8cde-fce0acd469c5","recipient":"agent@keyhaven.demo","subject":"A new offer: Snow Barn","body":"Hello Oliver Hartley,\n\nMaya Brooks offers $240,000.00 for Snow Barn, 9 Frost Lane, Ely, to buy on 2099-12-01.\n\nYou can accept or reject it under Requested Properties.\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.468+00:00","next_try_at":"2026-11-22T02:42:45.468+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.325+00:00"},
{"id":"01a20122-767f-7699-b534-65213df5738a","recipient":"agent@keyhaven.demo","subject":"A new offer: Snow Barn","body":"Hello Oliver Hartley,\n\nFresh Buyer offers $250,000.50 for Snow Barn, 9 Frost Lane, Ely, to buy on 2099-12-01.\n\nYou can accept or reject it under Requested Properties.\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.498+00:00","next_try_at":"2026-11-22T02:42:45.498+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.336+00:00"},
{"id":"01a20122-769b-75b4-bd97-b1a31179e774","recipient":"fresh@people.example","subject":"Your offer is accepted: Snow Barn","body":"Hello Fresh Buyer,\n\nOliver Hartley accepted your offer of $250,000.50 for Snow Barn, 9 Frost Lane, Ely. Congratulations!\n\nPlease pay it under Property Bought before Sun, 29 Nov 2026 02:42:45 GMT; after that it lapses.\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.524+00:00","next_try_at":"2026-11-22T02:42:45.524+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.345+00:00"},
{"id":"01a20122-76ff-75e3-838c-52cd014f0ba3","recipient":"fresh@people.example","subject":"Payment received: Snow Barn","body":"Hello Fresh Buyer,\n\nWe received $250,000.50 for Snow Barn, 9 Frost Lane, Ely. The home is yours: congratulations!\n\nYour transaction id: pi_demo_9507d1242e7fe135f3ebdcc2\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.62+00:00","next_try_at":"2026-11-22T02:42:45.62+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.351+00:00"},
{"id":"01a20122-76ff-75e3-838c-548355f01d87","recipient":"agent@keyhaven.demo","subject":"Your home is sold: Snow Barn","body":"Hello Oliver Hartley,\n\nFresh Buyer paid $250,000.50 for Snow Barn, 9 Frost Lane, Ely. You find it under My sold Properties.\n\nTransaction id: pi_demo_9507d1242e7fe135f3ebdcc2\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.62+00:00","next_try_at":"2026-11-22T02:42:45.62+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.357+00:00"},
{"id":"01a20122-7700-7021-b944-cd8668bf5760","recipient":"buyer@keyhaven.demo","subject":"This home has been sold: Snow Barn","body":"Hello Maya Brooks,\n\nSnow Barn, 9 Frost Lane, Ely has been sold to somebody else, so your offer of $240,000.00 is closed.\n\nWe are sorry. New homes arrive every day.\n\nKeyHaven","reply_to":null,"created_at":"2026-11-22T02:42:45.62+00:00","next_try_at":"2026-11-22T02:42:45.62+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.364+00:00"},
{"id":"01a20122-7737-7242-a133-373174305a8f","recipient":"hello@keyhaven.demo","subject":"Hello","body":"A question.\n\n-- \nSent from the contact form by Fresh <fresh@people.example>, signed in as fresh@people.example.\n","reply_to":"fresh@people.example","created_at":"2026-11-22T02:42:45.688+00:00","next_try_at":"2026-11-22T02:42:45.688+00:00","tries":0,"last_error":null,"sent_at":"2026-11-22T02:42:47.373+00:00"}
]$json$);

insert into "public"."image" ("id", "owner_id", "placeholder", "width", "height", "created_at")
select "id", "owner_id", "placeholder", "width", "height", "created_at" from json_populate_recordset(null::"public"."image", $json$[
{"id":"01a20122-75ed-74f2-afc7-7092b28480b4","owner_id":"01a20122-6d25-7098-85f3-a7c4a1b8ed20","placeholder":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAsAA4BaJZgCdAEf24knOcAA/IFcYoMWHeBGoM2EgYWUV2Fmhua3RIHt/2tIQylQYziuAAA=","width":1600,"height":1067,"created_at":"2026-11-22T02:42:45.378+00:00"}
]$json$);

insert into "public"."rate_count" ("key", "count", "ends_at")
select "key", "count", "ends_at" from json_populate_recordset(null::"public"."rate_count", $json$[
{"key":"contact:LPPOgUpTjXmDULUB5GFzVAq113jJAJjYyDjuYahXdb0","count":1,"ends_at":"2026-11-22T02:42:50.687+00:00"},
{"key":"google of an address:swmgE0dzuAVxwvG8flY_3L03hvon4A9m7nr_HM1qip4","count":1,"ends_at":"2026-11-22T02:43:45.757+00:00"},
{"key":"jwt of a person:4QkNNjjf4_S4RWHwDiEcFNv5Hy7bMpSB5C2jolIRa3s","count":1,"ends_at":"2026-11-22T02:43:44.101+00:00"},
{"key":"jwt of a person:BjUL2ygM_RC43yFJGxhzhH9g-M1QYerk_KhH_XJCBZ0","count":1,"ends_at":"2026-11-22T02:43:44.291+00:00"},
{"key":"jwt of a person:ljdgsg1DCbSq-tIhiAYOCrUH2btV0gmp2seutmNvJYE","count":1,"ends_at":"2026-11-22T02:43:43.788+00:00"},
{"key":"jwt of a person:nAJqy9EdJDO5aY91RsA6RdcGbICcOW7DuLl2mne5kdU","count":1,"ends_at":"2026-11-22T02:43:44.577+00:00"},
{"key":"jwt of an address:swmgE0dzuAVxwvG8flY_3L03hvon4A9m7nr_HM1qip4","count":4,"ends_at":"2026-11-22T02:43:43.775+00:00"},
{"key":"offers and intents of a person:LPPOgUpTjXmDULUB5GFzVAq113jJAJjYyDjuYahXdb0","count":2,"ends_at":"2026-11-22T02:43:45.496+00:00"},
{"key":"offers and intents of a person:p7Or5nGMTvtaskQohrEOaNwCPin-80mjV3bbhFbGNFw","count":2,"ends_at":"2026-11-22T02:43:45.463+00:00"},
{"key":"sign-in of an address:swmgE0dzuAVxwvG8flY_3L03hvon4A9m7nr_HM1qip4","count":0,"ends_at":"2026-11-22T02:43:43.591+00:00"},
{"key":"sign-in of an e-mail:2QAqugo8IWhBjmf2U7bVvQP-fZ3jc1DthwViCzjq-HE","count":0,"ends_at":"2026-11-22T02:43:44.314+00:00"},
{"key":"sign-in of an e-mail:ghxZCuBpVrd7ZImuvMJ9L7hcLnPRjfyP2YFZvoFPV9c","count":0,"ends_at":"2026-11-22T02:43:44.116+00:00"},
{"key":"sign-in of an e-mail:qKUYEANIBc1fvQ_kMVu5kiF4BLTrf9PsqNkHccL-gwQ","count":0,"ends_at":"2026-11-22T02:43:43.593+00:00"},
{"key":"sign-in of an e-mail:z4_utpW5AZWC6crO9u8BwW0a3_c6OiFLoeNo9S7t-Ok","count":0,"ends_at":"2026-11-22T02:43:43.824+00:00"},
{"key":"sign-up of an address:swmgE0dzuAVxwvG8flY_3L03hvon4A9m7nr_HM1qip4","count":1,"ends_at":"2026-11-22T02:43:43.397+00:00"},
{"key":"upload:U18ZFTdrQ1YCS_StdkS1XyCS_GVvzWmJErkcpaDb3HE","count":1,"ends_at":"2026-11-22T02:43:44.607+00:00"}
]$json$);

insert into "drizzle"."__drizzle_migrations" ("id", "hash", "created_at")
select "id", "hash", "created_at" from json_populate_recordset(null::"drizzle"."__drizzle_migrations", $json$[
{"id":1,"hash":"8bc67dc600ae1aecfdf44af34f77283b1edae2dc923586286d0b7060516904f4","created_at":1795228146678}
]$json$);

select setval('drizzle.__drizzle_migrations_id_seq', (select max(id) from drizzle.__drizzle_migrations));
