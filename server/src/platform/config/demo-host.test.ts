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
