import { useState } from 'react';
import { useNavigate } from 'react-router';
import { titled } from '#api/product-name.ts';
import { EditJobForm } from '#features/jobs/job-posts/EditJobForm.tsx';
import { findPostingState, type PostingState } from '#features/jobs/jobs/find-job.ts';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/jobs/job-posts.ts';
import { call_title, project_types } from '#words/rules/calls.ts';
import type { Route } from './+types/EditJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.edit_title, page);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { postingState: await findPostingState(id) };
}

export default function EditJobPage({ loaderData: { postingState }, params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [reloaded, setReloaded] = useState<PostingState>();
  const details = housePath('jobDetails', { id });
  const shown = reloaded?.job.id === id ? reloaded : postingState;

  if (!postingState || !shown) return <JobNotFound />;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={details}>{labelOf(project_types, postingState.job.project_type)}</BackButton>
      <Page title={words.edit_title} lead={call_title(postingState.job.title)}>
        <EditJobForm
          key={`${id} ${reloaded?.updated_at}`}
          postingState={shown}
          onSaved={() => navigate(details, { replace: true })}
          onDiscard={setReloaded}
        />
      </Page>
    </div>
  );
}
