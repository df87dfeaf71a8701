import type { BuyerPlace } from '#rules/states.ts';
import { state_names } from '#words/en/rules/places.ts';
import { labelOf } from '#words/labels.ts';

export const titles = { invoice: 'Tax invoice', credit_note: 'Credit note' };

export const date = (day: string) => `Date: ${day}`;
export const corrects = (number: string, day: string) => `For invoice ${number} of ${day}`;
export const sold_by = 'Sold by';
export const gstin = (number: string) => `GSTIN ${number}`;
export const billed_to = 'Billed to';
export const place_of_supply = (state: string) => `Place of supply: ${state}`;
export const state_with_code = (state: BuyerPlace, code: string) =>
  `${labelOf(state_names, state)} (${code})`;
export const item = (description: string, code: string, isTaxed: boolean) =>
  `${description} (SAC ${code}), quantity 1, ${isTaxed ? 'price with GST' : 'price'}`;
export const credit = 'Credit for unused days';
export const taxable = 'Taxable value';
export const tax = (name: 'IGST' | 'CGST' | 'SGST', percent: number) => `${name} ${percent}%`;
export const round_off = 'Round-off';
export const total_paid = 'Total paid';
export const total_refunded = 'Total refunded';
export const foot = {
  invoice:
    'Tax is not payable under reverse charge. This tax invoice is issued electronically and needs no signature.',
  credit_note:
    'Tax is not payable under reverse charge. This credit note is issued electronically and needs no signature.',
};
export const export_with_tax = 'Supply meant for export on payment of integrated tax.';
export const export_under_lut = (number: string) =>
  `Supply meant for export under letter of undertaking (LUT) ${number}, without payment of integrated tax.`;
