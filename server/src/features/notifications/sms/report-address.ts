import { type Config, siteAddress } from '#platform/config/config.ts';
import type { Keys } from '#platform/config/secrets.ts';
import { signatureOf, timingSafeCompare } from '#platform/http/signature.ts';

export const REPORT_PATH = '/api/sms/reports/:id/:token';

/**
 * Returns the URL for the delivery reports of a text message. The provider does not sign its reports, so each
 * text message has its own secret URL. Undefined if the site has no public URL.
 */
export function reportAddress(config: Config, [key]: Keys, id: string): string | undefined {
  if (!config.PUBLIC_URL) return undefined;
  return siteAddress(config) + REPORT_PATH.replace(':id', id).replace(':token', signatureOf(key, id));
}

export function isReportToken(keys: Keys, id: string, given: string): boolean {
  return keys.some((key) => timingSafeCompare(signatureOf(key, id), given));
}
