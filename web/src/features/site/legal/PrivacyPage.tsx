import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/legal.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PrivacyPage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=privacy');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: common.privacy,
      description: words.privacy_description,
    },
    page,
  );

export default function PrivacyPage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <LegalText title={sentence(words.privacy_heading((text) => <Marked>{text}</Marked>))} legal={legal} />
  );
}
