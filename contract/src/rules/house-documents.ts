/** The documents by which staff verify a production house. */
export const houseDocumentKinds = ['pan_card', 'gst_certificate'] as const;
export type HouseDocumentKind = (typeof houseDocumentKinds)[number];

/** So many days before its verification ends, a house is told and may send a current document. */
export const RENEWAL_DAYS = 30;

/** What the verification of a house waits for. */
export const houseDocumentStates = ['none', 'waiting', 'verified', 'rejected'] as const;
