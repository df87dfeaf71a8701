import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

export const PDF_PATH = '/api/invoices/:id/pdf';

/** Returns the URL of the PDF of an invoice or credit note, valid for ten minutes. */
export function invoiceUrl({ secrets, now }: Pick<Services, 'secrets' | 'now'>, id: string): string {
  return `${PDF_PATH.replace(':id', id)}?${signedQuery(secrets.media, signedName(id), now())}`;
}

/** Whether a URL of an invoice was made by `invoiceUrl` and has not expired. */
export function isInvoiceUrl(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return isSigned(secrets.media, signedName(id), expires, signature, now());
}

/** Returns the signed name of an invoice. Its signature opens nothing else. */
function signedName(id: string): string {
  return `invoice ${id}`;
}
