import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the recipient of each email that a product without providers has filed in its outbox. */
export async function recipientsIn(outbox: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')).to));
}
