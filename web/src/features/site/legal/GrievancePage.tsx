import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/legal.ts';
import type { Route } from './+types/GrievancePage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=grievance');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: words.grievance_title,
      description: words.grievance_description,
    },
    page,
  );

export default function GrievancePage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <LegalText title={sentence(words.grievance_heading((text) => <Marked>{text}</Marked>))} legal={legal} />
  );
}
