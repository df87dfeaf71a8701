import { expect, test } from 'vitest';
import { encryptPush, isPushKey } from '#platform/channels/push-encryption.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('decrypts the example of RFC 8291 in the test browser', () => {
  const browser = subscribedBrowser({
    key: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  });

  const text = browser.read(
    bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ),
  );

  expect(text).toBe('When I grow up, I want to be a watermelon');
});

test('encrypts a message for one browser only, differently each time', () => {
  const [asha, ravi] = [subscribedBrowser(), subscribedBrowser()];

  const encrypted = encryptPush('कल 11 बजे', asha.keys);

  expect(asha.read(encrypted)).toBe('कल 11 बजे');
  expect(() => ravi.read(encrypted)).toThrow();
  expect(encryptPush('कल 11 बजे', asha.keys)).not.toEqual(encrypted);
});

test('rejects a key that is not a point of the curve', () => {
  expect(isPushKey(subscribedBrowser().keys.p256dh)).toBe(true);
  expect(isPushKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false);
  expect(isPushKey('')).toBe(false);
});
