import type { SubmissionResult } from '@kirdaar/contract/representation/submissions';
import { applicationMediaFields } from '@kirdaar/contract/rules/application-media';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { PersonToSubmit } from '#features/representation/submissions/PersonToSubmit.tsx';
import { submissionWrites } from '#features/representation/submissions/submission-writes.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as details from '#words/jobs/job-details.ts';
import * as words from '#words/representation/submissions.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SubmitPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.submit_title, page);

/** `job` in the address is the casting call; `clients`, mandates with commas between them, are chosen already. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const params = { id: search.get('job') ?? '' };
  const { job, people } = await callApi('GET /api/user/agency/submissions/:id', { params });
  return { job, people, preselected: search.get('clients')?.split(',') ?? [] };
}

export const clientAction = pageAction(submissionWrites);

/** An agency chooses whom of its clients to submit to a casting call. */
export default function SubmitPage({ loaderData: { job, people, preselected } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(preselected));
  const write = useWrite(submissionWrites, 'submit', { onDone: () => setChosen(new Set()) });
  const results = write.reply?.results ?? [];
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    write.submit({
      job_id: job.id,
      consents: [...applyConsents],
      people: people
        .filter(({ mandate_id }) => chosen.has(mandate_id))
        .map(({ mandate_id }) => personFrom(form, mandate_id)),
    });
  }

  return (
    <AgencyFrame
      title={words.submit_title}
      lead={`${call_title(job.title)} · ${job.production_house_name ?? ''}`}
    >
      {job.open_to !== 'all' && <Notice>{details.open_to[job.open_to]}</Notice>}
      {people.length === 0 ? (
        <Notice>{words.nobody}</Notice>
      ) : (
        <form onSubmit={send} className="flex max-w-3xl flex-col gap-4">
          <ul className="flex flex-col gap-3">
            {people.map((person) => (
              <PersonToSubmit
                key={person.mandate_id}
                person={person}
                chosen={chosen.has(person.mandate_id)}
                result={results.find(({ mandate_id }) => mandate_id === person.mandate_id)}
                onToggle={() => toggle(person.mandate_id)}
              />
            ))}
          </ul>
          <CheckboxField name="agreed" label={words.consent} required />
          {write.error && <Notice tone="failure">{serverMessage(write.error, common.save_failed)}</Notice>}
          {write.reply && <Notice tone={toneOf(results)}>{write.reply.message}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={chosen.size === 0 || write.busy}>
              {write.busy ? common.sending : words.submit(chosen.size)}
            </Button>
          </div>
        </form>
      )}
    </AgencyFrame>
  );
}

function toneOf(results: readonly SubmissionResult[]) {
  return results.some(({ outcome }) => outcome === 'rejected') ? 'plain' : 'success';
}

function personFrom(form: FormData, mandate_id: string) {
  const answer = (name: string) => String(form.get(`${mandate_id}.${name}`) ?? '');
  return {
    mandate_id,
    role_specific_info: answer('note'),
    travel: answer('travel') === 'on',
    availability: answer('availability') === 'on',
    media: applicationMediaFields.flatMap((field) => {
      const media_id = answer(field);
      return media_id ? [{ field, media_id }] : [];
    }),
  };
}
