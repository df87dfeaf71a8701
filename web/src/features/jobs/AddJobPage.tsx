import { useState } from 'react';
import { titled } from '#api/product-name.ts';
import { JobForm } from '#features/jobs/JobForm.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/AddJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Add Job Post', page);

export default function AddJobPage() {
  const [posted, setPosted] = useState(0);

  function startAgain() {
    setPosted(posted + 1);
    window.scrollTo(0, 0);
  }

  return (
    <Page title="Add Job Post" lead="What talent reads before applying. Fields marked * are needed.">
      <JobForm key={posted} onPosted={startAgain} />
    </Page>
  );
}
