import type { LocalClient } from '../settings.ts';

/** A token of the identity provider of tests and benches. */
export async function requestToken(
  tokenUrl: string,
  { clientId, clientSecret }: LocalClient,
  audience: string,
): Promise<string> {
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`No token was issued: ${answer.status}`);
  return token;
}
