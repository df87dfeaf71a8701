import { openFaultyLine } from '@kirdaar/server/testing/faulty-line';
import { openMailServer } from '@kirdaar/server/testing/mail-server';
import { startS3 } from '@kirdaar/server/testing/s3';
import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { during, survive, WEB_BACK_MS } from '#testing/survival.ts';

test('sends every code once after the mail server hung, and delays no request meanwhile', async () => {
  const mail = await openMailServer();
  const line = await openFaultyLine(`smtp://${mail.host}`);
  await using deployment = await openDeployment({
    environment: { SMTP_URL: line.url, EMAIL_FROM: 'Kirdaar <hello@kirdaar.example>' },
  });

  const { seen } = await survive(deployment, {
    fault: async () => {
      line.cut();
      await during(30_000, line.heal);
    },
    sentTo: async () => mail.taken.flatMap(({ envelope }) => envelope.to),
  });
  await line.close();
  await mail.stop();

  expect(Object.keys(seen)).toEqual(['served']);
});

test('reports that files are unavailable while their store is slow and fails, and everything else works', async () => {
  const s3 = await startS3();
  const line = await openFaultyLine(s3.settings.endpoint);
  await using deployment = await openDeployment({
    environment: {
      S3_BUCKET: s3.settings.bucket,
      S3_ENDPOINT: line.url,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    },
  });

  const { unclear, seen, webMs } = await survive(deployment, {
    fault: async ({ confirmsMore }) => {
      line.delay(1000);
      await confirmsMore(1);
      line.cut();
      await during(15_000, line.reject);
      await during(15_000, line.accept);
      line.heal();
    },
  });
  await line.close();
  await s3.stop();

  expect(unclear).toEqual({});
  expect(Object.keys(seen).filter((what) => /^(message|order|registration|page|list):/.test(what))).toEqual(
    [],
  );
  expect(seen['upload: 503 media_unavailable']).toBeGreaterThan(0);
  // Its circuit breaker tries again after 5 seconds.
  expect(webMs).toBeLessThan(2 * WEB_BACK_MS);
});
