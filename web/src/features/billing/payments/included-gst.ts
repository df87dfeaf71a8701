import { GST_PERCENT } from '@kirdaar/contract/rules/payments';

/** Returns the GST contained in a price, in paise. */
export function includedGst(paise: number): number {
  return Math.round((paise * GST_PERCENT) / (100 + GST_PERCENT));
}
