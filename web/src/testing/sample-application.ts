import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';

/** Returns an application as a house reads it, of someone with a name. A test sets only the fields it needs. */
export function receivedApplication(
  name: string,
  fields: Partial<ReceivedApplication> = {},
): ReceivedApplication {
  const id = name.toLowerCase();
  return {
    ...{ application_id: id, status: 'applied', applied_at: '2026-03-01T20:00:00.000Z', status_history: [] },
    ...{ consent_pending: false, contact_hidden: false, self_tape: null, media: [], details: {} },
    user: { id: `talent-${id}`, name, city: null, age: 24, gender: null, image_url: null },
    job: { id: 'job-1', title: 'Lead role' },
    ...{ role_specific_info: `I am ${name}.`, travel: true, availability: false },
    ...fields,
  };
}

/** Returns an application with what the house's team knows of it, which nobody has reviewed yet. */
export function reviewedApplication(
  name: string,
  fields: Partial<ReviewedApplication> = {},
): ReviewedApplication {
  return {
    ...receivedApplication(name),
    ...{
      shown_status: 'applied',
      last_move: null,
      stage_names: [],
      score: null,
      team_score: null,
      scores: [],
    },
    match: { score: 0, reasons: [], differences: [] },
    ...{ notes: [], others: [] },
    profile: { languages: [], skills: [], body_type: null, height: null },
    ...fields,
  };
}
