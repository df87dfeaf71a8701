import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll } from 'vitest';

/** Writes the reads that the tests make to `released-reads.json.gz`, by which the next release shows that it allows them. */
const reads = new Set<string>();
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, args: { name?: string; text: string }[]) {
    const [statement] = args;
    // The product's own statements have names; the schema `effect` is the tests'.
    const isRead = statement?.name && /^\s*(select|with)\b(?!.*\beffect\.)/is.test(statement.text);
    if (isRead) reads.add(statement.text);
    return Reflect.apply(query, client, args);
  },
});

afterAll(() => {
  const file = new URL('../released-reads.json.gz', import.meta.url);
  writeFileSync(file, gzipSync(JSON.stringify([...reads].sort()), { level: 9 }));
});
