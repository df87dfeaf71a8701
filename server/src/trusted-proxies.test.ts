import { expect, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { captureLog } from '#testing/captured-log.ts';
import { test } from '#testing/test.ts';

test('in production believes a proxy on this machine, and says that another is not trusted', async ({
  services,
}) => {
  const config = { ...services.config, RATE_LIMIT_SCALE: 1, mode: 'production' as const };
  const { log, lines } = captureLog(config);
  const app = await buildApp({ ...services, config }, log);
  onTestFinished(() => app.close());
  const forward = (from: string, visitor: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/user/login', payload: {} },
      ...{ remoteAddress: from, headers: { 'x-forwarded-for': visitor } },
    });
  const visitors = Array.from({ length: 11 }, (_, n) => `192.0.2.${n}`);

  const near = await Promise.all(visitors.map((visitor) => forward('127.0.0.1', visitor)));
  const far = await Promise.all(visitors.map((visitor) => forward('203.0.113.7', visitor)));

  expect(near.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0);
  expect(far.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect(lines.filter((line) => line.includes('TRUST_PROXY does not name 203.0.113.7'))).toHaveLength(1);
});
