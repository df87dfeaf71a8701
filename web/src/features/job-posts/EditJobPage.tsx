import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { titled } from '#api/product-name.ts';
import { EditJobForm } from '#features/job-posts/EditJobForm.tsx';
import { findStanding } from '#features/job-posts/find-standing.ts';
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
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(0);
  const details = path('jobDetails', { id });

  async function openAnew() {
    await revalidate();
    setOpened(opened + 1);
  }

  if (!standing) return <JobNotFound />;
  return (
    <div className="flex flex-col gap-2">
      <BackButton otherwise={details}>{standing.job.project_type}</BackButton>
      <Page title="Edit the call" lead={standing.job.title}>
        <EditJobForm
          key={`${id} ${opened}`}
          standing={standing}
          onSaved={() => navigate(details, { replace: true })}
          onDiscard={openAnew}
        />
      </Page>
    </div>
  );
}
