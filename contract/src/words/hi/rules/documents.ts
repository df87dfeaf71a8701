import type { HouseDocumentKind } from '#rules/house-documents.ts';

export const document_kinds: Record<HouseDocumentKind, string> = {
  pan_card: 'कंपनी या उसके ओनर का PAN कार्ड',
  gst_certificate: 'GST प्रमाणपत्र',
};
