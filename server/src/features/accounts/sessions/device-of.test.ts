import { expect, test } from 'vitest';
import { deviceOf } from '#features/accounts/sessions/device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.for([
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28 Chrome/130 Safari/537`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605',
    'Safari on macOS',
  ],
  [`Mozilla/5.0 (PlayStation 5) ${webkit} Chrome/140.0`, 'Chrome'],
  ['KirdaarTest (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>\u001b[31m\r\nSet-Cookie: a=b', 'Unknown device'],
] as const)('recognises %s as %s', ([userAgent, device]) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('parses a very long header quickly', () => {
  const before = performance.now();

  deviceOf('Mac OS X Android '.repeat(60_000));

  expect(performance.now() - before).toBeLessThan(50);
});
