/** Every URL of the staff area. Kept apart from the others, so that visitors do not load them. */
export const adminPaths = {
  login: '/admin/login',
  join: '/admin/join',
  start: '/admin',
  call: '/admin/calls/:id',
  document: '/admin/house-documents/:id',
  report: '/admin/reports/:id',
  house: '/admin/houses/:id',
  appeal: '/admin/appeals/:id',
  orders: '/admin/money',
  order: '/admin/money/orders/:id',
  gst: '/admin/money/gst',
  planPrices: '/admin/money/prices',
  auditLog: '/admin/audit-log',
  staff: '/admin/staff',
  switches: '/admin/switches',
} as const;
