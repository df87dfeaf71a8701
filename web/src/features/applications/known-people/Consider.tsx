import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { housePaths } from '#house-paths.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

interface ConsiderProps {
  talentId: string;
  applicationId: string;
  onDone: () => void;
}

/** Considers an applicant for another open casting call of the house. */
export function Consider({ talentId, applicationId: id, onDone }: ConsiderProps) {
  const { loaded: jobs, failure } = useLoaded(() => findOtherJobs(talentId));
  const considering = useWrite(listWrites, 'considerTalent', {
    action: housePaths.talentLists,
    onDone: ({ message }) => {
      showToast('success', message);
      onDone();
    },
  });
  if (!jobs) return failure ? <Notice tone="failure">{failure}</Notice> : <Loading />;
  if (jobs.length === 0) return <Notice>{words.consider_none}</Notice>;

  const field = {
    name: 'job_id',
    label: common.casting_call,
    options: jobs.map((job) => job.id),
    labels: Object.fromEntries(jobs.map((job) => [job.id, job.title])),
    required: true,
  } as const;
  return (
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
  );
}

/** Returns the open casting calls that the talent has no application to. */
async function findOtherJobs(id: string) {
  const [{ open_jobs }, { met }] = await Promise.all([
    callApi('GET /api/production/casting-invitations', { query: { talent_id: id } }),
    callApi('GET /api/production/met-before/:id', { params: { id } }),
  ]);
  const known = new Set(met.map(({ job }) => job.id));
  return open_jobs.filter((job) => !known.has(job.id));
}
