/**
 * credence_service: what server and worker are; sees one organization per transaction.
 * credence_scheduler: taken for one statement to find overdue work; sees ids and times of every organization.
 */
export const ROLES = `
  do $$ begin
    create role credence_service nologin noinherit nobypassrls;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    create role credence_scheduler nologin noinherit nobypassrls;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    grant credence_scheduler to credence_service;
    execute format('grant credence_service, credence_scheduler to %I', current_user);
  exception when unique_violation or object_in_use then null; end $$;
  grant usage on schema public to credence_service, credence_scheduler;

  create function current_organization() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('credence.organization_id', true), '')::uuid $$;
`;
