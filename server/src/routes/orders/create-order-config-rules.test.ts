import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { casesOf, flags, optional, orderWith, type Rule, required, whole } from './testing/rules.ts';

const app = useTestApp();

const YEAR = 525_600;
const EMAIL = 'must be a valid e-mail address';
const URL_FORM = 'must be an http(s) URL';
const TARGETS = 'must be a string, an object or an array';
const PRIVATE = 'must not point to a private address';
const RESERVED = 'must not be set by a target';
const EVENTS = 'must be verification.completed, verification.action_required or verification.notification';
const ENTRY = 'must be an e-mail address, a number or a domain';
const NUMBER = 'must be a number that can be dialled';
const TIME = 'must be a time in the form HH:MM';
const VENDOR = 'must be an upper-case vendor code';

const LARGE = 'must be at most 20,000 characters of JSON';
const LARGER = 'must be at most 200,000 characters of JSON';
const LONG_URL = `https://client.example/${'x'.repeat(2_000)}`;
const headers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`X-${index}`, 'x']));

/** The rules of a webhook configuration that stands at `at`. */
function webhookRules(at: string): Rule[] {
  const targets = `${at}.closeoutEndpoints.EMPLOYMENT`;
  const target = `${targets}.0`;
  return [
    [at, 'https://client.example', 'must be an object'],
    ...flags(`${at}.enabled`),
    ...optional(`${at}.secret`, 512),
    [`${at}.secret`, 'whsec_not base64', 'must have base64 after whsec_'],
    ...optional(`${at}.previousSecret`, 512),
    [`${at}.previousSecret`, 'whsec_not base64', 'must have base64 after whsec_'],
    [`${at}.secret`, undefined, 'needs a secret beside it', `${at}.previousSecret`],
    ...whole(`${at}.retryAttempts`, 0, 10),
    [`${at}.closeoutEndpoints`, 'https://client.example', 'must be an object'],
    [`${at}.closeoutEndpoints`, { EMPLOYMNT: 'https://client.example' }, 'must not have EMPLOYMNT'],
    [targets, 7, TARGETS],
    [targets, 'client.example', URL_FORM],
    [targets, {}, 'is required', `${targets}.url`],
    [targets, { url: 7 }, 'must be a string', `${targets}.url`],
    [targets, Array(11).fill('https://client.example'), 'must have at most 10 items'],
    [target, 7, 'must be a string or an object'],
    [target, 'ftp://client.example', URL_FORM],
    [`${target}.url`, undefined, 'is required'],
    [`${target}.url`, 7, 'must be a string'],
    [`${target}.url`, '//client.example', URL_FORM],
    [`${target}.url`, `https://client.example/${'x'.repeat(2048)}`, 'must be at most 2,048 characters long'],
    [`${target}.url`, 'https://10.0.0.1/hook', PRIVATE],
    [`${target}.url`, 'http://[::ffff:169.254.169.254]/', PRIVATE],
    [`${target}.url`, 'http://0300.0250.1/', PRIVATE],
    [`${target}.url`, 'https://u:p@client.example/', 'must not carry a user name or a password'],
    [`${target}.headers`, ['X-Api-Key'], 'must be an object'],
    [`${target}.headers.X-Api-Key`, 7, 'must be a string'],
    [`${target}.headers.X-Api-Key`, 'a\r\nHost: b', 'must have a value of printable ASCII characters only'],
    [`${target}.headers`, { 'X-Api-Key': 'x'.repeat(8_184) }, 'must be at most 8,192 bytes long'],
    [`${target}.headers`, headers(33), 'must have at most 32 headers'],
    [targets, Array(3).fill({ url: LONG_URL, headers: { 'X-Long': 'x'.repeat(8_000) } }), LARGE, at],
    [`${target}.headers.Host`, 'b.example', RESERVED],
    [`${target}.headers.content-length`, '0', RESERVED],
    [`${target}.headers.X-Webhook-Signature`, 'sha256=0', RESERVED],
    [`${target}.headers.Webhook-Id`, '1', RESERVED],
    [`${target}.headers.a b`, '1', 'must be a valid header name'],
    [`${target}.basicAuth`, 'credence:pass', 'must be an object'],
    ...required(`${target}.basicAuth.username`),
    [`${target}.basicAuth.password`, undefined, 'is required'],
    [`${target}.events`, 'verification.completed', 'must be an array'],
    [`${target}.events.0`, 'verification.started', EVENTS],
    [`${target}.searchTypes.0`, 'CRIMINAL', 'must be EMPLOYMENT or EDUCATION'],
    ...optional(`${target}.secret`, 512),
    [`${target}.secret`, 'whsec_', 'must have base64 after whsec_'],
    ...optional(`${target}.previousSecret`, 512),
    [`${target}.previousSecret`, 'whsec_', 'must have base64 after whsec_'],
    [`${at}.closeoutEndpoints.EDUCATION`, '', URL_FORM],
    [`${at}.closeoutEndpoints.EDUCATION`, 'http://localhost.internal/', PRIVATE],
    [`${at}.fallbackEndpoint`, 7, TARGETS],
    [`${at}.fallbackEndpoint.url`, 'http://192.168.0.1/', PRIVATE],
  ];
}

