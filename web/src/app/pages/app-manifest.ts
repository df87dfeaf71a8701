import { siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import * as language from '#words/app/language.ts';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/app-manifest.ts';

/** Lets people install the site as an app. */
export function loader({ context }: Route.LoaderArgs) {
  const { productName } = context.get(siteContext);
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: words.manifest_description,
    lang: language.tag,
    start_url: paths.castingCalls,
    display: 'standalone',
    background_color: '#fbf6ee',
    theme_color: '#2b1830',
    icons: [
      { src: '/push-icon.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icon.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.shortcut_calls, url: paths.callsForYou },
      { name: common.my_applications, url: paths.myApplications },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
