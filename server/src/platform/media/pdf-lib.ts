import type * as PdfLib from '@cantoo/pdf-lib';

const file = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib'));

/** The package from its one file: to load its 430 modules takes longer than to clean a usual PDF. */
export const pdfLib: typeof PdfLib = await import(file.href);
