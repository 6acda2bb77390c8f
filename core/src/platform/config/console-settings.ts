import type { z } from 'zod';

/** What belongs together in order that there is a console; several of them may be missing or wrong by themselves. */
interface Settings {
  ENVIRONMENT?: 'sandbox' | 'production' | undefined;
  PUBLIC_URL?: string | undefined;
  CONSOLE_OIDC_ISSUER?: string | undefined;
  CONSOLE_OIDC_CLIENT_ID?: string | undefined;
  CONSOLE_OIDC_CLIENT_SECRET?: string | undefined;
}

/** Makes a problem of each setting that a console lacks, and of those that are there for none. */
export function refuseHalfConsole(settings: Settings, context: z.RefinementCtx): void {
  for (const [setting, message] of consoleProblems(settings))
    context.addIssue({ code: 'custom', path: [setting], message });
}

export function consoleProblems(settings: Settings): [setting: keyof Settings, problem: string][] {
  const { CONSOLE_OIDC_ISSUER: issuer, CONSOLE_OIDC_CLIENT_ID: client } = settings;
  if (issuer === undefined) {
    const alone = ['CONSOLE_OIDC_CLIENT_ID', 'CONSOLE_OIDC_CLIENT_SECRET'] as const;
    return alone
      .filter((setting) => settings[setting] !== undefined)
      .map((setting) => [setting, 'must not be set without CONSOLE_OIDC_ISSUER']);
  }
  const problems: [keyof Settings, string][] = [];
  if (client === undefined)
    problems.push(['CONSOLE_OIDC_CLIENT_ID', 'is required beside CONSOLE_OIDC_ISSUER']);
  // A client that can name another host in a request would otherwise choose where people come back to from their sign-in.
  if (settings.ENVIRONMENT === 'production' && settings.PUBLIC_URL === undefined)
    problems.push(['PUBLIC_URL', 'is required beside CONSOLE_OIDC_ISSUER in production']);
  return problems;
}
