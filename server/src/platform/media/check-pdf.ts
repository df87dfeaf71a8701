import { open } from 'node:fs/promises';
import { AppError } from '#platform/http/app-error.ts';

const TAIL_BYTES = 2048;
// PDF features that run by themselves when the document opens, or that embed other files.
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction\s*<<|AA\s*<<)\b/;

/**
 * Rejects a PDF that is truncated, encrypted or has active content, and returns its size. Compressed parts
 * are not inspected, because the PDF is only offered for download and never shown in the page.
 */
export async function checkPdf(field: string, path: string): Promise<number> {
  const file = await open(path);
  try {
    const content = (await file.readFile()).toString('latin1');
    if (!content.startsWith('%PDF-') || !content.slice(-TAIL_BYTES).includes('%%EOF'))
      throw AppError.field(field, 'pdf_unreadable');
    if (/\/Encrypt\b/.test(content)) throw AppError.field(field, 'pdf_password_protected');
    if (active.test(content)) throw AppError.field(field, 'pdf_has_active_content');
    return content.length;
  } finally {
    await file.close();
  }
}
