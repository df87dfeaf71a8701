import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Example } from '../server/src/features/site/api-docs/describe-api.ts';
import { findApiProblems } from './api-problems.ts';

/**
 * Collects the examples of the API documentation: for each endpoint the longest exchange that a test had, up to
 * a readable length, and that follows the document. Tests also send what nobody should, such as unknown fields.
 */
const READABLE = 3000;
const collected = new URL('../.data/api-examples.jsonl', import.meta.url);
const kept = new URL('../server/src/features/site/api-docs/examples.json', import.meta.url);

rmSync(collected, { force: true });
mkdirSync(new URL('.', collected), { recursive: true });
spawnSync('npx', ['--no-install', 'vitest', 'run', '--mode', 'examples', '--project', 'server'], {
  stdio: 'inherit',
});

const texts = new Map<string, Set<string>>();
for (const line of readFileSync(collected, 'utf8').trim().split('\n')) {
  const [name, example] = JSON.parse(line) as [string, Example];
  texts.set(name, (texts.get(name) ?? new Set()).add(JSON.stringify(example)));
}
/** By endpoint, the best last. */
const candidates = new Map(
  [...texts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, found]) => [name, [...found].sort(byReading)]),
);

/** Puts the longest readable text last, after all that are too long to read. */
function byReading(one: string, other: string): number {
  const rank = (text: string) => (text.length > READABLE ? -text.length : text.length);
  return rank(one) - rank(other);
}

const best = () =>
  [...candidates].flatMap(([name, found]) => {
    const text = found.at(-1);
    return text === undefined ? [] : [[name, text] as const];
  });

for (;;) {
  const examples = Object.fromEntries(best().map(([name, text]) => [name, JSON.parse(text) as Example]));
  const problems = await findApiProblems(examples);
  const wrong = new Set(problems.map(({ pointer }) => endpointAt(pointer)));
  if (wrong.size === 0) break;
  for (const name of wrong) {
    if (candidates.get(name)?.pop() === undefined) throw new Error(`Not about an example: ${name}`);
  }
}
const written = best().map(([name, text]) => `  ${JSON.stringify(name)}: ${text}`);
writeFileSync(kept, `{\n${written.join(',\n')}\n}\n`);

/** Returns the endpoint of a place such as `#/paths/~1api~1jobs~1{id}/get/responses/200`. */
function endpointAt(pointer: string): string {
  const [, , path = '', method = ''] = pointer.split('/');
  return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll(/\{(\w+)\}/g, ':$1')}`;
}
