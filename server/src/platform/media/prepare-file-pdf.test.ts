import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { checkPdf } from '#platform/media/prepare-file.ts';

test('keeps only the pages and links of a PDF, also if names are disguised or objects compressed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-pdf-'));
  const path = join(folder, 'sent.pdf');
  await writeFile(path, await activePdf());

  const kept = await checkPdf('file', path, 'house');

  await rm(folder, { recursive: true });
  const clean = await PDFDocument.load(kept);
  const objects = clean.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(clean.getPageCount()).toBe(1);
  expect(objects.join('\n')).toContain('https://studio.example/');
  expect(objects.join('\n')).not.toMatch(/canary|JavaScript|J#61|Launch|Embedded/);
});

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
