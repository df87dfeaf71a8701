import { open } from 'node:fs/promises';
import { refusedFile } from '#platform/uploads.ts';

const TAIL_BYTES = 2048;
// What does something by itself when the document is opened, or brings other files along.
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction\s*<<|AA\s*<<)\b/;

/**
 * Refuses a PDF that breaks off, asks for a password or does something by itself, and returns how large it is.
 * What is packed away in it is not looked into: it is never shown in the page, only handed over as a file.
 */
export async function readDocument(field: string, path: string): Promise<number> {
  const file = await open(path);
  try {
    const content = (await file.readFile()).toString('latin1');
    if (!content.startsWith('%PDF-') || !content.slice(-TAIL_BYTES).includes('%%EOF'))
      throw refusedFile(field, 'This PDF cannot be read. Please choose another.');
    if (/\/Encrypt\b/.test(content))
      throw refusedFile(field, 'This PDF asks for a password. Please choose one that opens without.');
    if (active.test(content))
      throw refusedFile(field, 'This PDF does more than show pages. Please choose a plain one.');
    return content.length;
  } finally {
    await file.close();
  }
}
