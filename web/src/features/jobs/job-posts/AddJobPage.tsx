import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { useState } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { callApi, ifFound } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { newRequestId } from '#api/request-id.ts';
import { draftName, JobForm } from '#features/jobs/job-posts/JobForm.tsx';
import type { Answers } from '#features/jobs/job-posts/logistics-fields.ts';
import { PasteMessage, type ReadMessage } from '#features/jobs/job-posts/PasteMessage.tsx';
import { housePath } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AddJobPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.add_job, page);

/** A house that signed up with Google completes its registration first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role === 'production' && !session.house.type_of_work)
    throw redirect(withReturnPath(paths.completeRegistration, paths.addJob));

  const id = new URL(request.url).searchParams.get('draft');
  const [{ production_house_id, drafts }, found] = await Promise.all([
    callApi('GET /api/production/job-drafts'),
    // It may have been posted or deleted in the meantime.
    id ? ifFound(callApi('GET /api/production/job-drafts/:id', { params: { id } })) : undefined,
  ]);
  const draft = found?.draft;
  const fields = draft?.fields ?? (await findContact());
  const local = readDraft(draftName(production_house_id));
  const isLocal = local.request_id && (!id || local.request_id === id);
  const stored: Answers = { request_id: draft?.id ?? newRequestId(), ...fields };
  const opening = isLocal ? local : stored;
  const others = drafts.filter((other) => other.id !== opening.request_id).length;
  return { houseId: production_house_id, opening, image: draft?.image ?? null, others };
}

async function findContact(): Promise<Answers> {
  const { email, phone_number } = (await callApi('GET /api/production/profile')).production_house;
  // A house may have a landline, which a casting call cannot.
  const isMobile = phone_number && writeMobile(phone_number);
  return { ...(email && { email }), ...(isMobile && { phone_number }) };
}

export default function AddJobPage({ loaderData }: Route.ComponentProps) {
  const { others, ...form } = loaderData;
  const navigate = useNavigate();
  const [isPasting, setPasting] = useState(false);
  // Kept by the browser for a reload. Only `openRead` sets `read`; the router's redirects set other state.
  const { read = null } = (useLocation().state ?? {}) as { read?: ReadMessage };

  /** Opens a new form with what was read; the draft that is open now stays on the server. */
  async function openRead(found: ReadMessage) {
    const { email = '', phone_number = '' } = form.opening;
    const request_id = newRequestId();
    saveDraftAnswers(draftName(form.houseId), { email, phone_number, ...found.fields, request_id });
    setPasting(false);
    await navigate(paths.addJob, { replace: true, state: { read: found } });
  }

  return (
    <Page title={common.add_job} lead={words.form_lead}>
      {others > 0 && <Notice>{words.other_drafts(others)}</Notice>}
      <Button variant="secondary" className="sm:self-start" onClick={() => setPasting(true)}>
        {words.paste_open}
      </Button>
      {isPasting && <PasteMessage onRead={openRead} onClose={() => setPasting(false)} />}
      <JobForm
        key={form.opening.request_id}
        {...form}
        read={read}
        onPosted={(id) => navigate(housePath('project', { id }))}
      />
    </Page>
  );
}
