import { fileURLToPath } from 'node:url';
import type { PDFDict as Dictionary, PDFDocument as Document } from '@cantoo/pdf-lib';
import openQpdf from '@neslinesli93/qpdf-wasm';
import { pdfLib } from '#platform/media/pdf-lib.ts';

const { PDFCatalog, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFWriter } = pdfLib;
const TYPE = PDFName.of('Type');
const WASM = fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
// Files in the memory of qpdf.
const SENT = '/sent.pdf';
const FLAT = '/flat.pdf';
/** The exit codes of qpdf without and with warnings. */
const succeeded = [0, 3];

/**
 * Opens a PDF as viewers do: damaged, or encrypted without a password. Its form fields, signatures and stamps
 * become part of the pages. Throws if it needs a password or has no readable page.
 */
export async function openPdf(bytes: Uint8Array): Promise<Document> {
  const flat = await flatten(bytes);
  const document = (flat && (await parse(flat))) ?? (await openRepaired(flat ?? bytes));
  if (!document) throw new Error('The PDF has no page that can be read');
  return document;
}

/** Returns a PDF without encryption and annotations, or undefined if it is damaged or needs a password. */
async function flatten(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { FS, callMain } = await openQpdf({ locateFile: () => WASM });
  // The types of the package lack this function.
  const files = FS as typeof FS & { writeFile: (path: string, bytes: Uint8Array) => void };
  files.writeFile(SENT, bytes);
  const exitCode = callMain(['--decrypt', '--flatten-annotations=all', '--generate-appearances', SENT, FLAT]);
  return succeeded.includes(exitCode) ? files.readFile(FLAT) : undefined;
}

async function parse(bytes: Uint8Array): Promise<Document | undefined> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  // Without its type, the catalog is a plain dictionary, which knows no pages.
  return document.catalog instanceof PDFCatalog && document.getPageCount() > 0 ? document : undefined;
}

async function openRepaired(bytes: Uint8Array): Promise<Document | undefined> {
  const repaired = await repair(bytes);
  return parse((await flatten(repaired)) ?? repaired);
}

/**
 * Writes a PDF again from the objects that can be read, wherever they are in the file. The header is added
 * because the sent one may lack its version. Throws if the PDF is encrypted.
 */
async function repair(bytes: Uint8Array): Promise<Uint8Array> {
  const sent = Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]);
  const { context } = await PDFDocument.load(sent, { updateMetadata: false });
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) context.delete(ref);
    if (object instanceof PDFDict) addType(object, ref === context.trailerInfo.Root);
  }
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Adds the type that a catalog or a node of the page tree lacks. */
function addType(object: Dictionary, isRoot: boolean) {
  const has = (key: string) => object.has(PDFName.of(key));
  if (object.has(TYPE)) return;
  if (isRoot) object.set(TYPE, PDFName.of('Catalog'));
  else if (has('Kids') && has('Count')) object.set(TYPE, PDFName.of('Pages'));
  else if (has('MediaBox')) object.set(TYPE, PDFName.of('Page'));
}
