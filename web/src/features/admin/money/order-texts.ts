import type { StaffOrder } from '@kirdaar/contract/admin/money';

export const orderStateTexts: Record<StaffOrder['state'], string> = {
  open: 'Not paid',
  expired: 'Not paid in time',
  paid: 'Paid',
  returned: 'Refunded',
};

export const orderKindTexts: Record<StaffOrder['kind'], string> = {
  purchase: 'First plan',
  upgrade: 'Upgrade',
  renewal: 'Renewal',
};

export const paymentTexts: Record<StaffOrder['payments'][number]['status'], string> = {
  created: 'Started',
  failed: 'Failed',
  authorized: 'Authorised, not collected',
  captured: 'Paid',
  refunded: 'Refunded in full',
};

export const refundTexts: Record<StaffOrder['refunds'][number]['status'], string> = {
  requested: 'Asked of the gateway',
  processed: 'Refunded',
  failed: 'The gateway did not make it',
};

export const documentTexts = { invoice: 'Invoice', credit_note: 'Credit note' } as const;
