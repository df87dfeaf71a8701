import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Prints how many lines there are of each kind. A file counts for the first kind that it fits. */
const kinds: [kind: string, pattern: RegExp][] = [
  ['generated', /\.generated\.|\.matrix\.txt$|package-lock\.json$|^server\/schema\.sql$/],
  ['tests', /\.test\.tsx?$/],
  ['words', /^contract\/src\/words\//],
  ['test support', /^(server\/testing|web\/src\/testing|e2e\/testing)\/.*\.[jt]sx?$|\.matrix\.ts$/],
  ['product', /^(contract|server|web)\/src\/.*\.tsx?$/],
  ['migrations', /^server\/migrations\//],
  ['seed', /^server\/seed\/.*\.ts$/],
  ['scripts and benchmarks', /^(scripts|server\/bench|e2e\/bench)\//],
  ['documents', /\.md$/],
];

const weights = new Map<string, { files: number; lines: number }>();
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')) {
  const kind = kinds.find(([, pattern]) => pattern.test(file))?.[0];
  if (kind === undefined) continue;
  const weight = weights.get(kind) ?? { files: 0, lines: 0 };
  weights.set(kind, { files: weight.files + 1, lines: weight.lines + linesOf(file) });
}
for (const [kind] of kinds) {
  const { files = 0, lines = 0 } = weights.get(kind) ?? {};
  console.log(`${kind.padEnd(24)}${String(files).padStart(6)} files${String(lines).padStart(9)} lines`);
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
