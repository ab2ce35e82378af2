-- The time zone of an agent's hours is that of their homes whose place is not known.
CREATE TRIGGER viewing_hours_public_insert AFTER INSERT ON "viewing_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('agent_id');
--> statement-breakpoint
CREATE TRIGGER viewing_hours_public_update AFTER UPDATE ON "viewing_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('agent_id');
