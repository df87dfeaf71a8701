import { ArrowLeft } from 'lucide-react';
import { data } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { pageMeta } from '#api/page-meta.ts';
import { renditionsOf } from '#api/renditions.ts';
import { find, siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Picture } from '#ui/Picture.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as platformAnswers from '#words/answers/platform.ts';
import { project_types } from '#words/rules/calls.ts';
import * as words from '#words/site/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ProjectDetailsPage.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const apiPath = `/api/content/projects/${encodeURIComponent(id)}`;
  const found = await find(context.get(siteContext), 'GET /api/content/projects/:id', apiPath);
  return data({ project: found?.project }, { status: found ? 200 : 404 });
}

export const meta: Route.MetaFunction = (page) => {
  const project = page.loaderData?.project;
  return pageMeta(
    {
      title: project?.film_title ?? words.projects_missing_title,
      description: project?.about_project ?? words.missing_description,
      image: project?.image_url,
      unlisted: !project,
    },
    page,
  );
};

export default function ProjectDetailsPage({ loaderData: { project } }: Route.ComponentProps) {
  if (!project)
    return (
      <SitePage title={platformAnswers.project_not_found} lead={words.missing_hint}>
        {back}
      </SitePage>
    );
  const text = (field: 'genre' | 'directed_by' | 'produced_by' | 'language' | 'platform') => (
    <span lang={langOf(project, field)}>{project[field]}</span>
  );
  const facts: Fact[] = [
    [common.type, labelOf(project_types, project.type)],
    [words.fact_genre, text('genre')],
    [words.fact_director, text('directed_by')],
    [words.fact_producer, text('produced_by')],
    [words.fact_year, project.released_year],
    [common.language, text('language')],
    [words.fact_platform, text('platform')],
  ];
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-6 sm:px-8 lg:pt-10">
      {back}
      <article className="mt-4 grid gap-x-14 gap-y-8 md:grid-cols-[minmax(0,22rem)_1fr] md:items-start">
        <Picture
          src={project.image_url}
          renditions={renditionsOf(project.image_url)}
          sizes="(min-width: 48rem) 38rem, 120vw"
          alt={words.poster(project.film_title)}
          width={480}
          height={640}
          first
          className="aspect-4/3 w-full rounded-card border border-line bg-sunken object-cover shadow-float md:sticky md:top-24 md:aspect-3/4"
        />
        <div className="min-w-0 md:pt-6">
          <h1
            lang={langOf(project, 'film_title')}
            className="wrap-anywhere text-[2.6rem] leading-[1.06] sm:text-6xl"
          >
            {project.film_title}
          </h1>
          <p lang={langOf(project, 'about_project')} className="prose mt-6 whitespace-pre-line">
            {project.about_project}
          </p>
          <div className="mt-10 border-line border-t pt-7 [&>dl]:grid [&>dl]:grid-cols-2 [&>dl]:gap-x-8 [&>dl]:gap-y-5 lg:[&>dl]:grid-cols-3">
            <Facts facts={facts} />
          </div>
        </div>
      </article>
    </div>
  );
}

const back = (
  <ButtonLink to={paths.projects} variant="quiet" className="-ml-5">
    <ArrowLeft aria-hidden className="size-4 shrink-0" />
    {words.projects_back}
  </ButtonLink>
);
