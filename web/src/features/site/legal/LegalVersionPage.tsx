import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { find, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { legal_names } from '#words/rules/consents.ts';
import * as words from '#words/site/legal.ts';
import type { Route } from './+types/LegalVersionPage.ts';

export async function loader({ context, params: { page, version } }: Route.LoaderArgs) {
  const path = `/api/content/legal?${new URLSearchParams({ page, version })}`;
  const found = await find(context.get(siteContext), 'GET /api/content/legal', path);
  return data(found?.legal, { status: found ? 200 : 404 });
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.version_title, description: words.version_description, unlisted: true }, page);

/** One version of a legal text, which keeps its URL. */
export default function LegalVersionPage({ loaderData: legal }: Route.ComponentProps) {
  if (!legal) return <SitePage title={words.version_missing} lead={words.version_missing_hint} />;
  return <LegalText title={legal_names[legal.page]} legal={legal} />;
}
