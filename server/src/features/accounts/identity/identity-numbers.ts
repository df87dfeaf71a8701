import { createHmac } from 'node:crypto';
import {
  aadhaarWarning,
  gstinWarning,
  isGstinOfPan,
  panWarning,
} from '@kirdaar/contract/rules/identity-numbers';

interface IdentityNumbers {
  pan_no: string;
  aadhaar_no: string;
  gst_no?: string | undefined;
}

/** Returns what is stored of identity numbers: the last characters, and keyed fingerprints to find duplicates. */
export function fingerprintsOf(key: Buffer, { pan_no, aadhaar_no }: IdentityNumbers) {
  return {
    pan_last4: pan_no.slice(-4),
    pan_fingerprint: createHmac('sha256', key).update(`pan\n${pan_no}`).digest(),
    aadhaar_last4: aadhaar_no.slice(-4),
    aadhaar_fingerprint: createHmac('sha256', key).update(`aadhaar\n${aadhaar_no}`).digest(),
  };
}

/** Returns the fields with wrong check digits, for staff to review. The numbers themselves are not stored. */
export function identityWarningsOf({ pan_no, aadhaar_no, gst_no = '' }: IdentityNumbers): string[] {
  const warnings = {
    pan_no: panWarning(pan_no),
    aadhaar_no: aadhaarWarning(aadhaar_no),
    gst_no: gstinWarning(gst_no),
  };
  return Object.entries(warnings).flatMap(([field, warning]) => (warning ? [field] : []));
}

/** Returns whether the GSTIN contains the PAN it was registered with, or null without a GSTIN. */
export function gstMatchesPan({ pan_no, gst_no }: IdentityNumbers): boolean | null {
  return gst_no ? isGstinOfPan(gst_no, pan_no) : null;
}
