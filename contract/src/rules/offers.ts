/**
 * What became of an offer. `withdrawn`: by the house; `lapsed`: its day passed; `ended`: the application came to
 * another end.
 */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
