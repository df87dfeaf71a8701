/** Every URL of the staff area. Kept apart from the others, so that visitors do not load them. */
export const adminPaths = {
  login: '/admin/login',
  join: '/admin/join',
  start: '/admin',
  call: '/admin/calls/:id',
  document: '/admin/house-documents/:id',
  guardian: '/admin/guardian-proofs/:id',
  identity: '/admin/identity-checks/:id',
  report: '/admin/reports/:id',
  house: '/admin/houses/:id',
  appeal: '/admin/appeals/:id',
  search: '/admin/search',
  list: '/admin/lists/:list',
  person: '/admin/people/:id',
  orders: '/admin/money',
  order: '/admin/money/orders/:id',
  gst: '/admin/money/gst',
  planPrices: '/admin/money/prices',
  reasons: '/admin/reasons',
  flagRules: '/admin/flag-rules',
  content: '/admin/content',
  contentPiece: '/admin/content/:id',
  auditLog: '/admin/audit-log',
  staff: '/admin/staff',
  passkeys: '/admin/passkeys',
  switches: '/admin/switches',
  figures: '/admin/figures',
  announcements: '/admin/announcements',
} as const;

/** Returns the URL of the page of one item. */
export function adminPath(page: keyof typeof adminPaths, id: string): string {
  return adminPaths[page].replace(':id', id);
}
