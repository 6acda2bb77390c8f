import { z } from 'zod';

const shown = (longest: number) => z.string().min(1).max(longest);

/** What a client asks for, as OpenID Connect names it. */
export const AuthorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: shown(200),
  redirect_uri: z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ }),
  scope: z.string().regex(/(^| )openid( |$)/),
  state: shown(500),
  nonce: shown(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});

export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;
