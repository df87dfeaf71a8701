import { spawn } from 'node:child_process';

/** The product with reload: the server starts anew when its sources change, the site swaps what changed. */
const watched = ['server/src', 'server/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`);
const server = spawn(process.execPath, [...watched, 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});

// The terminal's Ctrl-C reaches the server itself; this process only waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
