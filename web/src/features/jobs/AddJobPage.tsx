import { useState } from 'react';
import { redirect } from 'react-router';
import { titled } from '#api/product-name.ts';
import { JobForm } from '#features/jobs/JobForm.tsx';
import { paths } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/AddJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Add Job Post', page);

/** A house that came by Google says first who it is. */
export function clientLoader() {
  const session = readSession();
  if (session?.role !== 'production' || session.house.type_of_work) return null;
  throw redirect(leadingBack(paths.completeRegistration, paths.addJob));
}

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
