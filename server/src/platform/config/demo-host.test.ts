import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { productionVariables } from '#testing/production-variables.ts';

test.each(['0.0.0.0', '192.168.1.5', '::', 'demo.example'])(
  'does not listen on %s with a demo that is not public',
  (HOST) => {
    expect(() => readConfig({ HOST }, 'demo')).toThrow(`HOST=${HOST} needs DEMO=public`);
    expect(readConfig({ HOST, DEMO: 'public' }, 'demo').HOST).toBe(HOST);
    expect(readConfig({ ...productionVariables, HOST }, 'production').HOST).toBe(HOST);
  },
);

test.each([
  [{ DATABASE_URL: 'postgres://a:b@127.0.0.1/kirdaar' }, 'DATABASE_URL needs NODE_ENV=production'],
  [{ PUBLIC_URL: 'https://kirdaar.example' }, 'PUBLIC_URL=https://kirdaar.example needs NODE_ENV=production'],
])('is no demo with %j', (settings, reason) => {
  expect(() => readConfig(settings, 'demo')).toThrow(reason);
  expect(readConfig({ ...productionVariables, ...settings }, 'production')).toMatchObject(settings);
});

test('takes no example key', () => {
  const SECRET_KEY = 'replace-this-key-replace-this-key-1';
  expect(() => readConfig({ ...productionVariables, SECRET_KEY }, 'production')).toThrow(
    'SECRET_KEY must be random',
  );
});
