import { expect, test } from 'vitest';
import { isPushEndpoint } from '#platform/channels/push-endpoint.ts';
import { readConfig } from '#platform/config/config.ts';

const { PUSH_HOSTS } = readConfig({}, 'demo');

test.for([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QAbc',
])('accepts a known push service: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(true);
});

test.for([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com.evil.example/',
  'https://fcm.googleapis.com:8443/',
  'https://fcm.googleapis.com@evil.example/',
  'https://user@fcm.googleapis.com/',
  'https://127.0.0.1/',
  'http://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://localhost/',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/',
  'not an address',
  '',
])('rejects any other URL: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(false);
});
