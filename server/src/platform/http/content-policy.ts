import type { Config } from '#platform/config/config.ts';

/** The page where a talent confirms a purchase; links to it load it as a new document. */
const BUYING = /^\/user\/plans\/[^/]/;
/** The preview of emails; the frame of an email inherits the policy of its page but has inline styles. */
const EMAIL_PREVIEW = /^\/dev\/emails(\?|$)/;
/** The gateway's page, and the page it redirects the form to. */
const RAZORPAY = ' https://api.razorpay.com https://checkout.razorpay.com';

/**
 * Builds the content security policy of a page. Forms may post to the gateway only from the checkout page.
 */
export function contentPolicy(nonce: string, { PAYMENTS }: Pick<Config, 'PAYMENTS'>, path: string): string {
  const checkout = PAYMENTS === 'razorpay' && BUYING.test(path) ? RAZORPAY : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    EMAIL_PREVIEW.test(path) ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The map of the contact page.
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "object-src 'none'",
    `form-action 'self'${checkout}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script may turn text into markup or code except through a policy named here.
    "require-trusted-types-for 'script'",
    'trusted-types push-worker',
  ].join('; ');
}
