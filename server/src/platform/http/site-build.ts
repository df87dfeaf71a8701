import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config/config.ts';
import { serveAssets } from '#platform/http/site-assets.ts';

/**
 * Its name does not change with its content, so it must not be cached. It may load only the pictures of
 * notifications and what it keeps for moments without a connection.
 */
const WORKER = 'push-worker.js';
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'; connect-src 'self'",
};
const offlineHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'self'",
};

const web = dirname(fileURLToPath(import.meta.resolve('@kirdaar/web/package.json')));

type FindBuild = (language: Language) => Promise<ServerBuild>;

/**
 * Serves the files of the site, and returns its code by language. In development the code may change with every request,
 * and there is one language: English, or that of `SITE_LANGUAGE`.
 */
export function openSiteBuild(app: FastifyInstance, config: Config): Promise<FindBuild> {
  return config.mode === 'development' ? developmentBuild(app) : productionBuilds(app, config);
}

async function developmentBuild(app: FastifyInstance): Promise<FindBuild> {
  const { createServer } = await import('vite');
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({
    root: web,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite's own handler would end the process at once on SIGTERM and leave the database running.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  // The cast is safe: Vite loads modules of any type, and this one is React Router's build.
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}

async function productionBuilds(app: FastifyInstance, config: Config): Promise<FindBuild> {
  await app.register(fastifyStatic, {
    root: join(web, 'build/client'),
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.endsWith(`/${WORKER}`)) reply.headers(workerHeaders);
      if (/\/offline(-\w+)?\.html$/.test(path)) reply.headers(offlineHeaders);
    },
  });
  await serveAssets(app, join(web, 'build/client/assets'), config.DATA_DIR);
  const builds = new Map(
    await Promise.all(
      languages.map(
        async (language) => [language, await import(codeOf(language))] as [Language, ServerBuild],
      ),
    ),
  );
  return async (language) => builds.get(language) as ServerBuild;
}

/** The script that builds the site puts the code of each language there. */
function codeOf(language: Language): string {
  const folder = language === 'en' ? 'server' : `server-${language}`;
  return pathToFileURL(join(web, 'build', folder, 'index.js')).href;
}
