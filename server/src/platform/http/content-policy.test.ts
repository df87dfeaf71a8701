import { expect, test } from 'vitest';
import { contentPolicy } from '#platform/http/content-policy.ts';

test('allows forms to post to the gateway only from the checkout page and only when that gateway is in use', () => {
  const formsGoTo = (PAYMENTS: 'razorpay' | 'sandbox', path: string) =>
    /form-action ([^;]+)/.exec(contentPolicy([], { PAYMENTS }, path))?.[1];

  expect(formsGoTo('razorpay', '/user/plans/4e1f')).toBe(
    "'self' https://api.razorpay.com https://checkout.razorpay.com",
  );
  expect(formsGoTo('razorpay', '/user/plans')).toBe("'self'");
  expect(formsGoTo('razorpay', '/')).toBe("'self'");
  expect(formsGoTo('sandbox', '/user/plans/4e1f')).toBe("'self'");
});

test('allows inline styles only on the page that previews emails', () => {
  const policyOf = (path: string) => contentPolicy([], { PAYMENTS: 'sandbox' }, path);

  expect(policyOf('/dev/emails?template=code')).toContain("style-src 'self' 'unsafe-inline';");
  expect(policyOf('/dev/emails')).toContain("style-src 'self' 'unsafe-inline';");
  expect(policyOf('/dev/outbox')).not.toContain('unsafe-inline');
});
