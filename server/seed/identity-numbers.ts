import { createRandom } from '#seed/random.ts';

/** Generates the last characters and fingerprints of identity numbers that do not exist. */
export function identityNumbers(seed: number) {
  const random = createRandom(seed);
  return () => ({
    pan_last4: `${random.whole(100, 999)}${random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])}`,
    pan_fingerprint: random.bytes(32),
    aadhaar_last4: String(random.whole(1000, 9999)),
    aadhaar_fingerprint: random.bytes(32),
  });
}
