import { describe, expect, it } from 'vitest';
import { type BrowserRequest, isSentByConsole } from './sent-by-console.ts';

const OWN = 'https://credence.example';
const POST = { method: 'POST', site: 'same-origin', origin: OWN, console: '1' };
const GET = { method: 'GET', site: 'same-origin', origin: undefined, console: undefined };

describe('the console', () => {
  it.each<[string, BrowserRequest]>([
    ['its own change', POST],
    ['a change by a browser that does not say where it comes from', { ...POST, site: undefined }],
    ['a change by one that leaves out the origin', { ...POST, origin: undefined }],
    ['its own read', GET],
    ['a document opened from its address', { ...GET, site: 'none' }],
    ['a read by a browser that says nothing', { ...GET, site: undefined }],
  ])('sends %s', (_what, request) => expect(isSentByConsole(request, OWN)).toBe(true));

  it.each<[string, BrowserRequest]>([
    ['a change without its header', { ...POST, console: undefined }],
    ['a change with another value there', { ...POST, console: 'true' }],
    ['a change from another site', { ...POST, site: 'cross-site' }],
    ['a change from another host of the site', { ...POST, site: 'same-site' }],
    ['a change that a person typed', { ...POST, site: 'none', origin: undefined }],
    ['a change from another origin', { ...POST, origin: 'https://evil.example' }],
    ['a change from its host by http', { ...POST, origin: 'http://credence.example' }],
    ['a change from another port', { ...POST, origin: 'https://credence.example:8443' }],
    ['a change from an opaque origin', { ...POST, origin: 'null' }],
    ['a change of which nothing is known', { ...POST, site: undefined, origin: undefined }],
    ['a read from another site', { ...GET, site: 'cross-site' }],
    ['a read from another origin', { ...GET, site: undefined, origin: 'https://evil.example' }],
    ['an unknown method, as a read', { ...GET, method: 'PROPFIND' }],
  ])('does not send %s', (_what, request) => expect(isSentByConsole(request, OWN)).toBe(false));
});
