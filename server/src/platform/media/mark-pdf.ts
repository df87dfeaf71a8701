import { readFile, writeFile } from 'node:fs/promises';
import { pdfLib } from '#platform/media/pdf-lib.ts';

// Draws a picture over each page of a PDF. Runs as a program of its own, because a large file may take much memory.
const [, , from = '', mark = '', to = ''] = process.argv;
const document = await pdfLib.PDFDocument.load(await readFile(from), { updateMetadata: false });
const picture = await document.embedPng(await readFile(mark));
for (const page of document.getPages()) {
  const { x, y, width, height } = page.getMediaBox();
  page.drawImage(picture, { x, y, width, height });
}
await writeFile(to, await document.save());
process.stdout.write('marked');
