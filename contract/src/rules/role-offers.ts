/**
 * Outcome of a role offer. `withdrawn`: by the house; `lapsed`: the answer date passed; `ended`: the
 * application got another outcome.
 */
export const roleOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended'] as const;
export type RoleOfferStatus = (typeof roleOfferStatuses)[number];
