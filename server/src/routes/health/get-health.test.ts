import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

describe('GET health', () => {
  it('200: names the build, and asks for no token', async () => {
    const answer = await app.request('GET', '/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, image: app.test.core.config.IMAGE });
  });

  it('200: does not look at a token either', async () => {
    const answer = await app.request('GET', '/health', { token: 'not.a.token' });
    expect(answer.status).toBe(200);
  });

  it('200: HEAD has the headers alone', async () => {
    const answer = await app.request('HEAD', '/health');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});
