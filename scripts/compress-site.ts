import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const [assets = ''] = process.argv.slice(2);

/**
 * Writes precompressed copies of the text files in a folder of a built site, smaller than compression on request could make
 * them.
 */
for await (const file of glob(`${assets}**/*.{js,css,svg}`)) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotli(text, smallest));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
