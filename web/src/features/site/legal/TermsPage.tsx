import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/legal.ts';
import type { Route } from './+types/TermsPage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=terms');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: words.terms_title,
      description: words.terms_description,
    },
    page,
  );

export default function TermsPage({ loaderData: { legal } }: Route.ComponentProps) {
  return <LegalText title={sentence(words.terms_heading((text) => <Marked>{text}</Marked>))} legal={legal} />;
}
