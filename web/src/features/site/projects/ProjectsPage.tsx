import { projectFilters } from '@kirdaar/contract/rules/vocabulary';
import type { Project } from '@kirdaar/contract/site/content';
import { Link } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { pageMeta } from '#api/page-meta.ts';
import { renditionsOf } from '#api/renditions.ts';
import { read, siteContext } from '#api/site-context.ts';
import { path, paths } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { Marked } from '#ui/Marked.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import { project_types } from '#words/rules/calls.ts';
import * as words from '#words/site/content.ts';
import type { Route } from './+types/ProjectsPage.ts';

const PER_PAGE = 24;

export const handle = { cacheKey: ['type', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  // An unknown type in the URL shows all projects.
  const type = projectFilters.find((filter) => filter === asked.get('type')) ?? projectFilters[0];
  const query = new URLSearchParams({ type, limit: String(PER_PAGE), page: String(pageOf(asked)) });
  const site = context.get(siteContext);
  const { projects, total } = await read(site, 'GET /api/content/projects', `/api/content/projects?${query}`);
  return { projects, total, type };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.projects_title, description: words.projects_lead, query: ['type', 'page'] }, page);

export default function ProjectsPage({ loaderData: { projects, total, type } }: Route.ComponentProps) {
  return (
    <SitePage
      title={sentence(words.projects_heading((text) => <Marked>{text}</Marked>))}
      lead={words.projects_lead}
    >
      <nav aria-label={words.sort} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex gap-x-6 border-line border-b">
          {projectFilters.map((filter) => (
            <li key={filter}>
              <Link
                to={filter === 'All' ? paths.projects : `?${new URLSearchParams({ type: filter })}`}
                aria-current={filter === type ? 'page' : undefined}
                preventScrollReset
                className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-[3px] font-semibold text-muted hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:text-ink"
              >
                {labelOf(project_types, filter)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 flex flex-col gap-10">
        {projects.length === 0 && <EmptyPage total={total}>{words.projects_none}</EmptyPage>}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-7 md:grid-cols-3 lg:grid-cols-4">
          {projects.map((project, place) => (
            <li key={project.id}>
              <ProjectCard project={project} first={place < 2} />
            </li>
          ))}
        </ul>
        <Pagination total={total} perPage={PER_PAGE} />
      </div>
    </SitePage>
  );
}

/** A project in the list: its poster and its facts. The first posters are loaded eagerly. */
function ProjectCard({ project, first }: { project: Project; first: boolean }) {
  const { id, film_title, type, genre, released_year, image_url } = project;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-lg border border-line bg-sunken shadow-card">
        <Picture
          src={image_url}
          renditions={renditionsOf(image_url)}
          // The poster is cropped at its sides, so it is rendered wider than it appears.
          sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 55vw, 80vw"
          alt=""
          width={480}
          height={640}
          first={first}
          className="aspect-3/4 w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <h2
        lang={langOf(project, 'film_title')}
        className="wrap-anywhere mt-3.5 text-lg leading-snug sm:text-xl"
      >
        <Link
          to={path('projectDetails', { id })}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {film_title}
        </Link>
      </h2>
      <p className="mt-0.5 text-muted text-sm">
        {labelOf(project_types, type)}, {released_year}
        <br />
        <span lang={langOf(project, 'genre')}>{genre}</span>
      </p>
    </article>
  );
}
