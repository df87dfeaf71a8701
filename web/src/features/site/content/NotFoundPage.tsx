import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/NotFoundPage.ts';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.content_missing_title, description: words.missing_text, unlisted: true }, page);

export default function NotFoundPage() {
  return (
    <SitePage
      title={sentence(words.content_missing_heading((text) => <Marked>{text}</Marked>))}
      lead={words.missing_text}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
        <ButtonLink to={paths.castingCalls} variant="secondary">
          {common.see_calls}
        </ButtonLink>
      </div>
    </SitePage>
  );
}
