import { createHash } from 'node:crypto';
import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { Config } from '#platform/config/config.ts';
import { isPreview } from '#platform/http/content-preview.ts';

/** The page where a talent confirms a purchase; links to it load it as a new document. */
const BUYING = /^\/user\/plans\/[^/]/;
/** The preview of emails; the frame of an email inherits the policy of its page but has inline styles. */
const EMAIL_PREVIEW = /^\/dev\/emails(\?|$)/;
/** The staff area shows previews of public pages in frames. */
const STAFF = /^\/admin(\/|\?|$)/;
/** The gateway's page, and the page it redirects the form to. */
const RAZORPAY = ' https://api.razorpay.com https://checkout.razorpay.com';

const POLICIES = 'trusted-types push-worker';
/** The rich-text editor parses with it what is pasted. */
const PASTING = 'ProseMirrorClipboard';

/** The empty style element that the select field adds, and then fills through the API of style sheets. */
const EMPTY_STYLE = hashSource('');

/**
 * Builds the content security policy of a page, which allows its inline scripts by their text. Forms may post to the
 * gateway only from the checkout page.
 */
export function contentPolicy(
  scripts: readonly string[],
  { PAYMENTS }: Pick<Config, 'PAYMENTS'>,
  url: string,
): string {
  const path = splitAddress(url).address;
  const checkout = PAYMENTS === 'razorpay' && BUYING.test(path) ? RAZORPAY : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(hashSource))].join(' '),
    EMAIL_PREVIEW.test(path) ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The map of the contact page.
    STAFF.test(path) ? "frame-src 'self'" : 'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    `form-action 'self'${checkout}`,
    "base-uri 'none'",
    isPreview(path) ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    // No script may turn text into markup or code except through a policy named here.
    "require-trusted-types-for 'script'",
    STAFF.test(path) ? `${POLICIES} ${PASTING}` : POLICIES,
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
