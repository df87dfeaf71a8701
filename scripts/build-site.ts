import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '../contract/src/rules/languages.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const [site, next, former] = ['build', 'build-next', 'build-former'].map((name) => `${web}${name}`) as [
  string,
  string,
  string,
];

/**
 * Builds the site beside the present one and then swaps the two: no process ever sees half a site. Each language has a
 * build of its own in which its texts stand; the browser's files of all of them are in one folder.
 */
await rm(next, { recursive: true, force: true });
run('react-router', 'build');
run('vite', 'build', '--config', 'worker/vite.config.ts', '--logLevel', 'warn');
for (const language of languages) if (language !== 'en') await buildIn(language);
run('node', '../scripts/compress-site.ts', `${next}/client/assets/`);
await rm(former, { recursive: true, force: true });
if (existsSync(site)) await rename(site, former);
await rename(next, site);
await rm(former, { recursive: true, force: true });

async function buildIn(language: string) {
  const folder = `build-${language}`;
  runWith({ SITE_LANGUAGE: language, SITE_BUILD: folder }, 'react-router', 'build');
  await cp(`${web}${folder}/client/assets`, `${next}/client/assets`, { recursive: true });
  await rename(`${web}${folder}/server`, `${next}/server-${language}`);
  await rm(`${web}${folder}`, { recursive: true, force: true });
}

function run(program: string, ...args: string[]) {
  runWith({ SITE_BUILD: 'build-next' }, program, ...args);
}

function runWith(variables: Record<string, string>, program: string, ...args: string[]) {
  const env = { ...process.env, ...variables };
  const { status } = spawnSync(program, args, {
    cwd: web,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
