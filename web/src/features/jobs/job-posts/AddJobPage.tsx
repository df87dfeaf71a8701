import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { callApi, ifFound } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { newRequestId } from '#api/request-id.ts';
import { draftName, JobForm } from '#features/jobs/job-posts/JobForm.tsx';
import { answersForNewRole } from '#features/jobs/job-posts/job-answers.ts';
import type { Answers } from '#features/jobs/job-posts/logistics-fields.ts';
import {
  findRead,
  keepRead,
  PasteMessage,
  type ReadMessage,
} from '#features/jobs/job-posts/PasteMessage.tsx';
import { findPostingState } from '#features/jobs/jobs/find-job.ts';
import { housePath } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AddJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.add_job, page);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const project = searchParams.get('project') ?? '';
  return { project, form: findForm(searchParams.get('draft'), project) };
}

/** Finds the form to open, or undefined while the house may not post. */
async function findForm(id: string | null, project: string) {
  const [{ production_house_id, may_post, drafts }, stored] = await Promise.all([
    callApi('GET /api/production/job-drafts'),
    findStored(id, project),
  ]);
  if (!may_post) return undefined;
  const local = readDraft(draftName(production_house_id));
  const isLocal = id ? local.request_id === id : local.request_id && (local.project_id ?? '') === project;
  const opening: Answers = isLocal ? local : { request_id: stored.id, ...stored.fields };
  const others = drafts.filter((other) => other.id !== opening.request_id).length;
  const read = findRead(draftName(production_house_id), opening.request_id);
  return { houseId: production_house_id, opening, image: stored.image, others, read };
}

interface Stored {
  id: string;
  fields: Answers;
  image: string | null;
}

/** Finds a draft. A new form begins with the first role of its project, or with how to reach the house. */
async function findStored(id: string | null, project: string): Promise<Stored> {
  // It may have been posted or deleted in the meantime.
  const found = id
    ? await ifFound(callApi('GET /api/production/job-drafts/:id', { params: { id } }))
    : undefined;
  if (found) return found.draft;
  const sibling = project ? await findRoleOf(project) : undefined;
  if (sibling) return { id: newRequestId(), fields: answersForNewRole(sibling), image: sibling.image };
  return { id: newRequestId(), fields: await findContact(), image: null };
}

async function findRoleOf(id: string) {
  const found = await ifFound(callApi('GET /api/production/projects/:id', { params: { id } }));
  const first = found?.roles[0];
  return first && (await findPostingState(first.id))?.job;
}

async function findContact(): Promise<Answers> {
  const { email, phone_number } = (await callApi('GET /api/production/profile')).production_house;
  return { ...(email && { email }), ...(phone_number && { phone_number }) };
}

export default function AddJobPage({ loaderData: { project, form } }: Route.ComponentProps) {
  return (
    <Page title={common.add_job} lead={project ? words.form_new_role : words.form_lead}>
      <Deferred resolve={form}>
        {(found) =>
          found ? (
            <OpenForm {...found} />
          ) : (
            <Navigate to={withReturnPath(paths.completeRegistration, paths.addJob)} replace />
          )
        }
      </Deferred>
    </Page>
  );
}

function OpenForm({ others, ...form }: NonNullable<Awaited<ReturnType<typeof findForm>>>) {
  const navigate = useNavigate();
  const [isPasting, setPasting] = useState(false);
  const { project_id } = form.opening;

  /** Opens a new form with what was read; the draft that is open now stays on the server. */
  async function openRead(found: ReadMessage) {
    const { email = '', phone_number = '' } = form.opening;
    const kept = project_id ? form.opening : { email, phone_number };
    const request_id = newRequestId();
    saveDraftAnswers(draftName(form.houseId), { ...kept, ...found.fields, request_id });
    keepRead(draftName(form.houseId), request_id, found);
    setPasting(false);
    await navigate(project_id ? `?project=${project_id}` : paths.addJob, { replace: true });
  }

  return (
    <>
      {others > 0 && <Notice>{words.other_drafts(others)}</Notice>}
      <Button variant="secondary" className="sm:self-start" onClick={() => setPasting(true)}>
        {words.paste_open}
      </Button>
      {isPasting && <PasteMessage onRead={openRead} onClose={() => setPasting(false)} />}
      <JobForm
        key={form.opening.request_id}
        {...form}
        onPosted={(id) => navigate(housePath('project', { id }))}
      />
    </>
  );
}
