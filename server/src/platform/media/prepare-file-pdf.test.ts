import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPdf } from '#platform/media/open-pdf.ts';
import { pdfLib } from '#platform/media/pdf-lib.ts';
import { checkPdf } from '#platform/media/prepare-file.ts';
import { runBounded } from '#platform/media/run-bounded.ts';
import { receivedPdfBytes, textOfPdf } from '#testing/files.ts';

const { PDFDocument, PDFName, PDFString } = pdfLib;

test('keeps only the pages and links of a PDF, also if names are disguised or objects compressed', async () => {
  const kept = await check(await activePdf());

  const clean = await PDFDocument.load(kept);
  const objects = clean.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(clean.getPageCount()).toBe(1);
  expect(objects.join('\n')).toContain('https://studio.example/');
  expect(objects.join('\n')).not.toMatch(/canary|JavaScript|J#61|Launch|Embedded/);
});

const normal = receivedPdfBytes('normal.pdf').toString('latin1');
const form = receivedPdfBytes('form_filled_signed.pdf').toString('latin1');
const broken = '99 0 obj\n<< /Broken ( unbalanced >> ]]\nendobj\nxref\n';

test.for([
  ['with a byte order mark', `\u00ef\u00bb\u00bf${normal}`],
  ['saved from an email', `Content-Type: application/pdf\r\n\r\n${normal}`],
  ['with a wrong place of its table', normal.replace('startxref\n', 'startxref\n9')],
  ['cut before its table', normal.slice(0, normal.indexOf('xref'))],
  ['with a broken compressed object', normal.replace('xref\n', `${brokenStream()}xref\n`)],
  ['with a page without type', normal.replace('/Type /Page ', '')],
  ['with a catalog without type', normal.replace('/Type /Catalog', ' '.repeat(14))],
  ['without any type', normal.replaceAll(/\/Type \/(Catalog|Pages|Page) /g, '')],
  ['filled and signed, with a broken object', form.replace('xref\n', broken), 'Digitally signed by'],
  ['filled and signed, without a version', form.replace('%PDF-1.4', '%PDF-'), 'FIELD VALUE'],
  ['filled by a program that draws no fields', undrawn(), 'FIELD VALUE'],
] as const)('opens a PDF %s', async ([, sent, more = '']) => {
  const text = await textOfOpened(Buffer.from(sent, 'latin1'));

  expect(text).toContain('GST Registration Certificate FORM REG-06');
  expect(text).toContain(more);
});

test.for([
  ['enc_aes128_empty_user.pdf', 'GST Registration Certificate'],
  ['enc_form.pdf', 'Digitally signed by'],
] as const)('opens %s', async ([file, words]) => {
  expect(await textOfOpened(receivedPdfBytes(file))).toContain(words);
});

test.for([
  ['epan_aes128.pdf', receivedPdfBytes('epan_aes128.pdf'), 'pdf_password_protected'],
  ['a web page that mentions PDFs', Buffer.from('<p>%PDF-1.4</p>'), 'pdf_unreadable'],
] as const)('rejects %s', async ([, sent, code]) => {
  await expect(check(sent)).rejects.toMatchObject({ code });
});

test('limits the processor time of a program, not how long a busy machine lets it wait', async () => {
  const run = (program: string) => runBounded(process.execPath, ['-e', program], 1);

  const waits = run('setTimeout(() => console.log("done"), 1100)');
  const works = run('for (;;) {}');

  expect(await waits).toMatchObject({ code: 0, output: 'done\n' });
  expect(await works).toMatchObject({ code: null });
});

/** Opens a PDF in this process: that of each sent file is the subject of other tests, and takes most of a second. */
async function textOfOpened(sent: Uint8Array): Promise<string> {
  const document = await openPdf(sent);
  const copy = await PDFDocument.create();
  for (const page of await copy.copyPages(document, document.getPageIndices())) copy.addPage(page);
  return textOfPdf(await copy.save());
}

async function check(sent: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-pdf-'));
  const path = join(folder, 'sent.pdf');
  await writeFile(path, sent);
  try {
    return (await checkPdf({ field: 'file', accepted: 'scan', path, owner: 'house' })).pdf;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function brokenStream() {
  return '99 0 obj\n<< /Length 10 /Filter /FlateDecode >>\nstream\nnotzlib\nendstream\nendobj\n';
}

function undrawn() {
  return form.replace('/AP <<', '/XX <<').replace('/AcroForm <<', '/AcroForm << /NeedAppearances true');
}

/** A page with a script, an attached program, and links of which only the last is harmless. */
async function activePdf() {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage();
  const text = (words: string) => PDFString.of(words);
  document.addJavaScript('start', 'app.alert("canary")');
  await document.attach(Buffer.from('canary'), 'canary.exe');
  page.node.set(PDFName.of('AA'), context.obj({ O: { S: 'J#61vaScript', JS: text('canary') } }));
  const actions = [
    { S: 'Launch', F: text('canary.exe') },
    { S: 'URI', URI: text('javascript:canary') },
    { S: 'URI', URI: text('https://studio.example/') },
  ];
  page.node.set(PDFName.of('Annots'), context.obj(actions.map((A) => ({ Subtype: 'Link', A }))));
  return document.save({ useObjectStreams: true });
}
