import { GST_PERCENT } from '@kirdaar/contract/rules/payments';

/** The parts of an amount with GST, in paise. They add up to `total`. */
export interface TaxedAmount {
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  round_off_paise: number;
  total_paise: number;
}

/**
 * Splits an amount that includes GST: CGST and SGST, half each, when seller and buyer are in one State, else
 * IGST. `total` is the amount charged, which differs by the rounding to whole rupees.
 */
export function splitTax(inclusive: number, total: number, isSameState: boolean): TaxedAmount {
  const share = (percent: number) => Math.round((inclusive * percent) / (100 + GST_PERCENT));
  const half = isSameState ? share(GST_PERCENT / 2) : 0;
  const whole = isSameState ? 0 : share(GST_PERCENT);
  return {
    taxable_paise: inclusive - 2 * half - whole,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: whole,
    round_off_paise: total - inclusive,
    total_paise: total,
  };
}
