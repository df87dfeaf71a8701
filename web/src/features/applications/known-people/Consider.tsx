import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { LeftOut } from '#features/houses/discovery/Invite.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { housePaths } from '#house-paths.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

interface ConsiderProps {
  applicationId: string;
  onDone: () => void;
}

/** Considers an applicant for another open casting call of the house. */
export function Consider({ applicationId: id, onDone }: ConsiderProps) {
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/applications/:id/consider', { params: { id } }),
  );
  const considering = useWrite(listWrites, 'considerTalent', {
    action: housePaths.talentLists,
    ...successToast(onDone),
  });
  if (!loaded) return failure ? <Notice tone="failure">{failure}</Notice> : <Loading />;
  const jobs = loaded.jobs.filter(({ reason }) => reason === null);
  const left = loaded.jobs.flatMap(({ id, title, reason }) =>
    reason ? [{ id, name: call_title(title), reason }] : [],
  );

  const field = {
    name: 'job_id',
    label: common.casting_call,
    options: jobs.map((job) => job.id),
    labels: Object.fromEntries(jobs.map((job) => [job.id, call_title(job.title)])),
    required: true,
  } as const;
  return (
    <>
      {jobs.length === 0 ? (
        <Notice>{words.consider_none}</Notice>
      ) : (
        <>
          <p>{words.consider_lead}</p>
          <FieldsForm
            fields={[field]}
            write={{ ...considering, submit: ({ job_id }) => considering.submit({ id, job_id }) }}
            accountRole="production"
            submitLabel={words.consider_do}
            busyLabel={common.sending}
            fallbackError={words.consider_failed}
          />
        </>
      )}
      {left.length > 0 && <p className="text-muted">{words.consider_not}</p>}
      <LeftOut label={words.consider_not} left={left} />
    </>
  );
}
