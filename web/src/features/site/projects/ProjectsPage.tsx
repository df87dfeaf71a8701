import { projectFilters } from '@kirdaar/contract/rules/vocabulary';
import { Link } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { ProjectCard } from '#features/site/projects/ProjectCard.tsx';
import { paths } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { Marked } from '#ui/Marked.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
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
  pageMeta(
    {
      title: words.projects_title,
      description: words.projects_lead,
      query: ['type', 'page'],
    },
    page,
  );

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
