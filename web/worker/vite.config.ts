import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const web = fileURLToPath(new URL('../', import.meta.url));
const client = `${web}${process.env.SITE_BUILD ?? 'build'}/client`;

/** What every page needs, also without a connection. Their names change with their content. */
const SHELL =
  /^((entry\.client|framework|shared|rolldown-runtime|areas|manifest)-.*\.js|root-.*\.css|.*latin-wght-normal-.*\.woff2)$/;
const hashed = readdirSync(`${client}/assets`)
  .filter((name) => SHELL.test(name))
  .map((name) => ({ url: `/assets/${name}`, revision: null }));
const named = ['offline.html', 'offline.css', 'favicon.svg'].map((name) => ({
  url: `/${name}`,
  revision: createHash('sha256')
    .update(readFileSync(`${web}public/${name}`))
    .digest('hex')
    .slice(0, 16),
}));

/** Builds the service worker into a built site, in place of the one that only shows pushed notifications. */
export default defineConfig({
  root: web,
  publicDir: false,
  define: { SHELL_FILES: JSON.stringify([...hashed, ...named]) },
  build: {
    target: 'es2023',
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'push-worker.js' },
    },
  },
});
