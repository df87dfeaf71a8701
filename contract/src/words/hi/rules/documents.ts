import type { GuardianIdentity } from '#rules/guardian-proofs.ts';
import type { HouseDocumentKind } from '#rules/house-documents.ts';

export const document_kinds: Record<HouseDocumentKind, string> = {
  pan_card: 'कंपनी या उसके ओनर का PAN कार्ड',
  gst_certificate: 'GST प्रमाणपत्र',
};

export const guardian_identities: Record<GuardianIdentity, string> = {
  aadhaar: 'आधार कार्ड (मास्क किया हुआ)',
  passport: 'पासपोर्ट',
  voter_id: 'वोटर ID',
  driving_licence: 'ड्राइविंग लाइसेंस',
  pan_card: 'PAN कार्ड',
  digilocker: 'DigiLocker',
};
