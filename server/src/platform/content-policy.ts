import type { Config } from '#platform/config.ts';

/** Where a talent confirms to buy a plan; the links to it load it as a document of its own. */
const BUYING = /^\/user\/plans\/[^/]/;
/** Where letters are shown; the frame of an email has the policy of its page, and styles of its own. */
const LETTERS = /^\/dev\/letters(\?|$)/;
/** The gateway's page, and where it sends the form on to. */
const RAZORPAY = ' https://api.razorpay.com https://checkout.razorpay.com';

/** What a page may load, run and send. Only from where one buys may a form leave for the gateway. */
export function contentPolicy(nonce: string, { PAYMENTS }: Pick<Config, 'PAYMENTS'>, path: string): string {
  const checkout = PAYMENTS === 'razorpay' && BUYING.test(path) ? RAZORPAY : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    LETTERS.test(path) ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
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
    // No script turns text into markup or code unless a policy named here has made it safe.
    "require-trusted-types-for 'script'",
    'trusted-types push-worker',
  ].join('; ');
}
