import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Collects the examples of the API documentation: for each endpoint the longest exchange that a test had, up to
 * a readable length.
 */
const READABLE = 3000;
const collected = new URL('../.data/api-examples.jsonl', import.meta.url);
const kept = new URL('../server/src/features/site/api-docs/examples.json', import.meta.url);

rmSync(collected, { force: true });
mkdirSync(new URL('.', collected), { recursive: true });
spawnSync('npx', ['--no-install', 'vitest', 'run', '--mode', 'examples', '--project', 'server'], {
  stdio: 'inherit',
});

const longest = new Map<string, string>();
for (const line of readFileSync(collected, 'utf8').trim().split('\n')) {
  const [name, example] = JSON.parse(line) as [string, object];
  const text = JSON.stringify(example);
  const former = longest.get(name) ?? '';
  const isBetter = former.length > READABLE ? text.length < former.length : text.length > former.length;
  if (former === '' || (isBetter && (text.length <= READABLE || former.length > READABLE)))
    longest.set(name, text);
}
const sorted = [...longest].sort(([a], [b]) => a.localeCompare(b));
const written = sorted.map(([name, example]) => `  ${JSON.stringify(name)}: ${example}`);
writeFileSync(kept, `{\n${written.join(',\n')}\n}\n`);
