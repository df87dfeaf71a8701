import { type Config, siteAddress } from '#platform/config.ts';
import type { Keys } from '#platform/secrets.ts';
import { isSame, signatureOf } from '#platform/signature.ts';

export const REPORT_PATH = '/api/sms/reports/:id/:token';

/**
 * Where the provider tells what became of a text. It signs nothing, so each text has an address that only it was told.
 * Undefined where the product cannot be reached from outside.
 */
export function reportAddress(config: Config, [key]: Keys, id: string): string | undefined {
  if (!config.PUBLIC_URL) return undefined;
  return siteAddress(config) + REPORT_PATH.replace(':id', id).replace(':token', tokenOf(key, id));
}

export function isReportToken(keys: Keys, id: string, given: string): boolean {
  return keys.some((key) => isSame(tokenOf(key, id), given));
}

function tokenOf(key: Buffer, id: string): string {
  return signatureOf(key, id);
}
