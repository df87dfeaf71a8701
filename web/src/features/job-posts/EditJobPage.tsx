import { useState } from 'react';
import { useNavigate } from 'react-router';
import { titled } from '#api/product-name.ts';
import { EditJobForm } from '#features/job-posts/EditJobForm.tsx';
import { findStanding, type Standing } from '#features/job-posts/find-standing.ts';
import { JobNotFound } from '#features/jobs/JobNotFound.tsx';
import { path } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/EditJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Edit the call', page);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { standing: await findStanding(id) };
}

export default function EditJobPage({ loaderData: { standing }, params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [anew, setAnew] = useState<Standing>();
  const details = path('jobDetails', { id });
  const shown = anew?.job.id === id ? anew : standing;

  if (!standing || !shown) return <JobNotFound />;
  return (
    <div className="flex flex-col gap-2">
      <BackButton otherwise={details}>{standing.job.project_type}</BackButton>
      <Page title="Edit the call" lead={standing.job.title}>
        <EditJobForm
          key={`${id} ${anew?.updated_at}`}
          standing={shown}
          onSaved={() => navigate(details, { replace: true })}
          onDiscard={setAnew}
        />
      </Page>
    </div>
  );
}
