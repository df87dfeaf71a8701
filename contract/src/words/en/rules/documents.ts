import type { HouseDocumentKind } from '#rules/house-documents.ts';

/** The documents by which a production house is verified. */
export const document_kinds: Record<HouseDocumentKind, string> = {
  pan_card: 'PAN card of the company or its owner',
  gst_certificate: 'GST certificate',
};
