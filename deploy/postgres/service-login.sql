-- The login of server and worker. It owns nothing and can only become the role of the service, which row-level security
-- holds to one organization at a time. Run once, as a superuser, with psql, in the database of the service:
--   psql -d credence -v password_file=/run/secrets/service-password -f service-login.sql
\if :{?password_file}
\else
  \set password_file /run/secrets/service-password
\endif
\set password `cat :'password_file'`
-- As the migrations would make them; they leave roles alone that are there.
select 'create role credence_service nologin noinherit nobypassrls'
  where not exists (select from pg_roles where rolname = 'credence_service') \gexec
select 'create role credence_scheduler nologin noinherit nobypassrls'
  where not exists (select from pg_roles where rolname = 'credence_scheduler') \gexec
grant credence_scheduler to credence_service;
-- The owner of the database migrates, and needs no superuser for that from here on.
select format('grant credence_service, credence_scheduler to %I', pg_get_userbyid(datdba))
  from pg_database where datname = current_database() \gexec
create role credence_app login noinherit password :'password';
grant credence_service to credence_app;
-- Each session begins as the service, also where a connection pooler drops what the service asks for when it connects.
alter role credence_app set role = 'credence_service';
alter role credence_app set idle_in_transaction_session_timeout = '30s';
alter role credence_app set statement_timeout = '50s';
