import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const assets = fileURLToPath(new URL('../web/build/client/assets/', import.meta.url));

/**
 * Writes precompressed copies of the built site's text files, smaller than compression on request could make
 * them.
 */
for await (const file of glob(`${assets}**/*.{js,css,svg}`)) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotli(text, smallest));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
