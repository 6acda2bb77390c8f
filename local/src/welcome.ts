import { LOCAL_PEOPLE } from './identity/people.ts';
import type { StackInfo } from './stack.ts';

/**
 * What a person who started the stack sees: where everything is, and lines of shell that create an order.
 * @param toCome orders that are about to be made up for a console that has none; 0 where none are
 */
export function welcome(
  { apiUrl, authUrl, audience, mailboxUrl, inboundMailUrl, inboxUrl, telephonyUrl, clients }: StackInfo,
  dataDirectory: string,
  toCome: number,
): string {
  const { clientId, clientSecret } = clients.acme;
  const signIns = LOCAL_PEOPLE.map(
    ({ name, role, isStaff }) => `${name.split(' ')[0]}: ${isStaff ? 'staff' : role}`,
  ).join(', ');
  const seeding =
    toCome > 0
      ? `A console without searches is filled with ${toCome} now, in the background (CREDENCE_SEED=off leaves it empty).`
      : '"npm run seed", in another terminal, fills the console with searches in every state.';
  return `
  API            ${apiUrl}
  Reference      ${apiUrl}/docs (try every call with a token)
  Console        ${apiUrl}/console (sign in as ${signIns})
  Tokens         ${authUrl}/oauth/token
  Mailbox        ${mailboxUrl} (faxes too)
  Replies        ${inboundMailUrl} (or the form below each e-mail)
  Telephone      ${telephonyUrl}
  Webhook inbox  ${inboxUrl}
  Data and logs  ${dataDirectory}

  Client id      ${clientId}
  Client secret  ${clientSecret}

${seeding}
In another terminal, this creates an order:

  TOKEN=$(curl -s ${authUrl}/oauth/token -d grant_type=client_credentials -d audience=${audience} \\
    -d client_id=${clientId} -d client_secret=${clientSecret} \\
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

A moment later the employer's e-mail is in the mailbox. Follow its link, answer the page, and watch the signed
webhooks come into the inbox. This shows the order as it stands:

  curl -s ${apiUrl}/background-check/v1/orders -H "Authorization: Bearer $TOKEN"

Ctrl-C stops everything; the data stays, and a second start goes on with it.`;
}
