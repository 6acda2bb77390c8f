import { fakeClock } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { UPLOAD_URL, uploadUrlOf } from '../../testing/uploads.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp({ clock: fakeClock('2026-03-02T15:00:00Z') });

describe('GET generate-upload-url', () => {
  it('200: an address of the organization in the bucket, and where to PUT the file', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    const { id } = app.active.context.organization;
    expect(fileUri).toMatch(new RegExp(`^gs://credence-releases/${id}/release-forms/[0-9a-f-]{36}\\.pdf$`));
    const url = new URL(signedUrl);
    expect(url.origin).toBe(`http://127.0.0.1:${app.port}`);
    expect(url.pathname).toMatch(/^\/files\/release-form\/uploads\/[\w-]+$/);
  });

  it('200: another file each time', async () => {
    const [first, second] = [await uploadUrlOf(app.active), await uploadUrlOf(app.active)];
    expect(first.fileUri).not.toBe(second.fileUri);
    expect(first.signedUrl).not.toBe(second.signedUrl);
  });

  it('200: at the address that the client came to', async () => {
    const headers = { 'x-forwarded-host': 'elsewhere.example' };
    const { body } = await app.active.request('GET', UPLOAD_URL, { headers });
    expect(new URL((body as { signedUrl: string }).signedUrl).host).toBe(`127.0.0.1:${app.port}`);
  });

  it('200: the audit trail has the name of the file', async () => {
    const { fileUri } = await uploadUrlOf(app.other);
    const entries = await app.test.sql(
      'select action, resources from audit_entries where organization_id = $1 order by id desc limit 1',
      [app.other.context.organization.id],
    );
    expect(entries).toEqual([
      { action: 'release.issueUpload', resources: { fileId: /([0-9a-f-]+)\.pdf$/.exec(fileUri)?.[1] } },
    ]);
  });

  it('401: without a token', async () => {
    expect((await app.request('GET', UPLOAD_URL)).status).toBe(401);
  });

  it('405: another method', async () => {
    const answer = await app.active.request('POST', UPLOAD_URL, { body: {} });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
