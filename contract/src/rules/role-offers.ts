/**
 * Outcome of a role offer. `withdrawn`: by the house; `lapsed`: the answer date passed; `ended`: the
 * application got another outcome. An accepted role can end: the talent has `stepped_back`, or the house has
 * `cancelled` it.
 */
export const roleOfferStatuses = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'ended',
  'stepped_back',
  'cancelled',
] as const;
export type RoleOfferStatus = (typeof roleOfferStatuses)[number];
