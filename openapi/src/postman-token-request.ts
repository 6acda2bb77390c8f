const field = (key: string, value: string) => ({ key, value, type: 'text' });

/** The folder that comes first: sending its request puts a token into the variable that all others use. */
export const TOKEN_REQUEST = {
  name: 'Authentication',
  item: [
    {
      name: 'Get an access token',
      event: [
        {
          listen: 'test',
          script: {
            type: 'text/javascript',
            exec: [
              'const { access_token } = pm.response.json();',
              "if (access_token) pm.collectionVariables.set('accessToken', access_token);",
            ],
          },
        },
      ],
      request: {
        method: 'POST',
        auth: { type: 'noauth' },
        description: 'Fill in the variables `authUrl`, `clientId`, `clientSecret` and `audience` first.',
        header: [{ key: 'Accept', value: 'application/json' }],
        url: { host: ['{{authUrl}}'], path: ['oauth', 'token'], query: [], variable: [] },
        body: {
          mode: 'urlencoded',
          urlencoded: [
            field('grant_type', 'client_credentials'),
            field('client_id', '{{clientId}}'),
            field('client_secret', '{{clientSecret}}'),
            field('audience', '{{audience}}'),
          ],
        },
      },
      response: [],
    },
  ],
};
