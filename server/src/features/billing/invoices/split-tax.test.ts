import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from '#features/billing/invoices/issue-document.ts';

test('within one State, half of the tax is CGST and half is SGST', () => {
  expect(splitTax(99_900, 99_900, 'halves')).toEqual({
    taxable_paise: 84_662,
    cgst_paise: 7619,
    sgst_paise: 7619,
    igst_paise: 0,
    round_off_paise: 0,
    total_paise: 99_900,
  });
});

test('between States the whole tax is IGST, and the rounding to rupees is separate', () => {
  expect(splitTax(245_160, 245_200, 'IGST')).toEqual({
    taxable_paise: 207_763,
    cgst_paise: 0,
    sgst_paise: 0,
    igst_paise: 37_397,
    round_off_paise: 40,
    total_paise: 245_200,
  });
});

test('the parts of any amount add up, and the tax is 18 percent to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.constantFrom('halves', 'IGST'),
      (amount, kind) => {
        const { taxable_paise, cgst_paise, sgst_paise, igst_paise } = splitTax(amount, amount, kind);
        const tax = cgst_paise + sgst_paise + igst_paise;
        expect(taxable_paise + tax).toBe(amount);
        expect(Math.abs(taxable_paise * 0.18 - tax)).toBeLessThanOrEqual(1.5);
      },
    ),
  );
});
