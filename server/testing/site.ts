import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { servePages } from '#platform/http/pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Serves the pages of the site, which is built first if it was never built. */
export function serveSite(...args: Parameters<typeof servePages>) {
  if (!existsSync(`${root}web/build/server/index.js`)) buildSite();
  return servePages(...args);
}

function buildSite() {
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The site could not be built: ${stderr}`);
}
