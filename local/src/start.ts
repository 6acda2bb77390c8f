import { runUntilStopped } from '@credence/core';
import { stackEnvironment } from './environment.ts';
import { type StackInfo, startStack } from './stack.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { dataDirectory, ...options } = stackEnvironment(process.env, 3000);
  say('Starting Credence …');
  const stack = await startStack({ dataDirectory, ...options, say });
  say(welcome(stack.info, dataDirectory));
  runUntilStopped(async () => {
    say('\nStopping …');
    await stack.stop();
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function welcome(
  { apiUrl, authUrl, audience, mailboxUrl, inboxUrl, clients }: StackInfo,
  dataDirectory: string,
): string {
  const { clientId, clientSecret } = clients.acme;
  return `
  API            ${apiUrl}
  Tokens         ${authUrl}/oauth/token
  Mailbox        ${mailboxUrl}
  Webhook inbox  ${inboxUrl}
  Data           ${dataDirectory}

  Client         ${clientId}
  Secret         ${clientSecret}

Paste this to create an order:

  TOKEN=$(curl -s ${authUrl}/oauth/token -H 'Content-Type: application/json' \\
    -d '{"grant_type":"client_credentials","client_id":"${clientId}","client_secret":"${clientSecret}","audience":"${audience}"}' \\
    | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s ${apiUrl}/background-check/v1/orders -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{
    "applicant": {"firstName": "Jordan", "lastName": "Rivera", "ssn": "123-45-6789"},
    "businessContext": {"entityName": "Northwind Logistics", "appliedJobTitle": "Analyst", "worksiteCity": "Austin",
      "worksiteState": "TX", "proposedSalary": 82000},
    "searchTypes": [{"searchType": "EMPLOYMENT", "searchConfig": {"timing": {"businessHours":
      {"startTime": "00:00", "endTime": "23:59", "allowedDays": [0, 1, 2, 3, 4, 5, 6]}}}}],
    "history": {"employment": [{"employerName": "Contoso Inc", "position": "Analyst", "startDate": "2019-03-01",
      "endDate": "2022-08-31", "employerEmail": "hr@contoso.example"}]}
  }'

Ctrl-C stops everything.`;
}
