import { createHmac } from 'node:crypto';
import type { IdentityNumbers } from '@kirdaar/contract/accounts/talent-identity';
import {
  isGstinOfPan,
  isUnusualAadhaar,
  isUnusualGstin,
  isUnusualPan,
} from '@kirdaar/contract/rules/identity-numbers';

type HouseNumbers = Record<'pan_no' | 'aadhaar_no', string> & { gst_no?: string | undefined };

/** Returns what is stored of identity numbers: the last characters, and keyed fingerprints to find duplicates. */
export function fingerprintsOf(key: Buffer, { pan_no, aadhaar_no }: Omit<HouseNumbers, 'gst_no'>) {
  return {
    pan_last4: pan_no.slice(-4),
    pan_fingerprint: createHmac('sha256', key).update(`pan\n${pan_no}`).digest(),
    aadhaar_last4: aadhaar_no.slice(-4),
    aadhaar_fingerprint: createHmac('sha256', key).update(`aadhaar\n${aadhaar_no}`).digest(),
  };
}

/** Returns the same for a talent: of a passport, if there is one, instead of PAN and Aadhaar. */
export function talentFingerprintsOf(key: Buffer, numbers: IdentityNumbers) {
  const { pan_no, aadhaar_no, passport_no, passport_country } = numbers;
  if (pan_no && aadhaar_no && !passport_no) return fingerprintsOf(key, { pan_no, aadhaar_no });
  if (!passport_no || !passport_country) throw new Error('The contract requires the numbers of one kind.');
  return {
    passport_last4: passport_no.slice(-4),
    passport_country,
    // Without the country, which is typed in many spellings.
    passport_fingerprint: createHmac('sha256', key).update(`passport\n${passport_no}`).digest(),
  };
}

/** Returns the fields with wrong check digits, for staff to review. The numbers themselves are not stored. */
export function identityWarningsOf(numbers: IdentityNumbers & { gst_no?: string | undefined }): string[] {
  const { pan_no = '', aadhaar_no = '', gst_no = '' } = numbers;
  const warnings = {
    pan_no: isUnusualPan(pan_no),
    aadhaar_no: isUnusualAadhaar(aadhaar_no),
    gst_no: isUnusualGstin(gst_no),
  };
  return Object.entries(warnings).flatMap(([field, unusual]) => (unusual ? [field] : []));
}

/** Returns whether the GSTIN contains the PAN it was registered with, or null without a GSTIN. */
export function gstMatchesPan({ pan_no, gst_no }: HouseNumbers): boolean | null {
  return gst_no ? isGstinOfPan(gst_no, pan_no) : null;
}
