-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "identity_session_address" ON "identity_session" USING btree ("ip_address");
