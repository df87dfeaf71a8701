import { redirect, useNavigate } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { JobForm } from '#features/job-posts/JobForm.tsx';
import type { Answers } from '#features/job-posts/job-fields.ts';
import { draftName } from '#features/job-posts/use-job-draft.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { paths } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { readDraft } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/AddJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Add Job Post', page);

/** A house that came by Google says first who it is. The draft is the one of the address, or what this browser keeps. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role === 'production' && !session.house.type_of_work)
    throw redirect(leadingBack(paths.completeRegistration, paths.addJob));

  const id = new URL(request.url).searchParams.get('draft');
  const [{ production_house_id, drafts }, draft] = await Promise.all([
    call('GET /api/production/job-drafts'),
    id ? findDraft(id) : undefined,
  ]);
  const here = readDraft(draftName(production_house_id));
  const isHere = here.request_id && (!id || here.request_id === id);
  const kept: Answers = { request_id: draft?.id ?? newRequestId(), ...draft?.fields };
  const opening = isHere ? here : kept;
  const others = drafts.filter((other) => other.id !== opening.request_id).length;
  return { houseId: production_house_id, opening, image: draft?.image ?? null, others };
}

async function findDraft(id: string) {
  try {
    return (await call('GET /api/production/job-drafts/:id', { params: { id } })).draft;
  } catch (error) {
    // It was posted or deleted meanwhile.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export default function AddJobPage({ loaderData }: Route.ComponentProps) {
  const { others, ...form } = loaderData;
  const navigate = useNavigate();

  async function startAgain() {
    // A fresh form has a new name, which the loader gives it.
    await navigate(paths.addJob, { replace: true });
    window.scrollTo(0, 0);
  }

  return (
    <Page title="Add Job Post" lead="What talent reads before applying. Fields marked * are needed.">
      {others > 0 && (
        <Notice>
          You have {others} {others === 1 ? 'other draft' : 'other drafts'} under Previous Job Post.
        </Notice>
      )}
      <JobForm key={form.opening.request_id} {...form} onPosted={startAgain} />
    </Page>
  );
}
