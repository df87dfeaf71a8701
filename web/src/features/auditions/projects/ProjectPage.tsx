import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { APPLICANTS_PER_PAGE } from '#features/applications/apply/ApplicantGrid.tsx';
import { ApplicantSearch } from '#features/auditions/projects/ApplicantSearch.tsx';
import { NextSteps } from '#features/auditions/projects/NextSteps.tsx';
import { ProjectFacts } from '#features/auditions/projects/ProjectFacts.tsx';
import { ProjectShare } from '#features/auditions/projects/ProjectShare.tsx';
import { ProjectTimetable } from '#features/auditions/projects/ProjectTimetable.tsx';
import { RolesTable } from '#features/auditions/projects/RolesTable.tsx';
import { projectTitle } from '#features/houses/team/project-title.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import { Section } from '#ui/Section.tsx';
import { project_not_found } from '#words/answers/platform.ts';
import { link_previous_jobs } from '#words/app/area-frame.ts';
import * as words from '#words/auditions/projects.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ProjectPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const params = { id };
  const search = searchParams.get('search')?.trim() ?? '';
  const query = { search, page: pageOf(searchParams), limit: APPLICANTS_PER_PAGE };
  const found = Promise.all([
    callApi('GET /api/production/projects/:id', { params }),
    callApi('GET /api/production/projects/:id/auditions', { params }),
    search ? callApi('GET /api/production/projects/:id/applicants', { params, query }) : undefined,
  ]);
  return { search, found: ifFound(found) };
}

const projectWrites = {
  renameProject: ({ id, name }: { id: string; name: string }) =>
    callApi('PUT /api/production/projects/:id', { params: { id }, body: { name } }),
};
export const clientAction = pageAction(projectWrites);

export default function ProjectPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { search, found } = loaderData;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={housePaths.previousJobs}>{link_previous_jobs}</BackButton>
      <Deferred key={id} resolve={found}>
        {(loaded) => {
          if (!loaded) return <NotFound />;
          const [{ project, roles, team }, timetable, applicants] = loaded;
          return (
            <Page
              title={projectTitle(project, roles[0]?.role_title)}
              lead={words.roles_count(roles.length)}
              actions={
                <div className="flex flex-wrap gap-2">
                  <AddRole id={id} />
                  <ProjectShare roles={roles} />
                </div>
              }
            >
              <Rename project={project} />
              <NextSteps roles={roles} />
              <Section title={words.roles}>
                <RolesTable roles={roles} />
              </Section>
              <Section title={words.search_title}>
                <ApplicantSearch search={search} found={applicants} />
              </Section>
              <Section title={jobDetailsWords.details_auditions} lead={words.timetable_lead}>
                <ProjectTimetable {...timetable} />
              </Section>
              <ProjectFacts roles={roles} team={team} />
            </Page>
          );
        }}
      </Deferred>
    </div>
  );
}

function AddRole({ id }: { id: string }) {
  if (!useMayWrite('owner')) return null;
  return (
    <ButtonLink variant="secondary" to={`${paths.addJob}?project=${id}`}>
      {words.add_role}
    </ButtonLink>
  );
}

function NotFound() {
  return (
    <Page title={project_not_found} lead={words.missing_hint}>
      <ButtonLink to={housePaths.previousJobs} variant="secondary" className="self-start">
        {jobDetailsWords.missing_back}
      </ButtonLink>
    </Page>
  );
}

function Rename({ project: { id, name } }: { project: { id: string; name: string | null } }) {
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(
    projectWrites,
    'renameProject',
    successToast(() => setOpen(false)),
  );
  if (!useMayWrite()) return null;
  if (!isOpen)
    return (
      <Button variant="quiet" className="-mt-4 -ml-5 self-start" onClick={() => setOpen(true)}>
        {name ? words.rename : words.name_it}
      </Button>
    );
  return (
    <div className="max-w-md">
      <FieldsForm
        fields={[{ name: 'name', label: words.name, hint: words.name_hint, maxLength: MAX_LINE }]}
        values={{ name: name ?? '' }}
        write={{ ...write, submit: ({ name: typed }) => write.submit({ id, name: typed }) }}
        accountRole="production"
        submitLabel={common.save_changes}
        busyLabel={common.saving}
        fallbackError={common.save_failed}
      />
    </div>
  );
}
