import { Option } from 'commander';

/** Names the organization that a command is about. */
export interface OrgOption {
  org: string;
}

export const orgOption = (): Option =>
  new Option('--org <org>', 'the organization: its tenant, or its id').makeOptionMandatory();

/** For commands that otherwise are about every organization. */
export const anyOrgOption = (): Option =>
  new Option('--org <org>', 'one organization alone: its tenant, or its id');
