import type { Organization } from '@credence/core';

/** A webhook configuration with a secret in every place that may hold one. */
export const WEBHOOKS: NonNullable<Organization['webhookConfig']> = {
  enabled: true,
  retryAttempts: 5,
  secret: 'whsec_c2VjcmV0LWluLXRoZS1vcGVuLW9mLXRoZS1jbGk=',
  closeoutEndpoints: {
    EMPLOYMENT: [
      {
        url: 'https://client.example/employment?key=token-in-url',
        headers: { 'X-Api-Key': 'key-in-header' },
        basicAuth: { username: 'hook-user', password: 'pass-in-the-open' },
        events: ['verification.completed'],
        secret: 'another-secret-in-the-open',
      },
    ],
  },
  fallbackEndpoint: 'https://client.example/fallback?key=fallback-token',
};

/** What must be read nowhere. */
export const SECRETS = [
  ...['c2VjcmV0LWluLXRoZS1vcGVu', 'token-in-url', 'key-in-header', 'pass-in-the-open'],
  ...['another-secret-in-the-open', 'fallback-token', 'hook-user'],
];
