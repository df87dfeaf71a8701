import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Builds the site before `npm start` unless its sources are those of the last build, so that the demo needs no other
 * command. Production starts what was built before, and without the tools for building (`npm ci --omit=dev`) nothing
 * else is possible.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const isBuilt = existsSync(`${root}web/build/server/index.js`);
const canBuild = existsSync(`${root}node_modules/@react-router/dev`);

/** Of the Node that runs npm; this program runs on the one that npm installed. */
const [, ofNpm = ''] = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (Number.parseInt(ofNpm, 10) < Number.parseInt(process.versions.node, 10))
  console.log(`Your Node is ${ofNpm}. Kirdaar runs on Node ${process.versions.node}, which npm installed.`);

if (!isBuilt && !canBuild) {
  console.error(
    'The site is not built. Run `npm ci && npm run build`, or copy web/build from where it was built.',
  );
  process.exit(1);
}
if (!isBuilt || (canBuild && process.env.NODE_ENV !== 'production')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
