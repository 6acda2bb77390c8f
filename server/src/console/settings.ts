import type { ServerConfig } from '@credence/core';

/** How people sign in to the console. */
export interface ConsoleSettings {
  /** Whose sign-ins are taken. */
  issuer: URL;
  clientId: string;
  clientSecret: string | undefined;
  scopes: string;
  roleClaim: string;
  tenantClaim: string;
  /** Undefined where no person may go from one organization to another. */
  staffClaim: string | undefined;
}

/** Undefined where there is no console. */
export function consoleSettings(config: ServerConfig): ConsoleSettings | undefined {
  const { CONSOLE_OIDC_ISSUER: issuer, CONSOLE_OIDC_CLIENT_ID: clientId } = config;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret: config.CONSOLE_OIDC_CLIENT_SECRET,
    scopes: config.CONSOLE_OIDC_SCOPES,
    roleClaim: config.CONSOLE_ROLE_CLAIM,
    tenantClaim: config.CONSOLE_TENANT_CLAIM,
    staffClaim: config.CONSOLE_STAFF_CLAIM,
  };
}
