import type { MoveStage } from '@kirdaar/contract/rules/review';
import type { Caller, createGiven } from '#testing/given.ts';
import type { Row } from '#testing/insert-row.ts';
import type { CallApi } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Creates a house with a casting call of fixed details, and a function that adds applicants. */
export async function createBoard(given: Given, verification: 'email' | 'documents' = 'documents') {
  const house = await given.house({ company_name: 'Lamp Films', verification });
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    gender: 'Female',
    age_range: '20-30',
    language_required: 'Hindi',
    city_location: 'Mumbai',
    skills_needed: 'Horse Riding',
  });
  async function applicant(
    fields: Row<'talent'> = {},
    sent: Partial<Parameters<Given['application']>[0]> = {},
  ) {
    const talent = await given.talent({ date_of_birth: given.born(26), gender: 'Female', ...fields });
    const { id } = await given.application({ ...sent, talent_id: talent.id, job_id });
    return { id, talent };
  }
  return { house, job_id, applicant };
}

/** The request for a new stage of applications, whose cards are on the screen unless it says otherwise. */
export function moveOf(application_ids: string[], status: MoveStage, shown = application_ids) {
  return { body: { request_id: crypto.randomUUID(), application_ids, status, shown } };
}

export function sendOf(
  jobId: string,
  application_ids: string[],
  more: { send_at?: string; text?: string } = {},
) {
  return { params: { id: jobId }, body: { request_id: crypto.randomUUID(), application_ids, ...more } };
}

/** Returns the status and history of each application as the talent sees it. */
export async function ownApplications(callApi: CallApi, talent: Caller) {
  const { body } = await callApi('GET /api/user/job-applications', {}, talent);
  return body.data.map(({ status, status_history }) => ({
    status,
    status_history: status_history.map((change) => change.status),
  }));
}
