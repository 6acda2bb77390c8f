import { fakeClock } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { lastEntry } from '../../testing/last-entry.ts';
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
    expect(await lastEntry(app, app.other)).toEqual({
      action: 'release.issueUpload',
      resources: { fileId: /([0-9a-f-]+)\.pdf$/.exec(fileUri)?.[1] },
    });
  });
});
