import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@kirdaar/contract/rules/languages';
import { defineConfig } from 'vite';
import { offlineFile } from './offline-file.ts';
import { offlinePage } from './offline-page.ts';

const web = fileURLToPath(new URL('../', import.meta.url));
const client = `${web}${process.env.SITE_BUILD ?? 'build'}/client`;

/** What every page needs, also without a connection. Their names change with their content. */
const SHELL =
  /^((entry\.client|framework|shared|rolldown-runtime|areas|manifest)-.*\.js|root-.*\.css|latin-.*\.woff2)$/;
const hashed = readdirSync(`${client}/assets`)
  .filter((name) => SHELL.test(name))
  .map((name) => ({ url: `/assets/${name}`, revision: null }));
const offline = await Promise.all(
  languages.map(async (language) => ({
    fileName: offlineFile(language),
    source: offlinePage(language, await import(`@kirdaar/contract/words/${language}/ui/offline-page`)),
  })),
);
const named = [
  ...offline.map(({ fileName, source }) => ({ url: `/${fileName}`, revision: revisionOf(source) })),
  ...['offline.css', 'favicon.svg'].map((name) => ({
    url: `/${name}`,
    revision: revisionOf(readFileSync(`${web}public/${name}`)),
  })),
];

/** Builds the service worker into a built site, in place of the one that only shows pushed notifications. */
export default defineConfig({
  root: web,
  publicDir: false,
  plugins: [
    {
      name: 'offline-pages',
      generateBundle() {
        for (const page of offline) this.emitFile({ type: 'asset', ...page });
      },
    },
  ],
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

function revisionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
