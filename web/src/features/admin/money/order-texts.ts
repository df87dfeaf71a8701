import type { StaffOrder } from '@kirdaar/contract/admin/money';
import * as words from '#words/admin/money.ts';

export const orderStateTexts: Record<StaffOrder['state'], string> = words.order_states;

export const orderKindTexts: Record<StaffOrder['kind'], string> = words.order_kinds;

export const paymentTexts: Record<StaffOrder['payments'][number]['status'], string> = words.payment_states;

export const refundTexts: Record<StaffOrder['refunds'][number]['status'], string> = words.refund_states;

export const documentTexts = words.document_names;
