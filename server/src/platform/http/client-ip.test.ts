import { expect, test } from 'vitest';
import { clientIp } from '#platform/http/client-ip.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:0DB8:0001:02ff::9', '2001:db8:1:200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
] as const)('maps %s to %s', ([address, network]) => {
  expect(clientIp(address)).toBe(network);
});
