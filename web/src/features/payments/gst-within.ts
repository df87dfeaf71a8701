import { GST_PERCENT } from '@kirdaar/contract/rules/payments';

/** How much of a price is GST, in paise. */
export function gstWithin(paise: number): number {
  return Math.round((paise * GST_PERCENT) / (100 + GST_PERCENT));
}
