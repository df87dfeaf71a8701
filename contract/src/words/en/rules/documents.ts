import type { GuardianIdentity } from '#rules/guardian-proofs.ts';
import type { HouseDocumentKind } from '#rules/house-documents.ts';

/** The documents by which a production house is verified. */
export const document_kinds: Record<HouseDocumentKind, string> = {
  pan_card: 'PAN card of the company or its owner',
  gst_certificate: 'GST certificate',
};

/** How a guardian shows who they are. */
export const guardian_identities: Record<GuardianIdentity, string> = {
  aadhaar: 'Aadhaar card, masked',
  passport: 'Passport',
  voter_id: 'Voter ID',
  driving_licence: 'Driving licence',
  pan_card: 'PAN card',
  digilocker: 'DigiLocker',
};
