-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_agent_words" ON "app_user" USING gin ("words" gin_trgm_ops) WHERE role = 'agent';