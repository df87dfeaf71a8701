import { readFile, writeFile } from 'node:fs/promises';
import type {
  PDFDict as Dictionary,
  PDFDocument as Document,
  PDFName as Name,
  PDFObject,
} from '@cantoo/pdf-lib';
import { openPdf } from '#platform/media/open-pdf.ts';
import { pdfLib } from '#platform/media/pdf-lib.ts';

const {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
} = pdfLib;

/** Annotations that contain other files, play media or belong to an empty form field. */
const active = ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Widget'].map((kind) =>
  PDFName.of(kind),
);
/** Keys under which a dictionary starts something by itself or contains another file. */
const dropped = ['AA', 'OpenAction', 'JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'AF', 'XFA', 'AcroForm'].map(
  (key) => PDFName.of(key),
);
const ACTION = PDFName.of('A');
const NEXT = PDFName.of('Next');
const TYPE = PDFName.of('S');
const ADDRESS = PDFName.of('URI');
const ANNOTATIONS = PDFName.of('Annots');
const SUBTYPE = PDFName.of('Subtype');
/**
 * Copies the pages of a PDF to a new document, which leaves behind what belongs to the whole document, such
 * as scripts and attached files, and removes from the pages what acts: only links remain. Names are compared
 * after decoding, and compressed objects are read like all others.
 */
async function cleanPdf(path: string): Promise<{ pages: number; clean: Uint8Array }> {
  const sent = await openPdf(await readFile(path));
  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await clean.copyPages(sent, sent.getPageIndices())) clean.addPage(page);
  await clean.flush();
  for (const [, object] of clean.context.enumerateIndirectObjects()) removeActive(object, clean);
  return { pages: clean.getPageCount(), clean: await clean.save() };
}

function removeActive(object: PDFObject | undefined, document: Document) {
  if (object instanceof PDFStream) return removeActive(object.dict, document);
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) removeActive(item, document);
    return;
  }
  if (!(object instanceof PDFDict)) return;
  for (const key of dropped) object.delete(key);
  if (!isLink(look(object, ACTION, document), document)) object.delete(ACTION);
  if (object.has(TYPE)) object.delete(NEXT);
  keepPassive(look(object, ANNOTATIONS, document), document);
  for (const [, value] of object.entries()) removeActive(value, document);
}

/** Removes active annotations from the list of a page. */
function keepPassive(annotations: PDFObject | undefined, document: Document) {
  if (!(annotations instanceof PDFArray)) return;
  for (let place = annotations.size() - 1; place >= 0; place -= 1) {
    const annotation = resolve(annotations.get(place), document);
    const kind = annotation instanceof PDFDict ? look(annotation, SUBTYPE, document) : undefined;
    if (!(kind instanceof PDFName) || active.includes(kind)) annotations.remove(place);
  }
}

/** Whether an action leads to another page of the document or to a website. */
function isLink(action: PDFObject | undefined, document: Document): boolean {
  if (!(action instanceof PDFDict)) return false;
  const type = look(action, TYPE, document);
  if (type === PDFName.of('GoTo')) return true;
  const address = look(action, ADDRESS, document);
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return type === PDFName.of('URI') && isText && /^https?:\/\//i.test(address.decodeText());
}

function look(dictionary: Dictionary, key: Name, document: Document): PDFObject | undefined {
  return resolve(dictionary.get(key), document);
}

function resolve(object: PDFObject | undefined, document: Document): PDFObject | undefined {
  return object instanceof PDFRef ? document.context.lookup(object) : object;
}

// Runs as a program of its own, because a hostile file may take long or much memory: a thread that runs out of
// memory can take the whole process with it.
const [, , from = '', to = ''] = process.argv;
const outcome = await cleanPdf(from).then(
  ({ pages, clean }) => writeFile(to, clean).then(() => `clean ${pages}`),
  (error) => (error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable'),
);
process.stdout.write(outcome);