/** The rules of a search configuration that stands at `at`. */
function searchRules(at: string): Rule[] {
  const hours = `${at}.timing.businessHours`;
  const hint = `${at}.outbound.contactHints.0`;
  return [
    [at, [], 'must be an object'],
    [`${at}.thirdPartyBan`, 'NSCH', 'must be an array'],
    [`${at}.thirdPartyBan`, Array(51).fill('NSCH'), 'must have at most 50 items'],
    [`${at}.thirdPartyBan.0`, 'nsch', VENDOR],
    [`${at}.thirdPartyBan.0`, 'UNKNOWN', 'must not be UNKNOWN'],
    ...flags(...['email', 'voice', 'fax'].map((channel) => `${at}.channels.${channel}`)),
    [`${at}.channels.preferredChannel`, 'SMS', 'must be EMAIL, VOICE or FAX'],
    [`${at}.channels.blockedDestinations`, Array(101).fill('@x.example'), 'must have at most 100 items'],
    [`${at}.channels.blockedDestinations.0`, 7, 'must be a string'],
    ...['abc', 'hr@', '@@', '**', 'hr@corp', '@*.corp.example', 'corp example', '<>', '12'].map(
      (entry): Rule => [`${at}.channels.blockedDestinations.0`, entry, ENTRY],
    ),
    [`${at}.channels.allowedDestinations`, ['@a.example'], 'must not be combined with blockedDestinations'],
    ...whole(`${at}.timing.searchSlaMinutes`, 1, YEAR),
    ...whole(`${at}.timing.outboundWindowMinutes`, 1, YEAR),
    [`${hours}.timezone`, 'Mars/Olympus', 'must be an IANA time zone'],
    [`${hours}.timezone`, '+02:00', 'must be an IANA time zone'],
    [`${hours}.startTime`, '8:00', TIME],
    [`${hours}.startTime`, '18:00', 'must be before endTime'],
    [`${hours}.endTime`, '24:00', TIME],
    [`${hours}.allowedDays`, [], 'must have at least 1 item'],
    [`${hours}.allowedDays.0`, 7, 'must be at most 6'],
    ...whole(`${at}.outbound.maxAttemptsPerMethod`, 1, 50),
    ...whole(`${at}.outbound.maxTotalAttempts`, 1, 100),
    ...whole(`${at}.outbound.followUpMinutes`, 1, YEAR),
    ...flags(`${at}.outbound.cancelOutboundOnTerminalInbound`, `${at}.outbound.deferToThirdParty`),
    [hint, { priority: 'LOW' }, 'must have an email, phone, fax or thirdPartyVendor'],
    [`${hint}.email`, 'records', EMAIL],
    ...optional(`${hint}.phone`),
    ...optional(`${hint}.fax`),
    [`${hint}.thirdPartyVendor`, 'work number', VENDOR],
    [`${hint}.priority`, 'URGENT', 'must be HIGH, MEDIUM or LOW'],
    ...flags(`${at}.research.skipResearch`),
    ...flags(`${at}.inbound.autoCompleteVerified`, `${at}.inbound.requireManualReview`),
    [`${at}.inbound.minConfidence`, 1.1, 'must be at most 1'],
    ...['inbound', 'escalation', 'notifications'].map(
      (block): Rule => [
        `${at}.${block}.somethingElse`,
        2 ** 53,
        'must be text: a whole number beyond 9,007,199,254,740,991 is not kept exactly',
      ],
    ),
    ...flags(`${at}.escalation.autoEscalate`, `${at}.escalation.disableThirdPartyEvent`),
    [`${at}.escalation.more`, Array(25).fill('x'.repeat(8_000)), LARGER, at],
    [`${at}.escalation.webhookUrl`, 'client.example', URL_FORM],
    ...flags(`${at}.notifications.includeRawInbound`),
    [`${at}.notifications.suppressTypes`, 'CONTACT_PLAN', 'must be an array'],
    [`${at}.qaDestinations.email`, 'qa', EMAIL],
    ...optional(`${at}.qaDestinations.phone`),
    [`${at}.qaDestinations.phone`, 'abc', NUMBER],
    ...optional(`${at}.qaDestinations.fax`),
    [`${at}.qaDestinations.fax`, '555', NUMBER],
  ];
}

const tables = {
  webhookConfig: webhookRules('webhookConfig'),
  'searchConfig of a search': searchRules('searchTypes.0.searchConfig'),
  defaultSearchConfig: searchRules('defaultSearchConfig'),
  webhookOverride: webhookRules('defaultSearchConfig.notifications.webhookOverride'),
};

describe.each(Object.entries(tables))('POST order: %s', (_, rules) => {
  it.each(casesOf(rules))('400: $title', async ({ path, value, line }) => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, value) });
    expect([answer.status, messagesOf(answer)]).toEqual([400, [line]]);
  });
});

describe('POST order: destinations that are understood', () => {
  const entries = [
    'corp.example',
    '*@corp.example',
    '<hr@corp.example>',
    '@corp.example.',
    '+1 512 555 0100',
    '555-1234',
    '1-800-FLOWERS x12',
  ];
  it.each(entries)('201: blockedDestinations with %s', async (entry) => {
    const path = 'defaultSearchConfig.channels.blockedDestinations';
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, [entry]) });
    expect(answer.status, answer.text).toBe(201);
  });
});
