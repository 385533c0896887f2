-- The project's public keys are for calling the function and nothing else: they get no rights on
-- the tables that the function makes at its first start.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
