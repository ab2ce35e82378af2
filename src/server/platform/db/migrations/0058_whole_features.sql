ALTER TABLE "property_address" ADD COLUMN "whole_features" text[];--> statement-breakpoint
-- Kept answers about one home have the parts of its address, which a job may read later than the home was listed.
CREATE TRIGGER property_address_public_insert AFTER INSERT ON "property_address" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER property_address_public_update AFTER UPDATE ON "property_address" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
