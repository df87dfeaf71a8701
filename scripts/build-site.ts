import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '../contract/src/rules/languages.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const [site, next, former] = ['build', 'build-next', 'build-former'].map((name) => `${web}${name}`) as [
  string,
  string,
  string,
];

const root = fileURLToPath(new URL('../', import.meta.url));

/** A site contains the fingerprint of what it was built from. */
const fingerprint = fingerprintOfSources();
const BUILT_FROM = 'built-from.txt';
if (existsSync(`${site}/${BUILT_FROM}`) && readFileSync(`${site}/${BUILT_FROM}`, 'utf8') === fingerprint)
  process.exit(0);

/**
 * Builds the site beside the present one and then swaps the two: no process ever sees half a site. Each language has a
 * build of its own in which its texts stand; the browser's files of all of them are in one folder.
 */
console.log('Building the site, which takes about 20 seconds …');
await rm(next, { recursive: true, force: true });
run('react-router', 'build', '--logLevel', 'error');
run('vite', 'build', '--config', 'worker/vite.config.ts', '--logLevel', 'error');
for (const language of languages) if (language !== 'en') await buildIn(language);
run('node', '../scripts/compress-site.ts', `${next}/client/assets/`);
await writeFile(`${next}/${BUILT_FROM}`, fingerprint);
await rm(former, { recursive: true, force: true });
if (existsSync(site)) await rename(site, former);
await rename(next, site);
await rm(former, { recursive: true, force: true });

async function buildIn(language: string) {
  const folder = `build-${language}`;
  runWith({ SITE_LANGUAGE: language, SITE_BUILD: folder }, 'react-router', 'build', '--logLevel', 'error');
  await cp(`${web}${folder}/client/assets`, `${next}/client/assets`, { recursive: true });
  await rename(`${web}${folder}/server`, `${next}/server-${language}`);
  await rm(`${web}${folder}`, { recursive: true, force: true });
}

function fingerprintOfSources(): string {
  const sources = ['web/{src,public,worker}/**/*', 'web/*.*', 'contract/src/**/*', 'package-lock.json'];
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function run(program: string, ...args: string[]) {
  runWith({ SITE_BUILD: 'build-next' }, program, ...args);
}

function runWith(variables: Record<string, string>, program: string, ...args: string[]) {
  // A test may build the site too, and sets NODE_ENV to `test`.
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const { status } = spawnSync(program, args, {
    cwd: web,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
