import { spawn } from 'node:child_process';

/**
 * Runs the product with reload: the server restarts when its sources change, and the site hot-swaps changed
 * modules.
 */
const watched = ['server/src', 'server/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`);
const server = spawn(process.execPath, [...watched, 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});

// The terminal sends Ctrl-C to the server directly; this process only waits for it to exit.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
