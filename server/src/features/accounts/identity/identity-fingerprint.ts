import { createHmac } from 'node:crypto';

interface IdentityNumbers {
  pan_no: string;
  aadhaar_no: string;
}

/**
 * Returns what is stored of the identity numbers: the last characters for display, and keyed fingerprints to
 * find duplicates.
 */
export function fingerprintsOf(key: Buffer, { pan_no, aadhaar_no }: IdentityNumbers) {
  return {
    pan_last4: pan_no.slice(-4),
    pan_fingerprint: createHmac('sha256', key).update(`pan\n${pan_no}`).digest(),
    aadhaar_last4: aadhaar_no.slice(-4),
    aadhaar_fingerprint: createHmac('sha256', key).update(`aadhaar\n${aadhaar_no}`).digest(),
  };
}
