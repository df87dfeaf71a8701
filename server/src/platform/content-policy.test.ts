import { expect, test } from 'vitest';
import { contentPolicy } from '#platform/content-policy.ts';

test('S-45: only the page where one buys lets a form leave for the gateway, and only for the one in use', () => {
  const formsGoTo = (PAYMENTS: 'razorpay' | 'sandbox', path: string) =>
    /form-action ([^;]+)/.exec(contentPolicy('n', { PAYMENTS }, path))?.[1];

  expect(formsGoTo('razorpay', '/user/plans/4e1f')).toBe(
    "'self' https://api.razorpay.com https://checkout.razorpay.com",
  );
  expect(formsGoTo('razorpay', '/user/plans')).toBe("'self'");
  expect(formsGoTo('razorpay', '/')).toBe("'self'");
  expect(formsGoTo('sandbox', '/user/plans/4e1f')).toBe("'self'");
});

test('only the page that shows letters lets them have styles of their own', () => {
  const policyOf = (path: string) => contentPolicy('n', { PAYMENTS: 'sandbox' }, path);

  expect(policyOf('/dev/letters?letter=code')).toContain("style-src 'self' 'unsafe-inline';");
  expect(policyOf('/dev/letters')).toContain("style-src 'self' 'unsafe-inline';");
  expect(policyOf('/dev/outbox')).not.toContain('unsafe-inline');
});
