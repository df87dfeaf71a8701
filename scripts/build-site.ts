import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const [site, next, former] = ['build', 'build-next', 'build-former'].map((name) => `${web}${name}`) as [
  string,
  string,
  string,
];

/** Builds the site beside the present one and then swaps the two: no process ever sees half a site. */
await rm(next, { recursive: true, force: true });
run('react-router', 'build');
run('vite', 'build', '--config', 'worker/vite.config.ts', '--logLevel', 'warn');
run('node', '../scripts/compress-site.ts', `${next}/client/assets/`);
await rm(former, { recursive: true, force: true });
if (existsSync(site)) await rename(site, former);
await rename(next, site);
await rm(former, { recursive: true, force: true });

function run(program: string, ...args: string[]) {
  const env = { ...process.env, SITE_BUILD: 'build-next' };
  const { status } = spawnSync(program, args, {
    cwd: web,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
