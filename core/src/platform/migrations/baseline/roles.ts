/**
 * credence_service: what server and worker are; sees one organization per transaction.
 * credence_scheduler: taken for one statement to find overdue work; sees ids and times of every organization.
 */
export const ROLES = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'credence_service') then
      create role credence_service nologin noinherit nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    if not exists (select from pg_roles where rolname = 'credence_scheduler') then
      create role credence_scheduler nologin noinherit nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    if not pg_has_role('credence_service', 'credence_scheduler', 'member') then
      grant credence_scheduler to credence_service;
    end if;
    -- Roles that a superuser made before only a superuser can grant, which deploy/postgres/service-login.sql does.
    if not exists (select from pg_auth_members
        where roleid = 'credence_service'::regrole and member = current_user::regrole) then
      execute format('grant credence_service, credence_scheduler to %I', current_user);
    end if;
  exception when unique_violation or object_in_use then null; end $$;
  grant usage on schema public to credence_service, credence_scheduler;

  create function current_organization() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('credence.organization_id', true), '')::uuid $$;
`;
