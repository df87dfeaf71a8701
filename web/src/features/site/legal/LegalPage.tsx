import { legalPages } from '@kirdaar/contract/rules/legal';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { paths } from '#paths.ts';
import { Marked } from '#ui/Marked.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/legal.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/LegalPage.ts';

const texts = {
  terms: { title: words.terms_title, description: words.terms_description, heading: words.terms_heading },
  privacy: { title: common.privacy, description: words.privacy_description, heading: words.privacy_heading },
  grievance: {
    title: words.grievance_title,
    description: words.grievance_description,
    heading: words.grievance_heading,
  },
};

function pageAt(pathname: string) {
  return legalPages.find((name) => pathname.endsWith(paths[name])) ?? 'terms';
}

export function loader({ context, url }: Route.LoaderArgs) {
  // The request of a link within the site is for `/privacy.data`.
  const page = pageAt(url.pathname);
  return read(context.get(siteContext), 'GET /api/content/legal', `/api/content/legal?page=${page}`);
}

export const meta: Route.MetaFunction = (page) => pageMeta(texts[pageAt(page.location.pathname)], page);

/** The version in force of one of the legal texts. */
export default function LegalPage({ loaderData: { legal } }: Route.ComponentProps) {
  const { heading } = texts[legal.page];
  return <LegalText title={sentence(heading((text) => <Marked>{text}</Marked>))} legal={legal} />;
}
