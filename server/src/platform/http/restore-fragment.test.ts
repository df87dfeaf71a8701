import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test.for([
  ['/guardian%23token=abc', '/guardian#token=abc'],
  ['/production/join%23token=a_b-c', '/production/join#token=a_b-c'],
  ['/hi/user/reset-password/a%40b.example%23token=abc', '/hi/user/reset-password/a%40b.example#token=abc'],
] as const)(
  'sends a link whose fragment was encoded, %s, to the one that was meant',
  async ([url, meant], { app }) => {
    const { statusCode, headers } = await app.inject(url);

    expect([statusCode, headers.location]).toEqual([302, meant]);
  },
);

test.for(['/api/production/jobs?search=%23metoo', '//evil.example%23token=abc'])(
  'leaves %s alone',
  async (url, { app }) => {
    expect((await app.inject(url)).headers.location).toBeUndefined();
  },
);
